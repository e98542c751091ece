/**
 * What the table shows: the present, or the moment of the news whose beat runs. A trick is laid card by card, rests
 * when it is full and is swept to its taker; then the scoring of each seat; then the sheet of the hand.
 */
import type { CardsEntry, CardsPlay, CardsView } from '../../generated/messages';
import { entriesOfHand, scoringOf, scoringSeat } from './journal';
import { entriesSoFar, type CardsTable } from './reading';

export interface ShownTrick {
  number: number;
  lead: number;
  plays: Pick<CardsPlay, 'seat' | 'card'>[];
  /** Which of the plays wins and who gets the trick as it stands; -1 before the first card or where nobody says. */
  winner: number;
  taker: number;
  done: boolean;
}

export type Scene =
  | { kind: 'trick'; trick: ShownTrick | null; sweeps: boolean }
  | { kind: 'scoring'; seat: number; cards: string[]; entries: CardsEntry[] }
  | { kind: 'hand'; hand: number };

/** What lies there now, whatever is still being told. */
export function present(table: CardsTable): Scene {
  const { view } = table;
  const isStill = table.moment !== null || table.views !== null;
  if (view.is_over && !isStill) return { kind: 'hand', hand: view.hand_number };
  if (view.trick === null) {
    const seat = view.current_seat;
    const entries = scoringOf(entriesOfHand(entriesSoFar(table)), seat);
    return { kind: 'scoring', seat, cards: view.table[seat]?.scoring_cards ?? [], entries };
  }
  // In a still picture with no trick begun: the one just finished.
  const trick = isStill && view.trick.plays.length === 0 ? finished(view) : null;
  return { kind: 'trick', trick: trick ?? { ...view.trick, done: false }, sweeps: false };
}

/** The last trick of the hand, or null. */
export function finished(view: CardsView): ShownTrick | null {
  const trick = view.tricks.at(-1);
  return trick === undefined ? null : { ...trick, number: view.tricks.length, done: true };
}

/** What is told in the running beat, or null where it is about nothing on the table. */
export function newsScene(table: CardsTable): Scene | null {
  const { current } = table.beats;
  if (current === null || !table.tells) return null;
  if (current.kind === 'hand-ends') return { kind: 'hand', hand: current.hand };
  const at = table.entries.lastIndexOf(current);
  const hand = entriesOfHand(table.entries.slice(0, at + 1));
  const seat = scoringSeat(current);
  if (seat !== null) return { kind: 'scoring', seat, cards: cardsOf(hand, seat), entries: scoringOf(hand, seat) };
  const isRunning = hand[0]?.kind === 'hand-begins' && hand[0].hand === table.view.hand_number;
  const trick = trickAt(hand, isRunning ? table.view : null);
  return trick === null ? null : { kind: 'trick', trick, sweeps: trick.done };
}

/** The trick as it lay after these entries of a hand; `view` where it still knows the hand. */
export function trickAt(hand: readonly CardsEntry[], view: CardsView | null): ShownTrick | null {
  const last = hand.findLast((entry) => entry.kind === 'played');
  if (last === undefined) return null;
  const number = last.trick;
  const cards = hand.filter((entry) => entry.kind === 'played').filter((entry) => entry.trick === number);
  const plays = cards.map(({ seat, card }) => ({ seat, card }));
  const lead = plays[0]?.seat ?? -1;
  const end = hand.findLast((entry) => entry.kind === 'trick-taken' || entry.kind === 'king-aside');
  if (end?.trick === number) {
    const winner = plays.findIndex((play) => play.seat === end.player);
    return { number, lead, plays, winner, taker: end.kind === 'trick-taken' ? end.taker : -1, done: true };
  }
  const known = view?.trick?.number === number ? view.trick.plays : (view?.tricks[number - 1]?.plays ?? []);
  const { winner, taker } = known[plays.length - 1] ?? { winner: -1, taker: -1 };
  return { number, lead, plays, winner, taker, done: false };
}

/** How far a hand has come: what the rail says. */
export interface Progress {
  hand: number;
  /** As many hands as privileges are still to come; one lost in the King's trick makes it one more. */
  hands: number;
  /** Who took each finished trick, -1 the King's. */
  takers: number[];
  isScoring: boolean;
}

/** The hand as far as the news has been told. */
export function progress(table: CardsTable): Progress {
  const { view } = table;
  const { current } = table.beats;
  if (current !== null && table.tells) {
    const at = table.entries.lastIndexOf(current);
    const hand = entriesOfHand(table.entries.slice(0, at));
    const [begin] = hand;
    if (begin?.kind === 'hand-begins') {
      const isScoring = scoringSeat(current) !== null || current.kind === 'hand-ends';
      return { hand: begin.hand, hands: begin.hand + begin.pile, takers: takersOf(hand), isScoring };
    }
  }
  const takers = view.tricks.map((trick) => trick.taker);
  const isScoring = view.trick === null && !view.is_over;
  return { hand: view.hand_number, hands: view.hand_number + view.pile.size, takers, isScoring };
}

/** Who took the finished tricks of a hand. */
export function takersOf(hand: readonly CardsEntry[]): number[] {
  return hand.flatMap((entry) => {
    if (entry.kind === 'trick-taken') return [entry.taker];
    return entry.kind === 'king-aside' ? [-1] : [];
  });
}

/** The cards a seat scores, from the journal: the view may already tell of the next hand. */
export function cardsOf(hand: readonly CardsEntry[], seat: number): string[] {
  const won = hand.flatMap((entry) => (entry.kind === 'trick-taken' && entry.taker === seat ? [entry.cards] : []));
  const aside = hand.flatMap((entry) => (entry.kind === 'king-aside' ? [entry.cards] : []));
  return (won.length > 0 ? won : aside).flat();
}
