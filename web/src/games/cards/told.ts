/**
 * The hand as far as the news has been told. The view is always the present: while beats run, what the board shows of
 * tricks, hands and privileges is read from the entries that were told, so that nothing runs ahead of its beat.
 */
import type { CardsEntry, CardsKingsTrick } from '../../generated/messages';
import { entriesOfHand } from './journal';
import type { CardsTable } from './reading';
import { cardsOf, finished, takersOf, trickAt, type ShownTrick } from './scene';

/** What a seat shows besides its points and stock. */
export interface SeatTold {
  tricks: number;
  /** Cards in hand. */
  cards: number;
  privileges: string[];
  scoringCards: string[];
}

/** What whoever scores does with the own materials, one after the other. */
const OF_A_SCORING = /^(material|converted|remade|assisted|points|dropped)$/;

/** Is nothing left to tell, or only what we have just done in our own scoring? Then nobody has to wait for it. */
export function isAskedNow(table: CardsTable): boolean {
  const { current, coming } = table.beats;
  if (!table.tells || current === null) return true;
  return (
    table.view.phase !== 'play' &&
    [current, ...coming].every((entry) => OF_A_SCORING.test(entry.kind) && 'seat' in entry && entry.seat === table.seat)
  );
}

/** Is news being told? Then the entries of the hand up to the running beat, else null. */
export function toldHand(table: CardsTable): CardsEntry[] | null {
  const { current } = table.beats;
  if (current === null || !table.tells) return null;
  // A trick that rests on the table is not yet taken.
  const isResting = current.kind === 'trick-taken' || current.kind === 'king-aside';
  const end = table.entries.lastIndexOf(current) + (isResting ? 0 : 1);
  return entriesOfHand(table.entries.slice(0, end));
}

export function seatTold(table: CardsTable, seat: number): SeatTold {
  const row = table.view.table[seat];
  const hand = toldHand(table);
  if (hand === null || row === undefined) {
    const { tricks = 0, cards = 0, privileges = [], scoring_cards: scoringCards = [] } = row ?? {};
    return { tricks, cards, privileges, scoringCards };
  }
  const played = hand.filter((entry) => entry.kind === 'played' && entry.seat === seat).length;
  return {
    tricks: takersOf(hand).filter((taker) => taker === seat).length,
    cards: table.view.cards_each - played,
    privileges: privilegesTold(table, seat, row.privileges),
    scoringCards: cardsOf(hand, seat),
  };
}

/** The privileges of a seat without those whose beat is still to come. */
function privilegesTold(table: CardsTable, seat: number, now: readonly string[]): string[] {
  const won = table.beats.coming.flatMap((entry) =>
    entry.kind === 'privilege-won' && entry.seat === seat ? [entry.card] : [],
  );
  return now.filter((card) => !won.includes(card));
}

/** The King's trick; whom it would go to is known only of the running hand. */
export function kingsTrickTold(table: CardsTable): CardsKingsTrick | null {
  const hand = toldHand(table);
  const now = table.view.kings_trick;
  if (hand === null) return now;
  const aside = hand.find((entry) => entry.kind === 'king-aside');
  if (aside === undefined) return null;
  return isRunning(table, hand) && now !== null ? now : { cards: aside.cards, heirs: [], materials: 0 };
}

/** The last finished trick, or null. */
export function lastTrickTold(table: CardsTable): ShownTrick | null {
  const hand = toldHand(table);
  if (hand === null) return finished(table.view);
  const end = hand.findLastIndex((entry) => entry.kind === 'trick-taken' || entry.kind === 'king-aside');
  return end < 0 ? null : trickAt(hand.slice(0, end + 1), null);
}

/**
 * My cards: those of a new hand are dealt while the sheet of the last one is read, so that nobody has to wait for it; one
 * that plays itself is held until its beat.
 */
export function handTold(table: CardsTable): string[] {
  if (!table.tells) return table.view.hand;
  const held = table.beats.left('hand-ends') > 0 ? [] : table.view.hand;
  const coming = table.beats.coming.flatMap((entry) =>
    entry.kind === 'played' && entry.seat === table.seat ? [entry.card] : [],
  );
  return [...held, ...coming];
}

/** Do these entries belong to the hand that the view tells of? */
function isRunning(table: CardsTable, hand: readonly CardsEntry[]): boolean {
  return hand[0]?.kind === 'hand-begins' && hand[0].hand === table.view.hand_number;
}
