// What comes in from outside and what is handed out: links, files, pasted texts.

const MOST = 20e6; // characters of a file that are read
const received = [];

const take = (text) => received.push(String(text).slice(0, MOST + 1));

// A shared deal is taken in once: opening the page anew goes on with the game instead.
function fragment() {
  if (location.hash.length < 2) return;
  take(location.hash);
  history.replaceState(null, "", location.pathname + location.search);
}

async function read(file) {
  take(await file.slice(0, 4 * MOST).text());
}

export const outside = {
  nextReceived: () => received.shift(),

  give(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },

  askForFile() {
    const chooser = document.createElement("input");
    chooser.type = "file";
    chooser.addEventListener("change", () => chooser.files.length && read(chooser.files[0]));
    chooser.click();
  },

  // Some browsers let no page read the clipboard: there the person pastes into a box.
  async askForPaste(question) {
    try {
      take(await navigator.clipboard.readText());
    } catch {
      const text = prompt(question);
      if (text !== null) take(text);
    }
  },
};

fragment();
addEventListener("hashchange", fragment);
addEventListener("paste", (event) => take(event.clipboardData.getData("text")));
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) read(file);
  else take(event.dataTransfer.getData("text"));
});
