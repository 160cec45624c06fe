// Keeps one whole release of the game, so that it starts without a network and at once.
//
// The scripts and the parts of the game are named by their content, and the page names all of them:
// whichever cache one comes from, releases cannot be mixed. Saved games are not kept here.
const RELEASE = "{{hearts.release}}"; // the JSON of {id, files: [{url, sha256, type, packed}]}
const { id, files } = JSON.parse(RELEASE);
const OURS = `hearts ${registration.scope} `; // caches are shared by all pages of a host
const CACHE = OURS + id;
const PAGE = new URL("./", registration.scope).href;
const known = new Set(files.map(({ url }) => new URL(url, PAGE).href));

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const wanted = new URL(event.request.url);
  wanted.search = wanted.hash = "";
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate") wanted.pathname = wanted.pathname.replace(/index\.html$/, "");
  else if (wanted.href === PAGE) return;
  if (known.has(wanted.href)) event.respondWith(answer(wanted.href, event.request));
});

// What stands under such a name never changes; under another one an older release may have left
// something else.
const isNamedByContent = (url) => url.startsWith(`${PAGE}files/`);

// Fetch what is new and copy what an older release has already. The page comes last: a release is
// whole if it has one.
async function fill() {
  const cache = await caches.open(CACHE);
  const keep = async (file) => {
    const url = new URL(file.url, PAGE).href;
    if (await cache.match(url)) return;
    const kept = isNamedByContent(url) && (await keptIn(await ourCaches(), url));
    await cache.put(url, kept || (await fetched(file, url)));
  };
  await Promise.all(files.filter(({ url }) => url !== "./").map(keep));
  await keep(files.find(({ url }) => url === "./"));
  await skipWaiting();
}

// A file as it is to be answered later: unpacked, and just what this release was made of. One that
// came broken would come so again from the browser's own cache.
async function fetched({ sha256, type, packed }, url) {
  for (const cache of [isNamedByContent(url) ? "force-cache" : "no-cache", "reload"]) {
    const response = await fetch(url, { cache });
    const bytes = await response.arrayBuffer();
    if ((await digest(bytes)) !== sha256) continue;
    const headers = { "content-type": type };
    if (!packed) return new Response(bytes, { headers });
    const body = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { ...headers, "x-unpacked": "1" } });
  }
  throw new Error(`${url} is not of release ${id}`);
}

async function digest(bytes) {
  const values = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

// The release before this one stays, for pages of it that are being opened at this moment.
async function takeOver() {
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  const pages = await Promise.all(others.map((name) => keptIn([name], PAGE)));
  const before = others.findLast((_, place) => pages[place]);
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(url, request) {
  const kept = await keptIn([CACHE, ...(await ourCaches())], url);
  return kept ?? fetch(request);
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

async function keptIn(names, url) {
  for (const name of names) {
    const found = await caches.match(url, { cacheName: name });
    if (found) return found;
  }
  return undefined;
}
