/** What the news changed in one number of a seat, with the entries that explain it. */
import type { Fact } from './boardContract';

export interface Change {
  by: number;
  facts: Fact[];
}

export const NO_CHANGE: Change = { by: 0, facts: [] };

export function added(change: Change, by: number, fact: Fact): Change {
  return by === 0 ? change : { by: change.by + by, facts: [...change.facts, fact] };
}
