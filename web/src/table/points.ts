/** Points by source, and the race, both made from the journal. */
import type { Fact } from '../table/boardContract';

export interface SourceRow {
  /** A component, a group of them, or the kind of entry where none is named. */
  source: string;
  points: number[];
}

/** What each seat scored from each source, or group of sources; the rows add up to the scores. */
export function bySource(
  facts: Fact[],
  seats: number,
  groupOf: (source: string) => string = (source) => source,
): SourceRow[] {
  const rows = new Map<string, number[]>();
  for (const fact of facts) {
    const { seat, points } = fact;
    if (typeof seat !== 'number' || typeof points !== 'number') continue;
    const source = groupOf(String(fact.source ?? fact.converter ?? fact.kind));
    const row = rows.get(source) ?? new Array<number>(seats).fill(0);
    row[seat] = (row[seat] ?? 0) + points;
    rows.set(source, row);
  }
  return [...rows].map(([source, points]) => ({ source, points })).sort((a, b) => sum(b.points) - sum(a.points));
}

/** The scores after each hand, round or chapter, beginning with zero. */
export function race(facts: Fact[], seats: number): number[][] {
  const stages = facts
    .map((fact) => fact.scores)
    .filter((scores): scores is number[] => Array.isArray(scores) && scores.length === seats);
  if (stages.length === 1 && facts.at(-1)?.scores) return counted(facts, seats);
  const last = stages.at(-1);
  // The end of the game says the scores of its last stage again.
  if (last && stages.length > 1 && stages.at(-2)?.every((score, seat) => score === last[seat])) stages.pop();
  return [new Array<number>(seats).fill(0), ...stages];
}

/** Where no stage says its scores: the points as they stood whenever the next round or chapter began, and at the end. */
function counted(facts: Fact[], seats: number): number[][] {
  const now = new Array<number>(seats).fill(0);
  const stages = [[...now]];
  let begun = false;
  for (const { kind, seat, points } of facts) {
    if (typeof seat === 'number' && typeof points === 'number') now[seat] = (now[seat] ?? 0) + points;
    if (!kind.endsWith('-begins')) continue;
    if (begun) stages.push([...now]);
    begun = true;
  }
  return [...stages, [...now]];
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
