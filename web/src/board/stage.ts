/** What everybody gained and lost in a hand, round or chapter, by source: gathered from its entries. */
import type { Entry } from '../generated/messages';

/** A change of one number of a seat, and the line of the sheet it belongs to. */
export interface Gained {
  /** Changes of one key and icon make one line. */
  key: string;
  icon: string;
  seat: number;
  by: number;
}

export interface StageRow {
  key: string;
  icon: string;
  values: number[];
}

/** The entries of the stage before the one that an entry begins; `begins` is the kind that begins one. */
export function stageBefore<E extends Entry>(entries: readonly E[], latest: E, begins: string): E[] {
  const end = entries.lastIndexOf(latest);
  const before = end < 0 ? entries : entries.slice(0, end);
  return before.slice(before.findLastIndex((entry) => entry.kind === begins) + 1);
}

export function gathered<E extends Entry>(
  entries: readonly E[],
  seats: number,
  read: (entry: E) => Gained[],
): StageRow[] {
  const rows = new Map<string, StageRow>();
  for (const { key, icon, seat, by } of entries.flatMap(read)) {
    const name = `${icon} ${key}`;
    const row = rows.get(name) ?? { key, icon, values: new Array<number>(seats).fill(0) };
    row.values[seat] = (row.values[seat] ?? 0) + by;
    rows.set(name, row);
  }
  return [...rows.values()].filter(({ values }) => values.some((value) => value !== 0));
}
