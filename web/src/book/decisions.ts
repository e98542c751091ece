/** How good the own moves were in games that were analysed: counted once, and kept in the browser as the results are. */
import type { Judged } from '../generated/messages';
import { keep as keepAt, readKept, soundFields } from '../kept.svelte';
import { api, ApiError } from '../net/api';
import type { Own } from './stats';

export type Quality = Judged['quality'];
export const QUALITIES = ['best', 'good', 'doubtful', 'mistake'] as const satisfies Quality[];
/** How many decisions were of each quality, in their order. */
export type Counts = [number, number, number, number];
/** By table; null while an analysis was asked for and its end not yet seen. */
export type Kept = Record<string, Counts | null>;
/** Some games, one after the other, as one column of the plot. */
export interface Column {
  games: Own[];
  counts: Counts;
}

const PLACE = 'kingsbridge-decisions';
const MOST = 1000;
/** More columns than this are too narrow to be pointed at. */
const MOST_COLUMNS = 40;

function isCounted(found: unknown): found is Counts | null {
  if (found === null) return true;
  return Array.isArray(found) && found.length === QUALITIES.length && found.every((each) => typeof each === 'number');
}

export function keptDecisions(): Kept {
  return soundFields(readKept(PLACE), isCounted);
}

function keep(table: string, counts: Counts | null): void {
  const all = Object.entries({ ...keptDecisions(), [table]: counts });
  keepAt(PLACE, Object.fromEntries(all.slice(-MOST)));
}

/** Remember that an analysis was begun, so that the book looks for its end. */
export function awaitDecisions(table: string): void {
  if (!keptDecisions()[table]) keep(table, null);
}

/** Count the decisions of my seats in a game that is analysed to its end. */
export function keepDecisions(table: string, judged: Judged[], mine: number[]): void {
  const own = judged.filter(({ seat }) => mine.includes(seat));
  if (own.length === 0) return;
  keep(table, QUALITIES.map((quality) => own.filter((each) => each.quality === quality).length) as Counts);
}

/** Look for the ends of analyses that were begun and left. */
export async function readDecisions(own: Own[]): Promise<Kept> {
  const awaited = keptDecisions();
  for (const { game } of own.filter((each) => awaited[each.game.table] === null)) {
    try {
      const { account, judged } = await api.analysis(game.table, 0);
      const mine = game.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
      if (account) keepDecisions(game.table, judged, mine);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // a table that is gone is passed over
    }
  }
  return keptDecisions();
}

/** The analysed games in the order they were played, as so many columns as can be told apart. */
export function columns(own: Own[], kept: Kept): Column[] {
  const counted = own.filter(({ game }) => kept[game.table]);
  const each = Math.ceil(counted.length / MOST_COLUMNS);
  const found: Column[] = [];
  for (let at = 0; at < counted.length; at += each) {
    const games = counted.slice(at, at + each);
    const counts = QUALITIES.map((_, quality) =>
      games.reduce((sum, { game }) => sum + (kept[game.table]?.[quality] ?? 0), 0),
    ) as Counts;
    found.push({ games, counts });
  }
  return found;
}
