/** What the news changed for each seat, by good; points are "vp". */
import { added, NO_CHANGE, type Change } from '../../board/changes';
import type { WorldEntry } from '../../generated/messages';

export type Changes = Record<string, Change>[];

export function changesOf(entries: readonly WorldEntry[], seats: number): Changes {
  const all: Changes = Array.from({ length: seats }, () => ({}));
  for (const entry of entries) {
    if (entry.kind === 'goods') add(all[entry.seat], entry.good, entry.change, entry);
    if (entry.kind === 'points') add(all[entry.seat], 'vp', entry.points, entry);
  }
  return all;
}

function add(seat: Changes[number] | undefined, thing: string, by: number, entry: WorldEntry): void {
  if (seat !== undefined) seat[thing] = added(seat[thing] ?? NO_CHANGE, by, entry);
}
