/** The pages by their address. */

export type Route =
  | { page: 'home' }
  | { page: 'join'; code: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'settings' }
  | { page: 'mine' }
  | { page: 'lost' };

export function read(path: string, query = ''): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const ply = new URLSearchParams(query).get('ply');
  if (first === '') return { page: 'home' };
  if (first === 'join' && second) return { page: 'join', code: second };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'replay' && second) return { page: 'replay', id: second, ply: ply === null ? null : Number(ply) };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: third };
  if (first === 'settings') return { page: 'settings' };
  if (first === 'mine') return { page: 'mine' };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.follow());
    addEventListener('click', (event) => this.clicked(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.follow();
    scrollTo(0, 0);
  }

  /** Another address for the same page, without a step in the history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.follow();
  }

  private follow(): void {
    this.route = read(location.pathname, location.search);
  }

  /** Links of our own pages are followed without loading anew. */
  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (read(link.pathname).page === 'lost') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
