/**
 * Keeps the site for times without a network. Each version of the site has a cache of its own, filled whole before it
 * counts; the page says when to change over, so that nobody's game is interrupted.
 */
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `kingsbridge-${VERSION}`;
const at = (name) => new URL(name, registration.scope).href;

addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(FILES.map((name) => new Request(at(name))));
    })(),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('kingsbridge-') && name !== CACHE);
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
