/** What a page that holds its tables does besides: starts the engine, keeps the site, and hands out files. */
import { home } from './home.svelte';
import { followSite, keepSite } from './keeping.svelte';

/** Answer links to files of the API ourselves: there is no server that would. */
function handOut(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[download]');
  const path = link?.getAttribute('href') ?? '';
  if (!link || !path.startsWith('/api/')) return;
  event.preventDefault();
  void home
    .ask('GET', path, '')
    .then((told) => save(told.content, told.file || link.getAttribute('download') || 'kingsbridge.json'));
}

export function save(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

export function startPage(): void {
  addEventListener('click', handOut, true);
  followSite();
  home.claim();
  void home.ready.then(keepSite);
}
