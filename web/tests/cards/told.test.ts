import { describe, expect, it } from 'vitest';
import type { CardsTable } from '../../src/games/cards/reading';
import { handTold } from '../../src/games/cards/told';
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
