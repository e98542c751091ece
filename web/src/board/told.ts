/**
 * The table as far as it has been told: what a board draws while beats run. A game says how its view looked before the
 * entries that are still to come (`untold`); everything else, what is legal above all, is the present.
 */
import type { Entry } from '../generated/messages';
import type { CommonView, TableStore } from '../table/boardContract';
import { entriesSoFar } from '../table/eyes';

/**
 * A view before an entry. `isRunning`: its beat runs, so what it shows at once is there already, and only what travels
 * is still on its way.
 */
export type Untold<V extends CommonView, E extends Entry> = (view: V, entry: E, isRunning: boolean) => V;

export function viewTold<V extends CommonView, E extends Entry>(table: TableStore<V, E>, untold: Untold<V, E>): V {
  const { current, coming } = table.beats;
  if (!table.tells || (current === null && coming.length === 0)) return table.view;
  const before = coming.reduceRight((view, entry) => untold(view, entry, false), table.view);
  return current === null ? before : untold(before, current, true);
}

/** The latest entries of the news that have been told: what their numbers changed stands beside these. */
export function newsTold<V extends CommonView, E extends Entry>(table: TableStore<V, E>): E[] {
  if (!table.tells) return [];
  const { current, coming } = table.beats;
  return table.fresh.filter((entry) => entry !== current && !coming.includes(entry));
}

/** All entries up to the one whose beat runs: for boards that read what lies there from what happened. */
export function entriesTold<V extends CommonView, E extends Entry>(table: TableStore<V, E>): E[] {
  const entries = entriesSoFar(table);
  const { current } = table.beats;
  const at = current !== null && table.tells ? entries.lastIndexOf(current) : -1;
  return at < 0 ? entries : entries.slice(0, at + 1);
}

/**
 * The same table with another view. While it does not ask (`asks`) nothing is lit; a press ends the telling before it
 * becomes a click, so it waits for nothing.
 */
export function withView<T extends object, V>(table: T, view: () => V, asks: () => boolean = () => true): T {
  return new Proxy(table, {
    get(target, key) {
      if (key === 'view') return view();
      if (key === 'legal' && !asks()) return [];
      if (key === 'byTarget' && !asks()) return () => [];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** An array with one place changed. */
export function changed<T>(list: readonly T[], at: number, change: (each: T) => T): T[] {
  return list.map((each, number) => (number === at ? change(each) : each));
}
