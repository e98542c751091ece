/**
 * Stands in the page itself, because it is for the case that no file arrives: a service worker that dies while it
 * hands them out (as with a tab that crashed) leaves a page without its code. A moment later there is a new one. What
 * helps no more is said in words that the build puts in. Written so that old browsers can read it too.
 */
(() => {
  const WORDS = __WORDS__;
  const TRIES = 3;
  const AFTER = 500; // milliseconds, longer with each try
  const FORGET = 60000; // what was tried a minute ago was for something else
  const KEY = 'kingsbridge-again';

  const say = (what) => {
    const words = WORDS[navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'][what];
    const place = document.getElementById('app');
    if (!place || place.textContent.trim()) return;
    place.append(Object.assign(document.createElement('p'), { textContent: words, role: 'alert' }));
  };
  /** How often this page was loaded again; too often where that cannot be told, so that it does not go on for ever. */
  const tried = () => {
    try {
      const { count, at } = JSON.parse(sessionStorage.getItem(KEY) || '{"count":0,"at":0}');
      return Date.now() - at < FORGET ? count : 0;
    } catch {
      return TRIES;
    }
  };
  let waiting = false;
  const again = () => {
    const count = tried();
    if (waiting) return;
    if (count >= TRIES) return say('missing');
    waiting = true;
    const reload = () => {
      sessionStorage.setItem(KEY, JSON.stringify({ count: count + 1, at: Date.now() }));
      location.reload();
    };
    const wait = () => {
      say('missing');
      addEventListener('online', reload);
    };
    setTimeout(() => reachable().then(reload, wait), AFTER * (count + 1));
  };
  /** Whether the page itself would come: without a network a browser would put a page of its own into its place. */
  const reachable = () => {
    if (navigator.serviceWorker && navigator.serviceWorker.controller) return Promise.resolve();
    return fetch(location.href, { cache: 'no-store' }).then((page) => page.ok || Promise.reject(page.status));
  };
  if (location.protocol === 'file:') {
    addEventListener('DOMContentLoaded', () => say('host')); // browsers run no modules from files
    return;
  }
  if (!('noModule' in HTMLScriptElement.prototype)) addEventListener('DOMContentLoaded', () => say('old'));
  const isCode = (lost) => lost instanceof HTMLScriptElement || lost instanceof HTMLLinkElement;
  const isOfCode = ({ filename }) => String(filename).includes('/assets/');
  addEventListener('error', (event) => (isCode(event.target) ? again() : isOfCode(event) && say('old')), true);
  addEventListener('vite:preloadError', again); // a page of the site that is loaded when asked for
  addEventListener('kingsbridge-missed', again); // texts, or what the engine is made of
})();
