/** Through whose eyes, and at which moment, a table is seen. */
import type { Entry } from '../generated/messages';
import type { CommonView, TableStore } from './boardContract';

/** The seat that lies before us: whose eyes we look through, for a spectator the first. */
export function nearSeat<V extends CommonView>(table: TableStore<V>): number {
  return table.seat ?? 0;
}

/** Is it for us to decide, now? */
export function isMine<V extends CommonView>(table: TableStore<V>): boolean {
  return table.moment === null && table.views === null && table.seat !== null && table.view.current_seat === table.seat;
}

/** The entries up to the moment that is looked at. */
export function entriesSoFar<V extends CommonView, E extends Entry>(table: TableStore<V, E>): E[] {
  const { moment } = table;
  if (moment === null) return table.entries;
  return table.lines.filter((line) => line.seq <= moment).flatMap((line) => line.facts);
}
