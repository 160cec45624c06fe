// What the game sees of the page: frames, the size of the canvas, the keyboard, sound, storage and
// what is told to those who cannot see the screen.
import { mirror, named, nextFocused, pressed, say, speak } from "./mirror.js";
import { outside } from "./outside.js";

const EXACT = 3e6; // device pixels up to which the canvas has every one of them
const LARGEST = 2.5e6; // what it is cut down to otherwise
const IDLE = 66; // milliseconds between looks at the clock while nothing moves
const KEYS = "hearts/"; // before every key in the storage, which other pages may share
const INPUT = "click pointerdown pointerup pointermove wheel keydown keyup touchstart touchmove touchend";

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");
const canvas = document.getElementById("canvas");
const nextFrame = () => new Promise(requestAnimationFrame);
let python;
let wake = () => {};

export const page = {
  width: 0, // of the canvas in CSS pixels
  height: 0,
  ratio: 1, // device pixels of the canvas to one of them
  insets: "0 0 0 0", // top, right, bottom, left: what a notch takes, in CSS pixels
  changes: 0, // grows with every change of the values above
  onFirstFrame: () => {},
  focused: named,
  mirror,
  nextFocused,
  say,
  speak,
  ...outside,

  begin(started) {
    python = started;
    measure();
  },

  // The next frame; while nothing moves, the one after something has happened or some time.
  async frame(busy) {
    if (!busy && !pressed.length) {
      await new Promise((resolve) => {
        wake = resolve;
        setTimeout(resolve, IDLE);
      });
    }
    await nextFrame();
    measure();
  },

  shown() {
    page.onFirstFrame();
    page.onFirstFrame = () => {};
  },

  nextPressed: () => pressed.shift(),
  reducedMotion: () => lessMotion.matches,
  moreContrast: () => moreContrast.matches,

  copy(text) {
    if (!navigator.clipboard) return false;
    navigator.clipboard.writeText(text).catch((error) => console.info(error.message));
    return true;
  },

  fullScreen() {
    const asked = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen?.();
    asked?.catch((error) => console.info(error.message));
  },

  // The storage throws where it is refused or full; the game knows how to take that.
  read: (key) => localStorage.getItem(KEYS + key) ?? undefined,
  write: (key, text) => localStorage.setItem(KEYS + key, text),
  remove: (key) => localStorage.removeItem(KEYS + key),
  keys: () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(KEYS))
      .map((key) => key.slice(KEYS.length)),
};

// Give the canvas the window's size. Asked once a frame, so that no change can be missed: one of
// the ratio alone sends no resize event.
function measure() {
  const [width, height, dense] = [innerWidth, innerHeight, devicePixelRatio || 1];
  if (width === measure.width && height === measure.height && dense === measure.dense) return;
  Object.assign(measure, { width, height, dense });
  const pixels = width * height * dense * dense;
  const ratio = pixels > EXACT ? Math.sqrt(LARGEST / (width * height)) : dense;
  page.width = Math.max(1, Math.round(width * ratio)) / ratio;
  page.height = Math.max(1, Math.round(height * ratio)) / ratio;
  page.ratio = ratio;
  canvas.style.width = `${page.width}px`;
  canvas.style.height = `${page.height}px`;
  const safe = getComputedStyle(document.getElementById("safe"));
  page.insets = ["top", "right", "bottom", "left"]
    .map((side) => parseFloat(safe.getPropertyValue(`padding-${side}`)) || 0)
    .join(" ");
  page.changes += 1;
}

for (const type of INPUT.split(" ")) addEventListener(type, () => wake(), { capture: true, passive: true });
addEventListener("resize", () => wake());

// Tab is the page's: SDL would swallow it and hold the focus for ever.
for (const type of ["keydown", "keyup"]) {
  const keep = (event) => event.key === "Tab" && event.stopImmediatePropagation();
  addEventListener(type, keep, { capture: true });
}

// Keys that are down when the focus leaves would stay down in SDL: let them go.
const held = new Map();
canvas.addEventListener("keydown", (event) => held.set(event.code, event));
canvas.addEventListener("keyup", (event) => held.delete(event.code));
canvas.addEventListener("blur", () => {
  for (const { key, code, keyCode, which, location } of held.values()) {
    const released = { key, code, keyCode, which, location, bubbles: true };
    canvas.dispatchEvent(new KeyboardEvent("keyup", released));
  }
  held.clear();
});

canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
for (const type of ["gesturestart", "dblclick"]) {
  document.addEventListener(type, (event) => event.preventDefault());
}

// A hidden page is silent; what was playing goes on when it is seen again.
let paused = false;
document.addEventListener("visibilitychange", () => {
  const sound = python?._module.SDL2?.audioContext;
  if (document.hidden && sound?.state === "running") {
    paused = true;
    sound.suspend();
  } else if (!document.hidden && paused) {
    paused = false;
    sound?.resume();
  }
});
