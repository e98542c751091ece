/** What the news changed in a seat's points, with the entries that explain it. */
import { added, NO_CHANGE, type Change } from '../../board/changes';
import { isOf } from './journal';
import type { CardsTable } from './reading';

export function pointsChange(table: CardsTable, seat: number): Change {
  const news = table.moment === null && table.views === null ? table.fresh : [];
  return news.reduce(
    (change, entry) => ('points' in entry && isOf(entry, seat) ? added(change, entry.points, entry) : change),
    NO_CHANGE,
  );
}
