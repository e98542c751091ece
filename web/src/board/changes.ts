/** What the news changed in one number of a seat, with the entries that explain it. */
import type { Entry } from '../generated/messages';

export interface Change {
  by: number;
  entries: Entry[];
}

export const NO_CHANGE: Change = { by: 0, entries: [] };

export function added(change: Change, by: number, entry: Entry): Change {
  return by === 0 ? change : { by: change.by + by, entries: [...change.entries, entry] };
}
