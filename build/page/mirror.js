// The game for those who cannot see the canvas: what happens as sentences, what can be done as
// buttons, in reading order. The buttons mean the same to the game as a tap on the canvas.
export const pressed = []; // keys of the buttons that were pressed, for the game to take

const KEPT = 20; // sentences that can be read again
const buttons = document.getElementById("choices");
const title = document.getElementById("title");

export function speak(language, fromRight) {
  document.documentElement.lang = language;
  document.documentElement.dir = fromRight ? "rtl" : "ltr";
}

export function say(sentence, urgent) {
  const log = document.getElementById(urgent ? "urgent" : "log");
  const line = document.createElement("p");
  line.textContent = sentence;
  log.append(line);
  while (log.children.length > KEPT) log.firstElementChild.remove();
}

// Make the buttons those of `text`, JSON of [key, label, group, enabled] in order. Buttons that
// stay are kept, so that one with the focus keeps it.
export function mirror(name, text) {
  title.textContent = name;
  const before = new Map([...buttons.children].map((button) => [button.dataset.key, button]));
  const focused = buttons.contains(document.activeElement);
  const wanted = JSON.parse(text).map(([key, label, group, enabled]) => {
    const button = before.get(key) ?? made(key);
    if (button.textContent !== label) button.textContent = label;
    button.dataset.group = group;
    button.ariaDisabled = String(!enabled);
    return button;
  });
  for (const button of before.values()) if (!wanted.includes(button)) button.remove();
  wanted.forEach((button, place) => {
    const there = buttons.children[place] ?? null;
    if (there !== button) buttons.insertBefore(button, there);
  });
  if (focused && !buttons.contains(document.activeElement)) {
    (buttons.firstElementChild ?? document.getElementById("canvas")).focus();
  }
}

function made(key) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.key = key;
  button.addEventListener("click", () => {
    if (button.ariaDisabled !== "true") pressed.push(key);
  });
  return button;
}
