/**
 * What this device keeps between visits beside its tables. A browser may keep nothing; and what it kept may come from
 * another version, or from a file that somebody unpacked: readers take from it what is sound, and no more.
 */

export type Fields = Record<string, unknown>;

export function isFields(found: unknown): found is Fields {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}

/** Only the fields that are sound. */
export function soundFields<T>(found: unknown, isSound: (value: unknown) => value is T): Record<string, T> {
  const all = Object.entries(isFields(found) ? found : {});
  return Object.fromEntries(all.filter((each): each is [string, T] => isSound(each[1])));
}

/** What is kept at a place; nothing where there is nothing, or nonsense. */
export function readKept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // private windows may refuse to keep things, and a disk may be full: it then holds for this visit
  }
}

/** Hear of a place that another tab has changed, or a file: what is kept there next must not be without that. */
export function whenKept(place: string, hear: (found: unknown) => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === place) hear(readKept(place));
  });
}

/** A value that every tab of this device has alike. */
export class Kept<T> {
  value: T = $state.raw() as T;

  constructor(
    private readonly place: string,
    read: (found: unknown) => T,
  ) {
    this.value = read(readKept(place));
    whenKept(place, (found) => (this.value = read(found)));
  }

  set(value: T): void {
    this.value = value;
    keep(this.place, value);
  }
}

/** Tell this tab what browsers only tell the others. */
export function tellKept(place: string): void {
  dispatchEvent(new StorageEvent('storage', { key: place }));
}
