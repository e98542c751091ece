/** What a page keeps beside its tables: wishes, and how far lessons and the like have come. */

const MINE = 'kingsbridge-';

export type Belongings = Record<string, string>;

export function packBelongings(): Belongings {
  return Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(MINE)));
}

/** What is here already stays: it is the later one. */
export function unpackBelongings(packed: unknown): void {
  if (typeof packed !== 'object' || packed === null) return;
  for (const [name, value] of Object.entries(packed)) {
    if (name.startsWith(MINE) && typeof value === 'string' && localStorage.getItem(name) === null) {
      localStorage.setItem(name, value);
    }
  }
}
