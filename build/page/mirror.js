// The game for those who cannot see the canvas: what is shown as text, what can be done as buttons,
// in reading order, and what happens as sentences. The buttons mean the same to the game as a tap
// on the canvas.
export const pressed = []; // keys of the buttons that were pressed, for the game to take
let focused; // the key of the button that the focus has come to, until the game takes it

const KEPT = 20; // sentences that can be read again
const BREATH = 120; // milliseconds in which sentences that follow each other become one
const SPOKEN = 3000; // milliseconds after which a sentence that was announced is taken away
const LEAVING = ["back", "close"]; // keys of the buttons that lead out of a scene
const NEWS = 2; // paragraphs at most that are read out after a button has changed them
const element = (id) => document.getElementById(id);
const content = element("choices");
const canvas = element("canvas");
const texts = JSON.parse(element("texts").textContent);
const left = new Map(); // by a scene's heading, the button that was pressed to leave it
let waiting = []; // sentences that are not urgent, until they are said together
let timer;
let answered = false; // a button was pressed, and nothing has been mirrored since

// From now on everything is in that language.
export function speak(language, fromRight) {
  document.documentElement.lang = language;
  document.documentElement.dir = fromRight ? "rtl" : "ltr";
  const words = { ...texts.en, ...texts[language] };
  canvas.ariaLabel = words.canvas;
  element("keys").textContent = words.keys;
  element("mirror").ariaLabel = words.name;
  element("log-title").textContent = words.log;
}

// Say a sentence. What comes shortly after another is said with it: a reader that breaks off for
// what is urgent would otherwise leave out what led to it.
export function say(sentence, urgent) {
  const line = document.createElement("li");
  line.textContent = sentence;
  element("log").append(line);
  while (element("log").children.length > KEPT) element("log").firstElementChild.remove();
  waiting.push(sentence);
  if (urgent) flush("urgent");
  else timer ??= setTimeout(flush, BREATH, "calm"); // not put off by what goes on following
}

function flush(region) {
  clearTimeout(timer);
  timer = undefined;
  announce(region, waiting.join(" "));
  waiting = [];
}

function announce(region, text) {
  const line = document.createElement("p");
  line.textContent = text;
  element(region).append(line);
  setTimeout(() => line.remove(), SPOKEN);
}

// The keyboard on the canvas has come to something of that name.
export const named = (label) => announce("urgent", label);

export function nextFocused() {
  const key = focused;
  focused = undefined;
  return key;
}

// Show `text`, JSON of paragraphs, headings and choices in order. Elements that stay are kept, so
// that one with the focus keeps it; where it goes, the focus goes to what is nearest.
export function mirror(text) {
  const before = state();
  fill(content, blocks(JSON.parse(text)));
  element("mirror").hidden = false;
  const heading = content.querySelector("h1")?.textContent ?? "";
  if (before.heading !== undefined && heading !== before.heading) arrive(heading, before);
  else if (before.key !== undefined && document.activeElement === document.body) stay(before);
  else if (answered && heading === before.heading) readChanges(before.texts);
  answered = false;
}

function state() {
  const active = content.contains(document.activeElement) ? document.activeElement : undefined;
  const group = active?.parentElement;
  return {
    heading: content.querySelector("h1")?.textContent,
    texts: new Set([...content.querySelectorAll(":scope > p")].map((line) => line.textContent)),
    key: active && (active.dataset.key ?? ""),
    label: active?.textContent,
    group: group?.dataset.part,
    place: group && [...group.querySelectorAll("button")].indexOf(active),
  };
}

// Another scene: its heading is read, or the button that had led away from it. A button that is
// there as before only turns pages, as the next step of a replay does: it keeps the focus.
function arrive(heading, before) {
  const turns = before.label !== undefined && document.activeElement?.textContent === before.label;
  if (before.key === undefined || (turns && !LEAVING.includes(before.key))) {
    announce("calm", heading);
    return;
  }
  if (before.key) left.set(before.heading, before.key);
  const known = left.get(heading);
  (buttonOf(known) ?? content.querySelector("h1") ?? canvas).focus();
}

// The button with the focus has gone: the next one of its group takes its place.
function stay(before) {
  const group = [...content.children].find((block) => block.dataset.part === before.group);
  const buttons = group ? [...group.querySelectorAll("button")] : [];
  const next = buttons[Math.min(before.place, buttons.length - 1)];
  (next ?? content.querySelector("h1") ?? canvas).focus();
}

const buttonOf = (key) =>
  [...content.querySelectorAll("button")].find((button) => button.dataset.key === key);

// What else has changed in the scene since a button was pressed, unless that is too much to hear.
function readChanges(before) {
  const lines = [...content.querySelectorAll(":scope > p")].map((line) => line.textContent);
  const fresh = lines.filter((line) => !before.has(line));
  if (fresh.length && fresh.length <= NEWS) announce("calm", fresh.join(" "));
}

// Parts of a group that follow each other become one block.
function blocks(parts) {
  const found = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (!part.group) found.push(part);
    else if (last?.parts && last.group === part.group) last.parts.push(part);
    else found.push({ group: part.group, parts: [part] });
  }
  return found;
}

// Make the children of an element those of the parts, and keep the ones that are there already.
function fill(parent, parts) {
  const known = new Map([...parent.children].map((child) => [child.dataset.part, child]));
  const counts = {};
  const wanted = parts.map((part) => {
    const tag = tagOf(part);
    counts[tag] = (counts[tag] ?? 0) + 1;
    const name = part.key ?? (part.parts ? part.group : counts[tag]);
    const child = known.get(`${tag} ${name}`) ?? document.createElement(tag);
    child.dataset.part = `${tag} ${name}`;
    show(child, part);
    return child;
  });
  for (const child of known.values()) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, place) => {
    const there = parent.children[place] ?? null;
    if (there !== child) parent.insertBefore(child, there);
  });
}

function tagOf(part) {
  if (part.parts) return "div";
  if (part.key !== undefined) return "button";
  return part.heading ? `h${part.heading}` : "p";
}

function show(child, part) {
  if (part.parts) {
    const { named, text, listed } = part.parts[0];
    child.role = listed ? "list" : "group";
    child.ariaLabel = listed ? null : named || text;
    fill(child, part.parts);
    return;
  }
  const text = part.label ?? part.text;
  if (child.textContent !== text) child.textContent = text;
  if (child.tagName === "H1") child.tabIndex = -1; // the focus may be put on it
  if (part.listed) child.role = "listitem";
  if (part.key === undefined) return;
  if (!child.dataset.key) listen(child, part.key);
  set(child, "lang", part.language || null);
  set(child, "aria-disabled", part.enabled ? null : "true");
  set(child, "aria-pressed", part.on);
  set(child, "aria-expanded", part.opened);
}

function set(child, name, value) {
  if (value === null) child.removeAttribute(name);
  else child.setAttribute(name, value);
}

function listen(button, key) {
  button.type = "button";
  button.dataset.key = key;
  button.addEventListener("focus", () => (focused = key));
  button.addEventListener("click", () => {
    answered = true;
    pressed.push(key);
  });
}
