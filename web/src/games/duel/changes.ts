/** What the news changed in each seat's gold, with the entries that explain it, and the beat of a conflict. */
import type { DuelFlip } from '../../generated/messages';
import type { Fact } from '../../table/boardContract';
import { added, NO_CHANGE, type Change } from '../../table/changes';

export function goldChanges(facts: readonly Fact[], seats: number): Change[] {
  const all: Change[] = Array.from({ length: seats }, () => NO_CHANGE);
  const add = (seat: unknown, by: number, fact: Fact): void => {
    const at = Number(seat ?? -1);
    const known = all[at];
    if (known !== undefined) all[at] = added(known, by, fact);
  };
  for (const fact of facts) {
    const { kind } = fact;
    if (kind === 'gold' || kind === 'sold' || kind === 'robbed') add(fact.seat, Number(fact.change ?? 0), fact);
    if (kind === 'robbed') add(fact.other, -Number(fact.change ?? 0), fact);
    if (kind === 'seal-bought' || kind === 'bought' || kind === 'converted' || kind === 'installed') {
      add(fact.seat, -Number(fact.price ?? 0), fact);
    }
  }
  return all;
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

/** The latest conflict that the journal tells of, with its flips: the view forgets them when it is over. */
export function lastFight(facts: readonly Fact[]): Fought | null {
  let fight: Fought | null = null;
  for (const fact of facts) {
    if (fact.kind === 'contested') {
      fight = {
        cell: Number(fact.cell),
        card: String(fact.card),
        first: Number(fact.first),
        flips: [],
        sums: [0, 0],
        winner: -1,
        gaveUp: -1,
      };
    } else if (fight === null) {
      continue;
    } else if (fact.kind === 'flipped') {
      fight.flips.push({ seat: Number(fact.seat), seal: String(fact.seal), value: Number(fact.value) });
      fight.sums = fact.sums as number[];
    } else if (fact.kind === 'gave-up') {
      fight.gaveUp = Number(fact.seat);
    } else if (fact.kind === 'conflict-won') {
      fight.winner = Number(fact.seat);
    } else if (fact.kind === 'display') {
      fight = null;
    }
  }
  return fight;
}
