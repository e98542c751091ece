/** What the news changed for each seat: put beside the number that changed, with the sentences that explain it. */
import { added, NO_CHANGE, type Change } from '../../board/changes';
import type { PillarsEntry } from '../../generated/messages';

export type Changes = Record<'gold' | 'points', Change>[];

export function changesOf(entries: readonly PillarsEntry[], seats: number): Changes {
  const all: Changes = Array.from({ length: seats }, () => ({ gold: NO_CHANGE, points: NO_CHANGE }));
  for (const entry of entries) {
    const seat = 'seat' in entry ? all[entry.seat] : undefined;
    if (seat === undefined) continue;
    seat.gold = added(seat.gold, goldOf(entry), entry);
    seat.points = added(seat.points, 'points' in entry ? entry.points : 0, entry);
  }
  return all;
}

export function goldOf(entry: PillarsEntry): number {
  switch (entry.kind) {
    case 'gold':
    case 'wool':
    case 'earned':
    case 'sold':
      return entry.change;
    case 'hired':
    case 'builder-placed':
    case 'bought':
    case 'gilded':
      return -entry.cost;
    case 'paid':
      return -entry.paid;
    default:
      return 0;
  }
}
