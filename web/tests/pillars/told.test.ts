import { describe, expect, it } from 'vitest';
import type { PillarsTable } from '../../src/games/pillars/reading';
import { toldView } from '../../src/games/pillars/told';
import type { PillarsEntry } from '../../src/generated/messages';
import { entries } from '../entries';

const NEWS = entries<PillarsEntry>(
  { kind: 'passed', seat: 1 },
  { kind: 'builder-passed', seat: 1, price: 3 },
  { kind: 'builder-placed', seat: 0, space: 'court', cost: 0, total: 7 },
  { kind: 'event-revealed', event: 'collapse', good: 0 },
  { kind: 'dismissed', seat: 1, craftsman: 'mason-1' },
  { kind: 'tax-rolled', tax: 3 },
);

/** The walk is at the building site, and so much of what led there is still to be told. */
function at(number: number): { part: number; step: number } {
  const seat = { gold: 3, points: 0, cubes: {}, cubes_held: 0, builders_in_bag: 2, craftsmen: [] };
  const view = {
    seats: 2,
    round: 2,
    part: 3,
    step: 13,
    tax: 3,
    bag: [1, 1],
    track: [],
    locations: [],
    fate: { revealed: 'collapse', good: false },
    table: [seat, seat],
  };
  const beats = { current: NEWS[number] ?? null, coming: NEWS.slice(number + 1) };
  const { part, step } = toldView({ view, tells: true, beats } as unknown as PillarsTable);
  return { part, step };
}

describe('a round that is still being told', () => {
  it('stands in the phase of what is told, not in the one that is asked for', () => {
    expect(at(0)).toEqual({ part: 1, step: 0 });
    expect(at(1)).toEqual({ part: 2, step: 0 });
    expect(at(2)).toEqual({ part: 2, step: 0 });
    expect(at(3)).toEqual({ part: 3, step: 1 });
    expect(at(5)).toEqual({ part: 3, step: 9 });
  });

  it('stands in the present when all is told', () => {
    expect(at(NEWS.length)).toEqual({ part: 3, step: 13 });
  });
});
