// Keeps one whole release of the game, so that it starts without a network and at once.
//
// Every file but the page itself is named by its content, and the page names all of its files:
// whichever cache a file comes from, releases cannot be mixed. Saved games are not kept here.
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

// Fetch what is new and copy what an older release has already; all of it or nothing counts.
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      const url = new URL(file.url, PAGE).href;
      if (await cache.match(url)) return;
      const kept = file.url !== "./" && (await keptIn(await ourCaches(), url));
      await cache.put(url, kept || (await fetched(file, url)));
    }),
  );
  await skipWaiting();
}

// A file as it is to be answered later: unpacked, and just what this release was made of.
async function fetched({ sha256, type, packed }, url) {
  const response = await fetch(url, { cache: url === PAGE ? "no-cache" : "force-cache" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== sha256) throw new Error(`${url} is not of release ${id}`);
  const headers = { "content-type": type };
  if (!packed) return new Response(bytes, { headers });
  const body = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { ...headers, "x-unpacked": "1" } });
}

// The release before this one stays, for pages of it that are being opened at this moment.
async function takeOver() {
  const older = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
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
