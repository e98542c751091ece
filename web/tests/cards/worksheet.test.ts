import { describe, expect, it } from 'vitest';
import type { CardsEntry, CardsView } from '../../src/generated/messages';
import { entriesOfFinishedHand, gainsBySource, makeSheet, sumBySource } from '../../src/games/cards/worksheet';
import { entries } from '../entries';
import { deck } from './components';

const seat = (more: Partial<CardsView['table'][number]> = {}): CardsView['table'][number] => ({
  colour: 'green',
  cards: 0,
  stock: { stone: 1, wood: 0, sand: 1, metal: 0 },
  points: 3,
  this_hand: 3,
  privileges: ['artist', 'potter'],
  tricks: 1,
  scoring_cards: ['green-carpenter', 'blue-carpenter', 'ellen', 'william-hamleigh', 'green-mortar-mixer'],
  ...more,
});
const view = {
  phase: 'conversion',
  seat: 0,
  current_seat: 0,
  table: [seat(), seat({ colour: 'blue' })],
  converters: ['mortar-mixer', 'potter'],
} as unknown as CardsView;
const facts = entries<CardsEntry>(
  { kind: 'hand-begins', hand: 1 },
  { kind: 'converted', seat: 0, converter: 'carpenter', material: 'wood', points: 9, score: 9 },
  { kind: 'hand-ends', hand: 1, gains: [9, 0], scores: [9, 0] },
  { kind: 'hand-begins', hand: 2 },
  { kind: 'material', seat: 0, material: 'wood', source: 'forest', change: 1, total: 1 },
  { kind: 'converted', seat: 1, converter: 'carpenter', material: 'wood', points: 3, score: 3 },
  { kind: 'converted', seat: 0, converter: 'carpenter', material: 'wood', points: 3, score: 3 },
);

describe('the worksheet', () => {
  const sheet = makeSheet(deck, view, facts, 0);

  it('ticks what was used and offers the rest', () => {
    expect(sheet.converters.map((line) => [line.converter, line.state])).toEqual([
      ['carpenter', 'used'],
      ['mortar-mixer', 'ready'],
      ['potter', 'ready'],
    ]);
    expect(sheet.converters[0]?.used).toEqual({ material: 'wood', points: 3, made: '' });
  });

  it('sums this hand and this seat only, with what comes by itself', () => {
    expect(sheet.scored).toEqual([{ source: 'carpenter', points: 3 }]);
    expect(sheet.coming).toEqual([
      { source: 'own-craftsmen', points: 2 },
      { source: 'artist', points: 1 },
      { source: 'ellen', points: 2 },
      { source: 'william-hamleigh', points: -3 },
    ]);
    expect(sheet.total).toBe(5);
  });

  it('does not announce what has been told', () => {
    const told: CardsEntry[] = [
      ...facts,
      { kind: 'points', seat: 0, source: 'own-craftsmen', count: 2, points: 2, score: 5 },
    ];
    const later = makeSheet(deck, { ...view, phase: 'cut', converters: [] }, told, 0);
    expect(later.coming).toEqual([]);
    expect(later.total).toBe(5);
    expect(later.converters.map((line) => line.state)).toEqual(['used', 'waits', 'waits']);
  });
});

describe('sums by source', () => {
  it('adds the Assistant’s points up', () => {
    const used: CardsEntry = { kind: 'assisted', seat: 0, material: 'wood', points: 1, score: 1, total: 0 };
    expect(sumBySource([used, used])).toEqual([{ source: 'assistant', points: 2 }]);
  });

  it('tells a finished hand seat by seat', () => {
    const hand = entriesOfFinishedHand(facts, 1);
    expect(hand).toHaveLength(3);
    expect(gainsBySource(hand, 2)).toEqual([[{ source: 'carpenter', points: 9 }], []]);
    expect(entriesOfFinishedHand(facts, 2)).toEqual([]);
  });
});
