// Fetches the parts of the game side by side, starts Python and hands the page over to the game.
import { page } from "./screen.js";
import { failed, progress, text } from "./opening.js";

const release = JSON.parse(document.getElementById("release").textContent);
const SITE = "/lib/python3.14/site-packages/";
const HOME = "/game/";
const PATIENCE = 60_000; // milliseconds without any news before the person is offered a retry

class Missing extends Error {}

const mark = (name) => performance.mark(`hearts:${name}`);

// A part of the game, unpacked. The service worker answers with unpacked files and says so.
async function part(name) {
  const { url, size, type } = release.parts[name];
  const response = await fetch(url).catch((error) => {
    throw new Missing(url, { cause: error });
  });
  if (!response.ok) throw new Missing(`${url} (${response.status})`);
  if (response.headers.get("x-unpacked")) {
    progress.add(name, size);
    return response;
  }
  const counted = new TransformStream({
    transform(bytes, controller) {
      progress.add(name, bytes.length);
      controller.enqueue(bytes);
    },
  });
  const body = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": type } });
}

// The runtime's script came packed, so it runs as an inline module; the page's policy has its
// hash. When it has run it sends an event with the function that makes a runtime.
function inline(source) {
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = source;
  const ran = new Promise((resolve, reject) => {
    addEventListener("runtime", (event) => resolve(event.detail), { once: true });
    const refused = () => reject(new Error("the browser refused to run the runtime's script"));
    document.addEventListener("securitypolicyviolation", refused, { once: true });
    script.addEventListener("error", refused);
  });
  document.head.append(script);
  return ran;
}

// Python and its standard library. Pyodide fetches and compiles by itself; for as long as it
// starts, it gets what is on its way already instead.
async function startPython({ wasm, script, stdlib }) {
  const { loadPyodide } = await import(new URL(release.pyodide, document.baseURI).href);
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (what, options) => {
    const name = String(what).split("/").pop();
    if (name === "pyodide.asm.wasm") return new Response();
    return name === "python_stdlib.zip" ? new Response(await stdlib) : fetch(what, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports).catch(explain) };
  };
  try {
    return await loadPyodide({
      indexURL: new URL("./", document.baseURI).href,
      createPyodideModule: await inline(await script),
      lockFileContents: release.lock,
      packageBaseUrl: "./",
      env: { HOME, PYGAME_HIDE_SUPPORT_PROMPT: "1", SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#canvas" },
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

// The files in a tar archive, as [name, bytes].
function* files(bytes) {
  const ascii = new TextDecoder("ascii");
  const field = (at, length) => ascii.decode(bytes.subarray(at, at + length)).split("\0")[0];
  for (let at = 0; at + 512 <= bytes.length && bytes[at]; ) {
    const size = parseInt(field(at + 124, 12), 8);
    yield [field(at, 100), bytes.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

function unpack(python, bytes) {
  const made = new Set();
  for (const [name, content] of files(bytes)) {
    const target = name.startsWith("pygame/") ? SITE + name : HOME + name;
    const folder = target.slice(0, target.lastIndexOf("/"));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(target, content, { canOwn: true });
  }
}

// pygame's library was compiled while it was being fetched; Python finds it loaded already.
async function linkPygame(python, library) {
  const target = SITE + release.library;
  const runtime = python._module;
  python.FS.mkdirTree(target.slice(0, target.lastIndexOf("/")));
  python.FS.writeFile(target, new Uint8Array());
  const flags = { loadAsync: true, nodelete: true };
  runtime.preloadedWasm[target] = await runtime.loadWebAssemblyModule(library, flags, target, {});
}

async function start() {
  if (!globalThis.WebAssembly?.compileStreaming || !globalThis.DecompressionStream) {
    return failed("old");
  }
  // All begin at once, and each is read as it comes: a browser opens few connections at a time.
  const parts = {
    wasm: WebAssembly.compileStreaming(part("wasm")),
    script: part("script").then((response) => response.text()),
    stdlib: part("stdlib").then((response) => response.arrayBuffer()),
    pygame: WebAssembly.compileStreaming(part("pygame")),
    game: part("game").then((response) => response.arrayBuffer()),
  };
  // Pyodide says nothing when a part fails, so that has to end the waiting for it.
  const python = await new Promise((resolve, refuse) => {
    for (const promise of Object.values(parts)) promise.catch(refuse);
    startPython(parts).then(resolve, refuse);
  });
  mark("python");
  progress.say("starting");
  await linkPygame(python, await parts.pygame);
  unpack(python, new Uint8Array(await parts.game));
  python._api._skip_unwind_fatal_error = true;
  python.canvas.setCanvas2D(document.getElementById("canvas"));
  mark("unpacked");
  globalThis.hearts = page;
  page.begin(python);
  // Hardly anything that is made at first is thrown away: start.py lets Python look for it later.
  python.pyimport("gc").disable();
  await python.pyimport("start").start();
}

function keepForLater() {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker
    .register("service-worker.js", { updateViaCache: "none" })
    .catch((error) => console.info(`No service worker: ${error.message}`));
}

function explain(error) {
  console.error(error);
  const said = String(error?.message ?? error);
  if (error instanceof Missing) return failed("missing", error.message);
  if (error instanceof RangeError || /out of memory/i.test(said)) return failed("memory");
  return failed("broken", said);
}

page.onFirstFrame = () => {
  mark("first-frame");
  progress.done();
  keepForLater();
};
const impatience = setInterval(() => {
  if (progress.finished) clearInterval(impatience);
  else if (progress.quiet() > PATIENCE) failed("slow");
}, 1000);
addEventListener("unhandledrejection", (event) => progress.finished || explain(event.reason));
mark("script");
page.speak(text.language, text.direction === "rtl");
start().then(() => failed("broken"), explain); // the game ends only when it is broken
