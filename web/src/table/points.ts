/** Points by source, and the race, both made from the journal. */
import type { Entry } from '../generated/messages';

export interface SourceRow {
  /** A component, a group of them, or the kind of entry where none is named. */
  source: string;
  points: number[];
}

/**
 * What each seat scored from each source, or group of sources; the rows add up to the scores. `sourceOf` tells the source
 * of an entry that does not name one.
 */
export function bySource(
  entries: readonly Entry[],
  seats: number,
  groupOf: (source: string) => string = (source) => source,
  sourceOf: (entry: Entry) => string | undefined = () => undefined,
): SourceRow[] {
  const rows = new Map<string, number[]>();
  for (const entry of entries) {
    if (!('seat' in entry && 'points' in entry)) continue;
    const source = groupOf('source' in entry ? entry.source : (sourceOf(entry) ?? entry.kind));
    const row = rows.get(source) ?? new Array<number>(seats).fill(0);
    row[entry.seat] = (row[entry.seat] ?? 0) + entry.points;
    rows.set(source, row);
  }
  return [...rows].map(([source, points]) => ({ source, points })).sort((a, b) => sum(b.points) - sum(a.points));
}

/** The points that each seat had before the first entry: none, unless the game began with a position. */
export function pointsBefore(entries: readonly Entry[], scores: readonly number[]): number[] {
  const before = [...scores];
  for (const entry of entries) {
    if ('seat' in entry && 'points' in entry) before[entry.seat] = (before[entry.seat] ?? 0) - entry.points;
  }
  return before;
}

/** The scores after each hand, round or chapter, beginning with those before the first entry. */
export function race(entries: readonly Entry[], before: readonly number[]): number[][] {
  const stages = entries.flatMap((entry) => ('scores' in entry ? [entry.scores] : []));
  const latest = entries.at(-1);
  if (stages.length === 1 && latest !== undefined && 'scores' in latest) return counted(entries, before);
  const last = stages.at(-1);
  // The end of the game says the scores of its last stage again.
  if (last && stages.length > 1 && stages.at(-2)?.every((score, seat) => score === last[seat])) stages.pop();
  return [[...before], ...stages];
}

/** Where no stage says its scores: the points as they stood whenever the next round or chapter began, and at the end. */
function counted(entries: readonly Entry[], before: readonly number[]): number[][] {
  const now = [...before];
  const stages = [[...now]];
  let begun = false;
  for (const entry of entries) {
    if ('seat' in entry && 'points' in entry) now[entry.seat] = (now[entry.seat] ?? 0) + entry.points;
    if (!entry.kind.endsWith('-begins')) continue;
    if (begun) stages.push([...now]);
    begun = true;
  }
  return [...stages, [...now]];
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
