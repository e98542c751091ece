import { describe, expect, it } from 'vitest';
import type { CardsTable } from '../../src/games/cards/reading';
import { handTold, isAskedNow } from '../../src/games/cards/told';
import type { CardsEntry } from '../../src/generated/messages';
import { entries } from '../entries';

function held(hand: string[], ...facts: (CardsEntry | undefined)[]): string[] {
  const coming = facts.filter((entry) => entry !== undefined);
  const left = (kind: string): number => coming.filter((entry) => entry.kind === kind).length;
  return handTold({ seat: 0, tells: true, view: { hand }, beats: { coming, left } } as unknown as CardsTable);
}

describe('my hand while the news is told', () => {
  const [mine, another, ends] = entries<CardsEntry>(
    { kind: 'played', seat: 0, card: 'quarry', trick: 9 },
    { kind: 'played', seat: 1, card: 'forest', trick: 9 },
    { kind: 'hand-ends', hand: 1 },
  );

  it('holds the card that will play itself until it is told', () => {
    expect(held([], another, mine)).toEqual(['quarry']);
    expect(held([], another)).toEqual([]);
  });

  it('is dealt when the sheet of the last hand lies there', () => {
    expect(held(['ellen'], mine, ends)).toEqual(['quarry']);
    expect(held(['ellen'])).toEqual(['ellen']);
  });
});

describe('while the news is told', () => {
  const [card, stone, points, theirs] = entries<CardsEntry>(
    { kind: 'played', seat: 1, card: 'forest', trick: 2 },
    { kind: 'material', seat: 0, material: 'stone', change: 1, total: 1, source: 'quarry' },
    { kind: 'points', seat: 0, points: 2, source: 'own-craftsmen' },
    { kind: 'points', seat: 1, points: 2, source: 'own-craftsmen' },
  );

  function asks(phase: string, ...facts: (CardsEntry | undefined)[]): boolean {
    const [current = null, ...coming] = facts.filter((entry) => entry !== undefined);
    return isAskedNow({ seat: 0, tells: true, view: { phase }, beats: { current, coming } } as unknown as CardsTable);
  }

  it('nothing is asked before it is over', () => {
    expect(asks('play', card)).toBe(false);
    expect(asks('convert', points, theirs)).toBe(false);
    expect(asks('play', points)).toBe(false);
    expect(asks('play')).toBe(true);
  });

  it('nobody waits for what was just scored by ourselves', () => {
    expect(asks('convert', stone, points)).toBe(true);
  });
});
