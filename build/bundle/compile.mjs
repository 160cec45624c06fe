// node compile.mjs RUNTIME PYGAME GAME PLAIN OUT: runs compile.py inside Pyodide and copies out what it
// made, with `functions.json`: the JavaScript that pygame's library has the page evaluate.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [runtime, pygame, game, plain, out] = process.argv.slice(2).map((name) => path.resolve(name));
const script = fileURLToPath(new URL("compile.py", import.meta.url));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")));
globalThis.functions = new Set();
const python = await loadPyodide({
  indexURL: runtime + path.sep,
  env: { PYTHONHASHSEED: "0" }, // the order of sets in bytecode
});

function copyIn(from, to) {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) {
      python.FS.mkdirTree(target);
      copyIn(source, target);
    } else {
      python.FS.writeFile(target, fs.readFileSync(source));
    }
  }
}

function copyOut(from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const name of python.FS.readdir(from).filter((name) => !name.startsWith("."))) {
    const [source, target] = [`${from}/${name}`, path.join(to, name)];
    if (python.FS.isDir(python.FS.stat(source).mode)) copyOut(source, target);
    else fs.writeFileSync(target, python.FS.readFile(source));
  }
}

python.FS.mkdirTree("/in/game");
python.FS.mkdirTree("/in/plain");
python.FS.writeFile("/in/stdlib.zip", fs.readFileSync(path.join(runtime, "python_stdlib.zip")));
copyIn(game, "/in/game");
copyIn(plain, "/in/plain");
copyIn(pygame, "/lib/python3.14/site-packages");
python.runPython(fs.readFileSync(script, "utf8"));
copyOut("/out", out);
fs.writeFileSync(path.join(out, "functions.json"), JSON.stringify([...globalThis.functions].sort()));
