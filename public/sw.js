// The service worker: keeps one whole build on the device, so that the page opens and plays without a network.
//
// `cargo xtask build` writes the name of the build, its files, each with the hash of its bytes, and the hash of that
// list into the three constants. A new build fills a cache of its own beside the old one and waits until the page
// tells it to take over; nothing is swapped under a running game. Caches of builds that no page uses any more are
// thrown away. The same sources may give other bytes when the tools are others: so a cache is named by both.
'use strict';

const BUILD = 'dev';
const BYTES = 'dev';
const FILES = [];

const OURS = `tea-table ${self.registration.scope} `;
const CACHE = `${OURS}${BUILD} ${BYTES}`;
// The page holds a shared lock of this name as long as it is open.
const lock = (cache) => `tea-table build ${cache.slice(OURS.length).split(' ')[0]}`;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(tidy)));
self.addEventListener('message', (event) => {
  if (event.data === 'switch') self.skipWaiting();
  // A page names its language and is told whether its words are kept now.
  const language = event.data?.language;
  if (language) {
    const kept = keepWords(language).then(
      () => true,
      () => false,
    );
    event.waitUntil(kept.then((answer) => event.ports[0].postMessage(answer)));
  }
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event));
});

const languageOf = (place) => /^locales\/([^/]+)-[0-9a-f]{16}\//.exec(place)?.[1];

// The languages whose words an older build has kept.
async function languages() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(ours.map(async (name) => (await caches.open(name)).keys()));
  const places = kept.flat().map(({ url }) => url.slice(self.registration.scope.length));
  return new Set(places.map(languageOf).filter((language) => language));
}

// Of a language only the list of its files is among ours: few players need more than one.
async function keepWords(language) {
  const cache = await caches.open(CACHE);
  const kept = (place) => cache.match(new URL(place, self.registration.scope));
  const keepMissing = async ([place, hash]) => (await kept(place)) ?? keep(cache, place, hash);
  const list = FILES.find(([place]) => languageOf(place) === language);
  if (!list) throw new Error(`There are no words in ${language}.`);
  await keepMissing(list);
  await Promise.all((await (await kept(list[0])).json()).map(keepMissing));
}

async function fill() {
  // Another worker of these very bytes may be the one that is used.
  const ours = !(await caches.has(CACHE));
  const spoken = [...(await languages())].filter((language) => FILES.some(([place]) => languageOf(place) === language));
  const files = FILES.filter(([place]) => !languageOf(place));
  const cache = await caches.open(CACHE);
  // All are waited for: one that came after the cache is gone would find none to go into.
  const kept = await Promise.allSettled([
    ...files.map(([place, hash]) => keep(cache, place, hash)),
    ...spoken.map(keepWords),
  ]);
  const failed = kept.find(({ status }) => status === 'rejected');
  if (!failed) return;
  if (ours) await caches.delete(CACHE);
  throw failed.reason;
}

// Fetches a file past the browser's own cache; bytes of another build do not match the hash and fail the whole. The page
// alone need not have our bytes: hosts add comments and scripts to it. It has to name this build and its files.
async function keep(cache, place, hash) {
  const url = new URL(place, self.registration.scope).href;
  // A name with a hash in it always stands for the same bytes: an older build may have them already.
  const had = /-[0-9a-f]{16}[./]/.test(place) ? await caches.match(url, { ignoreVary: true }) : undefined;
  const page = place === './';
  const response = had ?? (await fetch(url, { cache: 'reload', integrity: page ? '' : `sha256-${hash}` }));
  if (!response.ok) throw new Error(`${place}: ${response.status}`);
  if (page && !ours(await response.clone().text())) throw new Error('The page is of another build.');
  await cache.put(url, response);
}

// Whether a page is that of this build: it names the build and the files beside it that only this build has.
function ours(page) {
  const own = FILES.map(([place]) => place).filter((place) => /^[^/]+-[0-9a-f]{16}\.[^/]+$/.test(place));
  return [BUILD, ...own].every((name) => page.includes(name));
}

async function answer(event) {
  const url = new URL(event.request.url);
  url.search = url.hash = '';
  const home = new URL(self.registration.scope);
  // Some programs write the # of a link as %23: what stands behind it is a place of the page before it.
  const pieces = url.pathname.split(/%(?:25)*23/i);
  if (pieces.length > 1 && event.request.mode === 'navigate') {
    return Response.redirect(new URL(`${pieces.shift()}#${pieces.join('#')}`, home));
  }
  const page = url.pathname === home.pathname || url.pathname === `${home.pathname}index.html`;
  if (page && event.request.mode === 'navigate') event.waitUntil(tidy());
  const place = page ? home.href : url.href;
  const own = await (await caches.open(CACHE)).match(place, { ignoreVary: true });
  // A page that is still of an older build finds its files in that build's cache.
  return own ?? (page ? undefined : await caches.match(place, { ignoreVary: true })) ?? fetch(event.request);
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  if (others.length === 0) return;
  const held = new Set(((await self.navigator.locks?.query())?.held ?? []).map(({ name }) => name));
  // A build that is being fetched or waits has a cache that no page uses yet.
  if (self.registration.installing || self.registration.waiting) return;
  await Promise.all(others.filter((name) => !held.has(lock(name))).map((name) => caches.delete(name)));
}
