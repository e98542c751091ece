import { describe, expect, it } from 'vitest';
import type { CardsEntry, CardsView } from '../../src/generated/messages';
import { trickAt } from '../../src/games/cards/scene';
import { entries } from '../entries';

const played = (seat: number, card: string, trick: number): CardsEntry => ({
  kind: 'played',
  seat,
  card,
  value: 0,
  trick,
});
const begin = entries<CardsEntry>({ kind: 'hand-begins', hand: 1 });
const taken = entries<CardsEntry>({ kind: 'trick-taken', trick: 1, player: 1, taker: 2 });
const aside = entries<CardsEntry>({ kind: 'king-aside', trick: 1, player: 1 });
const first = [...begin, played(0, 'quarry', 1), played(1, 'red-carpenter', 1)];

describe('the trick of the news', () => {
  it('is laid card by card, and the view says how it stood with each', () => {
    const plays = [
      { seat: 0, card: 'quarry', winner: 0, taker: 0 },
      { seat: 1, card: 'red-carpenter', winner: 1, taker: 2 },
    ];
    const view = { trick: { number: 1, plays }, tricks: [] } as unknown as CardsView;
    expect(trickAt(first.slice(0, 2), view)).toMatchObject({ lead: 0, plays: [{}], winner: 0, taker: 0, done: false });
    expect(trickAt(first, view)).toMatchObject({ plays: [{}, {}], winner: 1, taker: 2, done: false });
  });

  it('goes to whom its entry says, also when the view has gone on to another hand', () => {
    expect(trickAt(first, null)).toMatchObject({ winner: -1, taker: -1, done: false });
    expect(trickAt([...first, ...taken], null)).toMatchObject({ winner: 1, taker: 2, done: true });
    expect(trickAt([...first, ...aside], null)).toMatchObject({ winner: 1, taker: -1, done: true });
  });

  it('begins anew with the next lead', () => {
    const next = trickAt([...first, ...taken, played(2, 'ellen', 2)], null);
    expect(next).toMatchObject({ number: 2, lead: 2, plays: [{ card: 'ellen' }], done: false });
    expect(trickAt(begin, null)).toBeNull();
  });
});
