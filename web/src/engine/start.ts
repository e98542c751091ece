/** What a page that holds its tables does besides: starts the engine, keeps the site, and hands out files. */
import { download } from '../download';
import { ApiError } from '../net/api';
import { tellRefusal } from '../pieces/refusal';
import { home, type Told } from './home.svelte';
import { followSite, keepSite } from './keeping.svelte';

/** Answer links to files of the API ourselves: there is no server that would. */
function handOut(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[download]');
  const path = link?.getAttribute('href') ?? '';
  if (!link || !path.startsWith('/api/')) return;
  event.preventDefault();
  void home.ask('GET', path, '').then((told) => give(told, link.getAttribute('download') ?? ''));
}

function give({ status, content, file }: Told, name: string): void {
  if (status === 200) return download(file || name, 'application/json', content);
  const { code, args } = JSON.parse(content) as { code: string; args?: Record<string, string | number> };
  tellRefusal(new ApiError(code, args));
}

export function startPage(): void {
  addEventListener('click', handOut, true);
  followSite();
  home.claim();
  void home.ready.then(keepSite);
}
