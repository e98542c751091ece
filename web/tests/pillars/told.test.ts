import { describe, expect, it } from 'vitest';
import type { PillarsTable } from '../../src/games/pillars/reading';
import { isAskedNow, toldView } from '../../src/games/pillars/told';
import type { PillarsEntry, PillarsView } from '../../src/generated/messages';
import { entries } from '../entries';

type Facts = Parameters<typeof entries<PillarsEntry>>;

const ROUND = { kind: 'round-begins' as const, round: 2, start: 1 };
const SEAT = {
  gold: 3,
  points: 0,
  cubes: {},
  cubes_held: 0,
  coming: {},
  workers: 5,
  mill: 0,
  builders_in_bag: 2,
  cards: [],
  craftsmen: [],
  advantages: [],
};
/** The walk is at the building site: what lay on the way there is gone. */
const PRESENT = {
  seats: 2,
  round: 2,
  part: 3,
  step: 13,
  start_seat: 1,
  tax: 3,
  bag: [1, 1],
  track: [],
  kingsbridge: [null, null],
  shiring: [null, null],
  supply_cards: [],
  supply_craftsmen: [],
  stocks: [],
  locations: [
    { place: 'kingsbridge', number: 4, spaces: [space('kingsbridge-1', 1), space('kingsbridge-2', 2)] },
    { place: 'court', number: 9, spaces: [space('court', 1), space('court', 2)] },
  ],
  fate: { revealed: 'collapse', good: false },
  table: [SEAT, SEAT],
};
const COMPONENTS = ['forest-2', 'forest-3', 'forest-4', 'mason-1', 'mason-2'].map((key) => ({ key }));

function space(name: string, number: number): { target: string; number: number; seat: number; card: null } {
  return { target: `space:${name}`, number, seat: -1, card: null };
}

/** The board while the news is told: before this entry of it everything has been seen. */
function told(facts: Facts, number: number, view: object = PRESENT): PillarsView {
  const all = entries<PillarsEntry>(...facts);
  const beats = { current: all[number] ?? null, coming: all.slice(number + 1) };
  const table = { view, components: COMPONENTS, entries: all, moment: null, tells: true, beats };
  return toldView(table as unknown as PillarsTable);
}

describe('a round that is still being told', () => {
  const facts: Facts = [
    { kind: 'passed', seat: 1 },
    { kind: 'builder-passed', seat: 1, price: 3 },
    { kind: 'builder-placed', seat: 0, space: 'court', cost: 0, total: 7 },
    { kind: 'event-revealed', event: 'collapse', good: 0 },
    { kind: 'dismissed', seat: 1, craftsman: 'mason-1' },
    { kind: 'tax-rolled', tax: 3 },
  ];
  const at = (number: number): object => {
    const { part, step } = told(facts, number);
    return { part, step };
  };

  it('stands in the phase of what is told, not in the one that is asked for', () => {
    expect(at(0)).toEqual({ part: 1, step: 0 });
    expect(at(1)).toEqual({ part: 2, step: 0 });
    expect(at(2)).toEqual({ part: 2, step: 0 });
    expect(at(3)).toEqual({ part: 3, step: 1 });
    expect(at(4)).toEqual({ part: 3, step: 9 });
    expect(at(5)).toEqual({ part: 3, step: 9 });
  });

  it('stands in the present when all is told', () => {
    expect(at(facts.length)).toEqual({ part: 3, step: 13 });
  });
});

describe('what lies on the walk', () => {
  const facts: Facts = [
    ROUND,
    { kind: 'builder-placed', seat: 1, space: 'kingsbridge-1', cost: 0, total: 7 },
    { kind: 'builder-placed', seat: 0, space: 'court', cost: 0, total: 7 },
    { kind: 'builder-placed', seat: 1, space: 'court', cost: 0, total: 7 },
    { kind: 'event-revealed', event: 'collapse', good: 0 },
    { kind: 'wool', seat: 0, workers: 2, change: 2, lost: 0, total: 5 },
    { kind: 'advantage-taken', seat: 1, card: 'tom' },
    { kind: 'advantage-unclaimed', card: 'jack' },
    { kind: 'produced', seat: 1, card: 'forest-2', resource: 'wood', yields: 2, extra: 1, total: 3, supply: 9, workers: 3 }, // prettier-ignore
    { kind: 'tax-rolled', tax: 3 },
    { kind: 'craftsman-joined', seat: 0, craftsman: 'mason-1' },
    { kind: 'start-player', seat: 0, claimed: 1 },
  ];
  const rich = { ...SEAT, craftsmen: [{ craftsman: 'mason-1' }] };
  const present = { ...PRESENT, start_seat: 0, table: [rich, SEAT] };
  const at = (number: number): PillarsView => told(facts, number, present);
  const standing = ({ locations }: PillarsView): number[][] =>
    locations.map(({ spaces }) => spaces.map(({ seat }) => seat));

  it('stays there until the walk has come past it', () => {
    const [placed, event, mill, taken, made, tax] = [at(2), at(4), at(5), at(6), at(8), at(9)];
    expect(standing(placed)).toEqual([[1, -1], [0, -1]]); // prettier-ignore
    expect(placed.kingsbridge).toEqual(['tom', 'jack']);
    expect(standing(event)).toEqual([[1, -1], [0, 1]]); // prettier-ignore
    expect(event.kingsbridge).toEqual(['tom', 'jack']);
    expect(event.shiring).toEqual([null, { craftsman: 'mason-1' }]);
    expect(event.table[0]).toMatchObject({ mill: 2, workers: 3, craftsmen: [] });
    expect(mill.table[0]).toMatchObject({ mill: 0, workers: 5 });
    expect(taken.kingsbridge).toEqual([null, 'jack']);
    expect(taken.table[1]).toMatchObject({ coming: { wood: 3 }, workers: 2, cards: [{ card: 'forest-2' }] });
    expect(made.table[1]).toMatchObject({ coming: {}, workers: 5, cards: [] });
    expect(standing(tax)).toEqual([[-1, -1], [0, 1]]); // prettier-ignore
    expect(event.start_seat).toBe(1);
    expect(at(11).start_seat).toBe(0);
  });

  it('is of the round that is told, not of the next one', () => {
    const next = { ...ROUND, round: 3, start: 0 };
    const fate = { revealed: null, good: false };
    const view = { ...PRESENT, round: 3, part: 1, step: 0, tax: 0, fate, kingsbridge: ['otto', 'ellen'] };
    const seen = told([...facts, next], 10, view);
    expect(seen).toMatchObject({ round: 2, part: 3, step: 10, tax: 3, fate: { revealed: 'collapse' } });
    expect(seen.kingsbridge).toEqual([null, null]);
  });

  it('knows the tax when the die lies, not while it rolls', () => {
    expect([at(8), at(9), at(10)].map(({ tax }) => tax)).toEqual([0, 0, 3]);
  });
});

describe('the supply', () => {
  it('keeps a card until its taker has been told, where it lay', () => {
    const [two, three, four] = ['forest-2', 'forest-3', 'forest-4'].map((card) => ({ card, workers: 3 }));
    const view = {
      ...PRESENT,
      part: 1,
      step: 0,
      supply_cards: [two, four],
      table: [SEAT, { ...SEAT, cards: [three], craftsmen: [{ craftsman: 'mason-1' }] }],
      supply_craftsmen: [{ craftsman: 'mason-2' }],
    };
    const facts: Facts = [
      { kind: 'passed', seat: 0 },
      { kind: 'card-taken', seat: 1, card: 'forest-3', workers: 3, left: 2 },
      { kind: 'hired', seat: 1, craftsman: 'mason-1', cost: 4, total: 3 },
    ];
    const before = told(facts, 0, view);
    expect(before.supply_cards).toEqual([two, three, four]);
    expect(before.supply_craftsmen).toEqual([{ craftsman: 'mason-1' }, { craftsman: 'mason-2' }]);
    expect(before.table[1]).toMatchObject({ workers: 8, gold: 7, cards: [], craftsmen: [] });
    expect(told(facts, 1, view).supply_cards).toEqual([two, four]);
  });

  it('does not mix with that of the next round, which has the same cards', () => {
    const next = { ...PRESENT, round: 3, part: 1, step: 0, supply_cards: [{ card: 'forest-3', workers: 3 }] };
    const facts: Facts = [
      { kind: 'passed', seat: 0 },
      { kind: 'card-taken', seat: 1, card: 'forest-3', workers: 3, left: 2 },
      { kind: 'produced', seat: 1, card: 'forest-3', resource: 'wood', yields: 2, extra: 0, total: 2, supply: 9, workers: 3 }, // prettier-ignore
      { ...ROUND, round: 3 },
    ];
    const lying = (number: number): string[] => told(facts, number, next).supply_cards.map(({ card }) => card);
    expect(lying(0)).toEqual(['forest-3']);
    expect(lying(1)).toEqual([]);
    expect(lying(4)).toEqual(['forest-3']);
  });
});

describe('what is asked', () => {
  const [mine, again, theirs, drawn] = entries<PillarsEntry>(
    { kind: 'built', seat: 0, craftsman: 'mason-1', cubes: ['stone'], points: 1 },
    { kind: 'built', seat: 0, craftsman: 'mason-1', cubes: ['stone'], points: 1 },
    { kind: 'built', seat: 1, craftsman: 'mason-2', cubes: ['stone'], points: 1 },
    { kind: 'builder-drawn', seat: 0, price: 7, left: 3 },
  );

  function asks(...facts: (PillarsEntry | undefined)[]): boolean {
    const [current = null, ...coming] = facts.filter((entry) => entry !== undefined);
    return isAskedNow({ seat: 0, tells: true, beats: { current, coming } } as unknown as PillarsTable);
  }

  it('waits until everything has been told', () => {
    expect(asks(drawn)).toBe(false);
    expect(asks(mine, theirs)).toBe(false);
    expect(asks()).toBe(true);
  });

  it('does not wait for what the own craftsmen have just done', () => {
    expect(asks(mine, again)).toBe(true);
  });
});
