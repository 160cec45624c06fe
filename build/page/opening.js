// What the page shows until the game does: how far the fetching is, and what went wrong.
const texts = JSON.parse(document.getElementById("texts").textContent);
const release = JSON.parse(document.getElementById("release").textContent);
const element = (id) => document.getElementById(id);

function languageOf(wanted) {
  return wanted.map((name) => name.slice(0, 2)).find((name) => name in texts) ?? "en";
}

// The language chosen in the game, from its settings in the storage; anything may be there instead.
function chosen() {
  try {
    const { language } = JSON.parse(localStorage.getItem("hearts/settings")).settings;
    return typeof language === "string" && Object.hasOwn(texts, language) && language;
  } catch {
    return false; // nothing was kept, or the storage is refused
  }
}

const language = chosen() || languageOf(navigator.languages ?? [navigator.language ?? "en"]);
export const text = { language, ...texts.en, ...texts[language] };

function filled(sentence, slots) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => slots[name] ?? "");
}

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const digits = language === "hi" ? "hi-u-nu-deva" : language; // the others have their own anyway
const numbers = new Intl.NumberFormat(digits, tenths);
const megabytes = (bytes) => numbers.format(bytes / 1e6);

class Progress {
  #total = Object.values(release.parts).reduce((sum, { size }) => sum + size, 0);
  #received = {};
  #heard = performance.now();
  #due = 0; // the frame in which the news will be shown
  finished = false;

  // So many bytes more of a part have arrived.
  add(name, bytes) {
    if (this.finished) return;
    this.#received[name] = (this.#received[name] ?? 0) + bytes;
    this.#heard = performance.now();
    this.#due ||= requestAnimationFrame(() => this.#show());
  }

  #show() {
    this.#due = 0;
    if (this.finished) return;
    const sum = Object.values(this.#received).reduce((all, one) => all + one, 0);
    element("bar").max = this.#total;
    element("bar").value = sum;
    const waiting = Object.keys(release.parts).find(
      (part) => (this.#received[part] ?? 0) < release.parts[part].size,
    );
    const slots = { part: text[`part.${waiting}`], done: megabytes(sum), all: megabytes(this.#total) };
    element("news").textContent = waiting ? filled(text.loading, slots) : text.starting;
  }

  say(key) {
    if (this.finished) return;
    this.#heard = performance.now();
    element("news").textContent = text[key];
    tell(text[key]);
  }

  // Milliseconds since anything was heard; a hidden page is expected to be quiet.
  quiet() {
    if (document.hidden) this.#heard = performance.now();
    return performance.now() - this.#heard;
  }

  done() {
    this.finished = true;
    element("opening").hidden = true;
    tell("");
    element("canvas").focus({ preventScroll: true });
  }
}

export const progress = new Progress();

// Put a sentence and a way to try again in the place of the game; the first reason is the true one.
export function failed(reason, detail = "") {
  if ((element("opening").dataset.failed ?? "slow") !== "slow") return;
  progress.finished = true;
  element("opening").hidden = false;
  element("opening").dataset.failed = reason;
  element("bar").hidden = true;
  element("news").textContent = text[`failed.${reason}`];
  element("detail").textContent = detail;
  element("retry").textContent = text.retry;
  element("retry").hidden = false;
  element("retry").focus();
}

// The news changes with every piece that arrives; those who hear it are told only now and then.
function tell(sentence) {
  element("calm").textContent = sentence;
}

element("stuck").remove();
element("name").textContent = document.title = text.name;
tell(text.wait);
element("retry").addEventListener("click", () => location.reload());
