/** What a page keeps beside its tables: wishes, and how far lessons and the like have come. */

const MINE = 'kingsbridge-';

export type Belongings = Record<string, string>;

/** Nothing where the browser lets a page keep nothing: the tables of such a page can be taken along all the same. */
export function packBelongings(): Belongings {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(MINE)));
  } catch {
    return {};
  }
}

/** What is here already stays: it is the later one. */
export function unpackBelongings(packed: unknown): void {
  if (typeof packed !== 'object' || packed === null) return;
  try {
    for (const [name, value] of Object.entries(packed)) {
      if (name.startsWith(MINE) && typeof value === 'string' && localStorage.getItem(name) === null) {
        localStorage.setItem(name, value);
      }
    }
  } catch {
    // as above, or there is no room
  }
}
