/** What the news changed for each seat, by good; points are "vp". */
import type { Fact } from '../../table/boardContract';
import { added, NO_CHANGE, type Change } from '../../table/changes';

export type Changes = Record<string, Change>[];

export function changesOf(facts: readonly Fact[], seats: number): Changes {
  const all: Changes = Array.from({ length: seats }, () => ({}));
  for (const fact of facts) {
    const seat = all[Number(fact.seat ?? -1)];
    if (seat === undefined) continue;
    if (fact.kind === 'goods') add(seat, String(fact.good), Number(fact.change), fact);
    if (fact.kind === 'points') add(seat, 'vp', Number(fact.points), fact);
  }
  return all;
}

function add(seat: Changes[number], thing: string, by: number, fact: Fact): void {
  seat[thing] = added(seat[thing] ?? NO_CHANGE, by, fact);
}
