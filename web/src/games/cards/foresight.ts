/** What the chosen card would lead to, from public facts: who would get the trick, what it brings, who can still turn it. */
import type { CardsView } from '../../generated/messages';
import { change, reckon, withTrick, type Change } from './reckon';
import { deckOf, type CardsTable } from './reading';
import { standing, turningValues, unseenCards, type Play } from './trick';
import { holdingOf } from './worksheet';
import type { Deck } from './deck';

export interface Foresight {
  card: string;
  taker: number;
  change: Change;
  /** The seats that play after this one, and the values with which they could turn the trick. */
  after: number[];
  values: number[];
}

/** The card that is chosen to be played, or null. */
export function chosenCard(table: CardsTable): string | null {
  const { selected, view } = table;
  if (view.phase !== 'play' || !selected?.startsWith('card:')) return null;
  return selected.slice('card:'.length);
}

export function foresee(table: CardsTable): Foresight | null {
  const card = chosenCard(table);
  const { view, seat } = table;
  if (card === null || seat === null || view.trick === null || !view.hand.includes(card)) return null;
  return foreseeCard(deckOf(table), view, seat, card);
}

export function foreseeCard(deck: Deck, view: CardsView, seat: number, card: string): Foresight {
  const before: Play[] = view.trick?.plays ?? [];
  const plays = [...before, { seat, card }];
  const { taker } = standing(deck, plays);
  const played = [...view.tricks.flatMap((trick) => trick.plays), ...before].map((play) => play.card);
  const unseen = unseenCards(deck, { seats: view.seats, played, hand: view.hand, privileges: view.unseen_privileges });
  const left = view.seats - plays.length;
  return {
    card,
    taker,
    change: taker < 0 ? { before: 0, after: 0, terms: [] } : gain(deck, view, taker, plays),
    after: Array.from({ length: left }, (_, step) => (seat + 1 + step) % view.seats),
    values: turningValues(deck, plays, unseen, view.tricks.length === view.cards_each - 1),
  };
}

function gain(deck: Deck, view: CardsView, taker: number, plays: readonly Play[]): Change {
  const holding = holdingOf(view, taker);
  const cards = plays.map((play) => play.card);
  const after = withTrick(deck, holding, view.table[taker]?.tricks ?? 0, cards);
  return change(reckon(deck, holding), reckon(deck, after));
}

/** What a seat would score if the hand ended now. */
export function scoreNow(deck: Deck, view: CardsView, seat: number): number {
  return reckon(deck, holdingOf(view, seat)).points;
}
