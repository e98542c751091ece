/** Numbers of a seat as far as the news has been told, and what it changed, with the entries that explain it. */
import { added, NO_CHANGE, type Change } from '../../board/changes';
import type { CardsEntry } from '../../generated/messages';
import { isOf } from './journal';
import type { CardsTable } from './reading';

/** The entries about a seat whose beats are still to come. */
function comingOf(table: CardsTable, seat: number): CardsEntry[] {
  return table.tells ? table.beats.coming.filter((entry) => isOf(entry, seat)) : [];
}

export function pointsChange(table: CardsTable, seat: number): Change {
  const news = table.tells && table.views === null ? table.fresh : [];
  const coming = comingOf(table, seat);
  return news
    .filter((entry) => isOf(entry, seat) && !coming.includes(entry))
    .reduce((change, entry) => ('points' in entry ? added(change, entry.points, entry) : change), NO_CHANGE);
}

export function pointsNow(table: CardsTable, seat: number): number {
  const coming = comingOf(table, seat).reduce((sum, entry) => sum + ('points' in entry ? entry.points : 0), 0);
  return (table.view.table[seat]?.points ?? 0) - coming;
}

export function stockNow(table: CardsTable, seat: number): Record<string, number> {
  const stock = { ...table.view.table[seat]?.stock };
  for (const entry of comingOf(table, seat)) {
    for (const [material, change] of materialsMoved(entry)) stock[material] = (stock[material] ?? 0) - change;
  }
  return stock;
}

/** The materials that an entry moves, as pairs of material and change. */
function materialsMoved(entry: CardsEntry): [string, number][] {
  switch (entry.kind) {
    case 'material':
      return [[entry.material, entry.change]];
    case 'converted':
    case 'assisted':
    case 'dropped':
      return [[entry.material, -1]];
    case 'remade':
      return [
        [entry.material, -1],
        [entry.made, 1],
      ];
    default:
      return [];
  }
}
