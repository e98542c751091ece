/** What the news changed for each seat: shown beside the number that changed, with the sentences that explain it. */
import type { Fact } from '../../table/boardContract';
import { added, NO_CHANGE, type Change } from '../../table/changes';

export type Changes = Record<'gold' | 'points', Change>[];

export function changesOf(facts: readonly Fact[], seats: number): Changes {
  const all: Changes = Array.from({ length: seats }, () => ({ gold: NO_CHANGE, points: NO_CHANGE }));
  for (const fact of facts) {
    const seat = all[Number(fact.seat ?? -1)];
    if (seat === undefined) continue;
    add(seat, 'gold', goldOf(fact), fact);
    add(seat, 'points', Number(fact.points ?? 0), fact);
  }
  return all;
}

function add(seat: Changes[number], thing: 'gold' | 'points', by: number, fact: Fact): void {
  seat[thing] = added(seat[thing], by, fact);
}

function goldOf(fact: Fact): number {
  if (fact.kind === 'cubes' || fact.kind === 'produced') return 0;
  return Number(fact.change ?? 0) - Number(fact.cost ?? 0) - Number(fact.paid ?? 0);
}
