/** The pages by their address: a path on a server; behind the # where a page lies on any host under any path. */
import { inPage } from './net/door';

export type Route =
  | { page: 'home' }
  | { page: 'join'; code: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'book' }
  | { page: 'challenge'; code: string }
  | { page: 'import' }
  | { page: 'settings' }
  | { page: 'mine' }
  | { page: 'lost' };

/** The parts of a path; none that anybody could mean where an address was cut or mistyped in the middle of a sign. */
function parts(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path];
  }
}

export function read(path: string, query = ''): Route {
  const [first = '', second = '', third = ''] = parts(path);
  const ply = new URLSearchParams(query).get('ply');
  if (first === '') return { page: 'home' };
  if (first === 'join' && second) return { page: 'join', code: second };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'replay' && second) return { page: 'replay', id: second, ply: ply === null ? null : Number(ply) };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: third };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'puzzles') return second ? { page: 'puzzle', game: second, id: third } : { page: 'puzzles' };
  if (first === 'book') return { page: 'book' };
  if (first === 'challenge' && second) return { page: 'challenge', code: second };
  if (first === 'import') return { page: 'import' };
  if (first === 'settings') return { page: 'settings' };
  if (first === 'mine') return { page: 'mine' };
  return { page: 'lost' };
}

/** The address as a server would see it. */
function here(): string {
  return inPage ? location.hash.slice(1) || '/' : location.pathname + location.search;
}

function readHere(): Route {
  const [path = '', query = ''] = here().split('?');
  return read(path, query);
}

/** Where a path leads from this page. */
export function addressOf(path: string): string {
  return inPage ? `#${path}` : path;
}

class Router {
  route = $state.raw<Route>(readHere());

  constructor() {
    addEventListener('popstate', () => this.follow());
    addEventListener('click', (event) => this.clicked(event));
    // Links are written as paths. Before one is used, be it in another tab, it gets the address it has here.
    if (inPage) for (const kind of ['pointerdown', 'focusin', 'contextmenu']) addEventListener(kind, readdress, true);
  }

  go(path: string): void {
    history.pushState(null, '', addressOf(path));
    this.follow();
    scrollTo(0, 0);
  }

  /** Another address for the same page, without a step in the history. */
  replace(path: string): void {
    history.replaceState(null, '', addressOf(path));
    this.follow();
  }

  /** Write down where on this page one is, for a reload; nothing is shown anew. */
  note(path: string): void {
    history.replaceState(null, '', addressOf(path));
  }

  private follow(): void {
    this.route = readHere();
  }

  /** Links of our own pages are followed without loading anew. */
  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = linkOf(event);
    if (!link || link.target || link.hasAttribute('download')) return;
    const place = inPage && placeOf(link);
    if (place) {
      event.preventDefault();
      goTo(place);
      return;
    }
    const path = pathOf(link);
    if (path === null || read(path.split('?')[0] ?? '').page === 'lost') return;
    event.preventDefault();
    this.go(path);
  }
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element | null)?.closest?.('a') ?? null;
}

/** The place on this very page that a link leads to. */
function placeOf(link: HTMLAnchorElement): HTMLElement | null {
  const written = link.getAttribute('href') ?? '';
  return /^#[^/]/.test(written) ? document.getElementById(written.slice(1)) : null;
}

/** What a browser does with such a link, where what stands behind the # is the address of the page. */
function goTo(place: HTMLElement): void {
  place.scrollIntoView();
  if (place.tabIndex >= 0) return place.focus();
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

/** The path a link leads to, if it leads to one of our pages. */
function pathOf(link: HTMLAnchorElement): string | null {
  const written = link.getAttribute('href') ?? '';
  if (inPage) return written.startsWith('#/') ? written.slice(1) : written.startsWith('/') ? written : null;
  return link.origin === location.origin ? link.pathname + link.search : null;
}

function readdress(event: Event): void {
  const link = linkOf(event);
  const written = link?.getAttribute('href') ?? '';
  if (link && written.startsWith('/') && !link.hasAttribute('download')) link.setAttribute('href', addressOf(written));
}

export const router = new Router();
