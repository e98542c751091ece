import { describe, expect, it } from 'vitest';
import { deckFor, outcome, standing, turningValues, unseenCards, type Play } from '../../src/games/cards/trick';
import { deck } from './components';

const plays = (lead: number, ...cards: string[]): Play[] => cards.map((card, at) => ({ seat: (lead + at) % 4, card }));

describe('whose the trick is', () => {
  it('goes to the owner of the colour, the later of equal values', () => {
    expect(standing(deck, plays(0, 'quarry', 'blue-carpenter', 'green-carpenter', 'ellen'))).toEqual({
      winner: 2,
      taker: 0,
    });
  });

  it('goes to the player of a neutral or privilege card', () => {
    expect(standing(deck, plays(1, 'quarry', 'forest'))).toEqual({ winner: 1, taker: 2 });
    expect(standing(deck, plays(0, 'lady-aliena', 'artist'))).toEqual({ winner: 1, taker: 1 });
  });

  it('goes to nobody with the King, and to nobody before the first card', () => {
    expect(standing(deck, plays(0, 'king', 'red-master-builder'))).toEqual({ winner: 0, taker: -1 });
    expect(standing(deck, [])).toEqual({ winner: -1, taker: -1 });
  });
});

describe('what a card would change', () => {
  const before = plays(2, 'quarry', 'red-carpenter'); // Red's Carpenter, played by seat 3, leads with 6

  it.each([
    ['green-mortar-mixer', 'yours', 0],
    ['blue-master-builder', 'goes', 1],
    ['bishop-waleran', 'stays', 2],
    ['red-master-builder', 'stays', 2],
    ['lady-aliena', 'yours', 0],
    ['king', 'king', -1],
  ])('%s: %s', (card, kind, taker) => {
    expect(outcome(deck, before, card, 0)).toEqual({ kind, taker });
  });

  it('says that a trick which is mine stays mine', () => {
    expect(outcome(deck, plays(3, 'green-carpenter'), 'quarry', 0)).toEqual({ kind: 'keeps', taker: 0 });
  });

  it('says whose it would be when leading', () => {
    expect(outcome(deck, [], 'quarry', 0)).toEqual({ kind: 'yours', taker: 0 });
    expect(outcome(deck, [], 'orange-toolmaker', 0)).toEqual({ kind: 'goes', taker: 3 });
  });

  it('knows that nothing beats the King', () => {
    expect(outcome(deck, plays(3, 'king'), 'green-master-builder', 0).kind).toBe('king');
  });
});

describe('who can still turn it', () => {
  it('has 35 cards with four seats and 29 with three', () => {
    expect(deckFor(deck, 4)).toHaveLength(35);
    expect(deckFor(deck, 3)).toHaveLength(29);
  });

  it('leaves out what was seen, copy by copy, and privileges once one is open', () => {
    const known = { seats: 4, played: ['quarry', 'king'], hand: ['ellen'], privileges: ['potter', 'artist'] };
    const unseen = unseenCards(deck, known);
    expect(unseen.filter((card) => card === 'quarry')).toHaveLength(1);
    expect(unseen).not.toContain('king');
    expect(unseen).toContain('artist');
    expect(unseenCards(deck, { ...known, played: ['brick-maker'] })).not.toContain('artist');
  });

  it('counts equal values, since the later card wins, but not the colour that has it already', () => {
    const now = plays(0, 'green-mortar-mixer');
    const unseen = ['green-master-builder', 'blue-mortar-mixer', 'king', 'red-carpenter'];
    expect(turningValues(deck, now, unseen, false)).toEqual([8, 11]);
  });

  it('fears Alfred only in the last trick', () => {
    const now = plays(0, 'quarry');
    expect(turningValues(deck, now, ['alfred-builder'], false)).toEqual([]);
    expect(turningValues(deck, now, ['alfred-builder'], true)).toEqual([1]);
  });
});
