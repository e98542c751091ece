/**
 * Keeps the site for times without a network. Each version of the site has a cache of its own, filled whole before it
 * counts; the page says when to change over, so that nobody's game is interrupted.
 */
const VERSION = '__VERSION__';
/** Every file with its hash. The page itself has none: hosts write things of their own into pages. */
const FILES = __FILES__;
/** Another site may lie beside this one, under another path of the same host: its versions are none of ours. */
const OURS = `kingsbridge-${new URL(registration.scope).pathname}-`;
const CACHE = OURS + VERSION;
const at = (name) => new URL(name, registration.scope).href;

/** What the browser has of a file may be of the version before, and so may what a slow host has: then not even a try. */
async function fetched(name, integrity) {
  const kept = integrity && (await fetch(at(name), { integrity }).catch(() => null));
  const answer = kept || (await fetch(at(name), { cache: integrity ? 'reload' : 'no-cache', integrity }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const keep = async ([name, integrity]) => cache.put(at(name), await fetched(name, integrity));
      await Promise.all(Object.entries(FILES).map(keep));
    })(),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  );
});

addEventListener('message', (event) => {
  if (event.data === 'change over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const wanted = request.mode === 'navigate' ? at('index.html') : request.url;
      return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
    })(),
  );
});
