/** The finished games of this device, kept in the browser: a result is asked for once, and stays when a server forgets it. */
import type { FinishedGame } from '../generated/messages';
import { api } from '../net/api';

const PLACE = 'kingsbridge-book';
/** What is kept at most, the latest: some 400 characters each. */
const MOST = 1000;

export function keptGames(): FinishedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as FinishedGame[]) : [];
  } catch {
    return [];
  }
}

function keep(games: FinishedGame[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games));
  } catch {
    // private windows may refuse to keep things: they are asked for anew next time
  }
}

/** Read what is new, page by page; `tell` hears of the games known so far. */
export async function readGames(tell: (games: FinishedGame[]) => void): Promise<void> {
  let games = keptGames();
  tell(games);
  let first = 0;
  do {
    const page = await api.finished(first);
    const known = new Set(games.map((game) => game.table));
    const fresh = page.games.filter((game) => !known.has(game.table));
    games = [...games, ...fresh].toSorted((one, other) => other.changed.localeCompare(one.changed)).slice(0, MOST);
    tell(games);
    keep(games);
    // Games are told the latest first: where all of a page are known, so is the rest.
    first = fresh.length ? page.next : 0;
  } while (first);
}
