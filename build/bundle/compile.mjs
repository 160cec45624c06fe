// node compile.mjs RUNTIME LIBRARY PYGAME GAME OUT: compiles inside Pyodide what the game imports.
//
// A first Python, as it is published, looks for imports and compiles: compile.py. A second, with the
// page's LIBRARY, imports: loaded.py. Writes to OUT what the first has made, with `functions.json`:
// the JavaScript that pygame's library has the second evaluate.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// Node would show the line that threw as well, and all of Pyodide's script is one line.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const [runtime, library, pygame, game, out] = process.argv.slice(2).map((name) => path.resolve(name));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")));

async function started(options) {
  const python = await loadPyodide({
    indexURL: runtime + path.sep,
    env: { PYTHONHASHSEED: "0" }, // the order of sets in bytecode
    ...options,
  });
  for (const folder of ["/in/game", "/in/scripts"]) python.FS.mkdirTree(folder);
  python._api.sys.path.insert(0, "/in/scripts");
  copyIn(python, game, "/in/game");
  return python;
}

function copyIn(python, from, to) {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) {
      python.FS.mkdirTree(target);
      copyIn(python, source, target);
    } else {
      python.FS.writeFile(target, fs.readFileSync(source));
    }
  }
}

function copyOut(python, from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const name of python.FS.readdir(from).filter((name) => !name.startsWith("."))) {
    const [source, target] = [`${from}/${name}`, path.join(to, name)];
    if (python.FS.isDir(python.FS.stat(source).mode)) copyOut(python, source, target);
    else fs.writeFileSync(target, python.FS.readFile(source));
  }
}

// A script beside this one as a module.
function script(python, name) {
  const source = fileURLToPath(new URL(`${name}.py`, import.meta.url));
  python.FS.writeFile(`/in/scripts/bundle_${name}.py`, fs.readFileSync(source));
  return python.pyimport(`bundle_${name}`);
}

const SITE = "/lib/python3.14/site-packages";
const compiler = await started();
compiler.FS.writeFile("/in/library.zip", fs.readFileSync(library));
copyIn(compiler, pygame, SITE);
const compile = script(compiler, "compile");

globalThis.functions = new Set();
const page = await started({ stdLibURL: library });
copyIn(page, pygame, SITE);
page._api.sys.path.insert(0, "/in/game");
compile.compile_all(script(page, "loaded").files(compile.imported()));
copyOut(compiler, "/out", out);
fs.writeFileSync(path.join(out, "functions.json"), JSON.stringify([...globalThis.functions].sort()));
