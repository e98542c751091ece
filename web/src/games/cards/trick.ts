/** Who gets the trick, and what a card would change if it were played now. Public facts only. */
import { ALFRED, KING, cardOf, type Card, type Deck } from './deck';

export interface Play {
  seat: number;
  card: string;
}

export interface Standing {
  /** Which of the plays is winning, -1 before the first card. */
  winner: number;
  /** Who would get the trick: a craftsman's owner, else the player; -1 for the King's trick or before the first card. */
  taker: number;
}

/** The highest value wins, of equal ones the later card. */
export function standing(deck: Deck, plays: readonly Play[]): Standing {
  let winner = -1;
  let best = -1;
  plays.forEach((play, at) => {
    const { value } = cardOf(deck, play.card);
    if (value >= best) {
      best = value;
      winner = at;
    }
  });
  const play = plays[winner];
  return { winner, taker: play === undefined ? -1 : receiver(cardOf(deck, play.card), play.seat) };
}

/** Who gets a trick won by this card. */
export function receiver(card: Card, player: number): number {
  if (card.key === KING) return -1;
  return card.owner >= 0 ? card.owner : player;
}

/**
 * What would be true after the card: `yours` it would become mine, `goes` to another seat, `stays` with whom it would
 * go to already, `keeps` stays mine, `king` nobody's.
 */
export type OutcomeKind = 'yours' | 'keeps' | 'goes' | 'stays' | 'king';

export interface Outcome {
  kind: OutcomeKind;
  taker: number;
}

export function outcome(deck: Deck, plays: readonly Play[], card: string, seat: number): Outcome {
  const after = standing(deck, [...plays, { seat, card }]);
  if (after.taker < 0) return { kind: 'king', taker: -1 };
  const before = standing(deck, plays);
  const unchanged = before.winner >= 0 && before.taker === after.taker;
  if (after.taker === seat) return { kind: unchanged ? 'keeps' : 'yours', taker: seat };
  return { kind: unchanged ? 'stays' : 'goes', taker: after.taker };
}

/** The cards that are shuffled with this many seats, privileges apart, with each copy. */
export function deckFor(deck: Deck, seats: number): string[] {
  const keys: string[] = [];
  for (const card of deck.values()) {
    if (card.privilege || card.leastSeats > seats) continue;
    for (let copy = 0; copy < card.copies; copy += 1) keys.push(card.key);
  }
  return keys;
}

export interface Unseen {
  seats: number;
  /** All cards played in this hand, and the own hand. */
  played: readonly string[];
  hand: readonly string[];
  privileges: readonly string[];
}

/** The cards that, for all a seat knows, another one may hold. */
export function unseenCards(deck: Deck, known: Unseen): string[] {
  const left = deckFor(deck, known.seats);
  for (const key of [...known.played, ...known.hand]) {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
  }
  // At most one privilege is in the deal: once it lies open or in the own hand, no other can come.
  const shown = [...known.played, ...known.hand].some((key) => cardOf(deck, key).privilege);
  return shown ? left : [...left, ...known.privileges];
}

/** The values with which a later player could still take the trick away from whom it would go to. */
export function turningValues(
  deck: Deck,
  plays: readonly Play[],
  unseen: readonly string[],
  lastTrick: boolean,
): number[] {
  const { winner, taker } = standing(deck, plays);
  const play = plays[winner];
  if (play === undefined) return [];
  const { value } = cardOf(deck, play.card);
  const values = new Set<number>();
  for (const key of unseen) {
    const card = cardOf(deck, key);
    if (card.value < value || (taker >= 0 && card.owner === taker)) continue;
    if (key === ALFRED && !lastTrick) continue;
    values.add(card.value);
  }
  return [...values].sort((a, b) => a - b);
}
