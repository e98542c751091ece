/** What the board reads from the journal: the entries of a hand, and what they brought by source. */
import type { CardsEntry } from '../../generated/messages';

export interface SourceSum {
  /** A component: converter, privilege, person, or "own-craftsmen". */
  source: string;
  points: number;
}

/** The entries of the running hand (of a finished game: of its last). */
export function entriesOfHand(entries: readonly CardsEntry[]): CardsEntry[] {
  const begin = entries.findLastIndex((entry) => entry.kind === 'hand-begins');
  return entries.slice(begin < 0 ? 0 : begin);
}

/** The entries of a finished hand: from its "hand-begins" to its "hand-ends". */
export function entriesOfFinishedHand(entries: readonly CardsEntry[], hand: number): CardsEntry[] {
  const begin = entries.findIndex((entry) => entry.kind === 'hand-begins' && entry.hand === hand);
  const end = entries.findIndex((entry) => entry.kind === 'hand-ends' && entry.hand === hand);
  return begin < 0 || end < 0 ? [] : entries.slice(begin, end + 1);
}

/** Is the entry about this seat? */
export function isOf(entry: CardsEntry, seat: number): boolean {
  return 'seat' in entry && entry.seat === seat;
}

const SCORING_KINDS: ReadonlySet<string> = new Set([
  'kings-trick-scored',
  'discarded',
  'material',
  'converted',
  'remade',
  'assisted',
  'points',
  'dropped',
]);

/** The seat whose scoring the entry belongs to, or null. */
export function scoringSeat(entry: CardsEntry): number | null {
  return SCORING_KINDS.has(entry.kind) && 'seat' in entry ? entry.seat : null;
}

/** The scoring of one seat among the entries of a hand. */
export function scoringOf(entries: readonly CardsEntry[], seat: number): CardsEntry[] {
  return entries.filter((entry) => scoringSeat(entry) === seat);
}

/** What the entries scored, by source, in the order of the first of each. */
export function sumBySource(entries: readonly CardsEntry[]): SourceSum[] {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    if (!('points' in entry)) continue;
    const source = sourceOf(entry);
    sums.set(source, (sums.get(source) ?? 0) + entry.points);
  }
  return [...sums].map(([source, points]) => ({ source, points }));
}

function sourceOf(entry: Extract<CardsEntry, { points: number }>): string {
  if (entry.kind === 'converted') return entry.converter;
  return entry.kind === 'assisted' ? 'assistant' : entry.source;
}

/** The sums of every seat in one hand. */
export function gainsBySource(entries: readonly CardsEntry[], seats: number): SourceSum[][] {
  return Array.from({ length: seats }, (_, seat) => sumBySource(entries.filter((entry) => isOf(entry, seat))));
}

/** What a converter was used for, by its entry in the hand. */
export interface Used {
  material: string;
  points: number;
  made: string;
}

export function useOf(entries: readonly CardsEntry[], seat: number, converter: string): Used | null {
  for (const entry of entries) {
    if (!isOf(entry, seat)) continue;
    if (entry.kind === 'converted' && entry.converter === converter) {
      return { material: entry.material, points: entry.points, made: '' };
    }
    if (entry.kind === 'remade' && entry.converter === converter) {
      return { material: entry.material, points: 0, made: entry.made };
    }
  }
  return null;
}
