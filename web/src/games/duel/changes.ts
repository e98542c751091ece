/** What the news changed in each seat's gold, with the entries that explain it. */
import { added, NO_CHANGE, type Change } from '../../board/changes';
import type { DuelEntry } from '../../generated/messages';

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
export function goldMoved(entry: DuelEntry): [number, number][] {
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
