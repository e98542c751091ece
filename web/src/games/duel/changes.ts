/** What the news changed in each seat's gold, with the entries that explain it, and the latest conflict. */
import { added, NO_CHANGE, type Change } from '../../board/changes';
import type { DuelEntry, DuelFlip } from '../../generated/messages';

export function goldChanges(entries: readonly DuelEntry[], seats: number): Change[] {
  const all: Change[] = Array.from({ length: seats }, () => NO_CHANGE);
  for (const entry of entries) {
    for (const [seat, by] of goldMoved(entry)) {
      const known = all[seat];
      if (known !== undefined) all[seat] = added(known, by, entry);
    }
  }
  return all;
}

/** The gold that an entry moves, as pairs of seat and change. */
function goldMoved(entry: DuelEntry): [number, number][] {
  switch (entry.kind) {
    case 'gold':
    case 'sold':
      return [[entry.seat, entry.change]];
    case 'robbed':
      return [
        [entry.seat, entry.change],
        [entry.other, -entry.change],
      ];
    case 'seal-bought':
    case 'bought':
    case 'converted':
    case 'installed':
      return [[entry.seat, -entry.price]];
    default:
      return [];
  }
}

export interface Fought {
  cell: number;
  card: string;
  first: number;
  flips: DuelFlip[];
  sums: number[];
  /** -1 while it runs. */
  winner: number;
  gaveUp: number;
}

/** The latest conflict of the journal, with its flips: the view forgets them when it is over. */
export function lastFight(entries: readonly DuelEntry[]): Fought | null {
  let fight: Fought | null = null;
  for (const entry of entries) {
    if (entry.kind === 'contested') {
      const { cell, card, first } = entry;
      fight = { cell, card, first, flips: [], sums: [0, 0], winner: -1, gaveUp: -1 };
    } else if (fight === null) {
      continue;
    } else if (entry.kind === 'flipped') {
      fight.flips.push({ seat: entry.seat, seal: entry.seal, value: entry.value });
      fight.sums = entry.sums;
    } else if (entry.kind === 'gave-up') {
      fight.gaveUp = entry.seat;
    } else if (entry.kind === 'conflict-won') {
      fight.winner = entry.seat;
    } else if (entry.kind === 'display') {
      fight = null;
    }
  }
  return fight;
}
