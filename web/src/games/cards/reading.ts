/** What the board reads from the table, in the words of this game. */
import type { CardsEntry, CardsProspect, CardsView } from '../../generated/messages';
import { shortOf } from '../../board/names';
import type { TableStore } from '../../table/boardContract';
import { cardOf, makeDeck, type Deck } from './deck';

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

export { entriesSoFar, isMine, nearSeat } from '../../table/eyes';

export type Place = 'bottom' | 'left' | 'top' | 'right';

/** A seat's name where there is little room. */
export function shortName(table: CardsTable, seat: number): string {
  return shortOf(table.names, seat);
}

/** The region of the board for the seat at a place. */
export const REGIONS = { left: 'west', top: 'north', right: 'east' } as const;

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

/** What a card of the hand would lead to, on the own turn to play; null else. */
export function prospectOf(table: CardsTable, card: string): CardsProspect | null {
  return table.view.prospects.find((prospect) => prospect.card === card) ?? null;
}

/** What the chosen card would lead to. */
export function chosenProspect(table: CardsTable): CardsProspect | null {
  const { selected } = table;
  return selected?.startsWith('card:') ? prospectOf(table, selected.slice('card:'.length)) : null;
}

/** The names of the cards that bring a seat something in its scoring; those it puts aside are left out. */
export function scoringNames(table: CardsTable, cards: readonly string[], aside: readonly string[]): string[] {
  const names = cards
    .filter((card) => !aside.includes(card))
    .map((card) => table.component(cardOf(deckOf(table), card).face));
  return [...new Set(names)];
}

/** Is a card among those a seat scores put aside, as it brings nothing: a craftsman of another colour? */
export function isAside(table: CardsTable, seat: number, card: string): boolean {
  const row = table.view.table[seat];
  if (row?.scoring_cards.includes(card)) return row.put_aside.includes(card);
  const { owner } = cardOf(deckOf(table), card);
  return owner >= 0 && owner !== seat;
}
