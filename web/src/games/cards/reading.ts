/** What the board reads from the table, in the words of this game. */
import type { CardsEntry, CardsView } from '../../generated/messages';
import type { TableStore } from '../../table/boardContract';
import { makeDeck, type Deck } from './deck';

export type CardsTable = TableStore<CardsView, CardsEntry>;

const decks = new WeakMap<object, Deck>();

/** The deck of a table's game, made once. */
export function deckOf(table: CardsTable): Deck {
  let deck = decks.get(table.game);
  if (deck === undefined) {
    const keys = table.game.actions
      .filter((action) => action.kind === 'play')
      .map((action) => String(action.args.card));
    deck = makeDeck(keys, (component, name) => table.fact(component, name));
    decks.set(table.game, deck);
  }
  return deck;
}

export { entriesSoFar, nearSeat } from '../../table/eyes';

export type Place = 'bottom' | 'left' | 'top' | 'right';

/** Where a seat sits: the near one at the bottom, the others in the order of play clockwise from the left. */
export function placeOf(seat: number, near: number, seats: number): Place {
  const order: Place[] = seats === 3 ? ['bottom', 'left', 'right'] : ['bottom', 'left', 'top', 'right'];
  return order[(seat - near + seats) % seats] ?? 'bottom';
}

export { plain, signed } from '../../pieces/numbers';

/** A list as people write it: "8, 10 or 11". */
export function either(items: readonly (string | number)[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(items.map(String));
}
