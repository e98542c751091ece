import { describe, expect, it } from 'vitest';
import type { CardsEntry } from '../../src/generated/messages';
import {
  entriesOfFinishedHand,
  entriesOfHand,
  gainsBySource,
  scoringOf,
  sumBySource,
  useOf,
} from '../../src/games/cards/journal';
import { entries } from '../entries';

const all = entries<CardsEntry>(
  { kind: 'hand-begins', hand: 1 },
  { kind: 'converted', seat: 0, converter: 'carpenter', material: 'wood', points: 9, score: 9 },
  { kind: 'hand-ends', hand: 1, gains: [9, 0], scores: [9, 0] },
  { kind: 'hand-begins', hand: 2 },
  { kind: 'played', seat: 0, card: 'forest', trick: 1 },
  { kind: 'material', seat: 0, material: 'wood', source: 'forest', change: 1, total: 1 },
  { kind: 'converted', seat: 1, converter: 'carpenter', material: 'wood', points: 3, score: 3 },
  { kind: 'converted', seat: 0, converter: 'carpenter', material: 'wood', points: 3, score: 3 },
  { kind: 'remade', seat: 0, converter: 'brick-maker', material: 'sand', made: 'stone' },
);

describe('the journal of a hand', () => {
  const hand = entriesOfHand(all);

  it('gathers the scoring of a seat, not its plays', () => {
    expect(scoringOf(hand, 0).map((entry) => entry.kind)).toEqual(['material', 'converted', 'remade']);
  });

  it('knows what a converter was used for in this hand', () => {
    expect(useOf(hand, 0, 'carpenter')).toEqual({ material: 'wood', points: 3, made: '' });
    expect(useOf(hand, 0, 'brick-maker')).toEqual({ material: 'sand', points: 0, made: 'stone' });
    expect(useOf(hand, 1, 'brick-maker')).toBeNull();
  });

  it('adds the Assistant’s points up', () => {
    const used: CardsEntry = { kind: 'assisted', seat: 0, material: 'wood', points: 1, score: 1, total: 0 };
    expect(sumBySource([used, used])).toEqual([{ source: 'assistant', points: 2 }]);
  });

  it('tells a finished hand seat by seat', () => {
    const finished = entriesOfFinishedHand(all, 1);
    expect(finished).toHaveLength(3);
    expect(gainsBySource(finished, 2)).toEqual([[{ source: 'carpenter', points: 9 }], []]);
    expect(entriesOfFinishedHand(all, 2)).toEqual([]);
  });
});
