/** The finished games of this device, kept in the browser: a result is asked for once, and stays when a server forgets it. */
import type { FinishedGame } from '../generated/messages';
import { isFields, keep, readKept } from '../kept.svelte';
import { api } from '../net/api';

const PLACE = 'kingsbridge-book';
/** What is kept at most, the latest: some 400 characters each. */
const MOST = 1000;

/** As far as the book reads it. */
function isGame(found: unknown): found is FinishedGame {
  if (!isFields(found) || !Array.isArray(found.seats)) return false;
  const texts = [found.table, found.game, found.changed];
  return (
    texts.every((each) => typeof each === 'string') && typeof found.moves === 'number' && found.seats.every(isSeat)
  );
}

function isSeat(found: unknown): boolean {
  return (
    isFields(found) &&
    [found.kind, found.name, found.level].every((each) => typeof each === 'string') &&
    typeof found.score === 'number'
  );
}

export function keptGames(): FinishedGame[] {
  const kept = readKept(PLACE);
  return Array.isArray(kept) ? kept.filter(isGame) : [];
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
    keep(PLACE, games);
    // Games are told the latest first: where all of a page are known, so is the rest.
    first = fresh.length ? page.next : 0;
  } while (first);
}
