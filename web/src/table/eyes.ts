/** Through whose eyes a board is seen. */
import type { TableStore } from './boardContract';

/** The seat whose things lie before us: whose eyes we look through, for a spectator the first. */
export function nearSeat(table: Pick<TableStore, 'seat'>): number {
  return table.seat ?? 0;
}

/** Is it for us to decide, now? */
export function isMine(table: Pick<TableStore, 'moment' | 'views' | 'seat' | 'view'>): boolean {
  return table.moment === null && table.views === null && table.seat !== null && table.view.current_seat === table.seat;
}
