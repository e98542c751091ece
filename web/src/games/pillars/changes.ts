/** What the news changed for each seat: shown beside the number that changed, with the sentences that explain it. */
import type { Fact } from '../../table/boardContract';

export interface Change {
  by: number;
  facts: Fact[];
}

export type Changes = Record<'gold' | 'points', Change>[];

const NONE: Change = { by: 0, facts: [] };

export function changesOf(facts: readonly Fact[], seats: number): Changes {
  const all: Changes = Array.from({ length: seats }, () => ({ gold: NONE, points: NONE }));
  for (const fact of facts) {
    const seat = all[Number(fact.seat ?? -1)];
    if (seat === undefined) continue;
    add(seat, 'gold', goldOf(fact), fact);
    add(seat, 'points', Number(fact.points ?? 0), fact);
  }
  return all;
}

function add(seat: Changes[number], thing: 'gold' | 'points', by: number, fact: Fact): void {
  if (by !== 0) seat[thing] = { by: seat[thing].by + by, facts: [...seat[thing].facts, fact] };
}

function goldOf(fact: Fact): number {
  if (fact.kind === 'cubes' || fact.kind === 'produced') return 0;
  return Number(fact.change ?? 0) - Number(fact.cost ?? 0) - Number(fact.paid ?? 0);
}
