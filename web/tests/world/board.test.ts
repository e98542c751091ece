import { describe, expect, it } from 'vitest';
import type { WorldDuty, WorldEntry, WorldSeat, WorldView } from '../../src/generated/messages';
import { entries } from '../entries';
import { changesOf } from '../../src/games/world/changes';
import { deltasOf, nextSpace, summed, type Reader } from '../../src/games/world/deltas';
import { dueOf, missingOf, range } from '../../src/games/world/duties';
import { angleOfSpace, at, beads, rose, sector } from '../../src/games/world/geometry';
import { angleOfArrow, angleOfSide, sideOf, turned } from '../../src/games/world/orientation';
import {
  buttonsOf,
  cardOfRound,
  iconOf,
  numeral,
  seatsFrom,
  stepOf,
  symbol,
  tabFor,
} from '../../src/games/world/reading';
import { blocksOf, GROUND, silhouetteOf, SILHOUETTES, WIDTH } from '../../src/games/world/silhouettes';

const NUMBERS: Record<string, unknown> = {
  'house-gold value': 1,
  'donation-gold value': 1,
  'treat-gold value': 1,
  'treat-vp value': 1,
  'protection value': 1,
  'caroli pays': 'wool',
  'caroli gets': 'gold',
  'caroli pay_units': 1,
  'caroli get_units': 3,
  'high-wages pays': 'gold',
  'high-wages pay_units': 2,
  'high-wages get_units': 1,
};
const components: Reader = {
  number: (component, name) => Number(NUMBERS[`${component} ${name}`] ?? 0),
  word: (component, name) => String(NUMBERS[`${component} ${name}`] ?? ''),
};
const goods = { gold: 3, stone: 1, wood: 0, grain: 1, piety: 0, wool: 2, cloth: 0, loyalty: 1, medical: 1 };

function view(part: Record<string, unknown> = {}): WorldView {
  return {
    phase: 'play',
    active: 0,
    favor: 'queen',
    ring: [
      { space: 'queen', covered: false, worth: null },
      { space: 'prior', covered: true, worth: { good: 'piety', units: 1 } },
      { space: 'earl', covered: false, worth: { good: 'grain', units: 1 } },
    ],
    market: { open: true, wool: 2, cloth: 4 },
    houses: [{ space: 'grain-for-wood', rent: { good: 'grain', units: 1 }, cost: 'wood', owner: -1 }],
    projects: [{ project: 'bridge', points: 3 }],
    plague: [{ location: 'house-4', points: 2, benefit: { good: 'gold', units: 2 } }],
    orientations: [
      { arrow: 0, incomes: [{ good: 'piety', units: 1 }, null], award: { good: 'piety', units: 1 } },
      { arrow: 1, incomes: [null, { good: 'vp', units: 1 }], award: null },
    ],
    table: [
      { vp: 8, goods },
      { vp: 9, goods: null },
    ],
    ...part,
  } as unknown as WorldView;
}

function deltas(
  kind: string,
  args: Record<string, string | number> = {},
  part: Record<string, unknown> = {},
): string[] {
  return deltasOf(view(part), 0, { kind, args }, components).map(
    (each) => `${each.thing} ${each.before}→${each.after}`,
  );
}

describe('what an action would change', () => {
  it('an orientation brings the income and, to the active player, the award', () => {
    expect(deltas('orient', { arrow: 0 })).toEqual(['piety 0→2']);
    expect(deltas('orient', { arrow: 0 }, { active: 1 })).toEqual(['piety 0→1']);
    expect(deltas('orient', { arrow: 1 })).toEqual([]);
  });
  it('trade, building and houses', () => {
    expect(deltas('sell', { good: 'wool' })).toEqual(['wool 2→1', 'gold 3→5']);
    expect(deltas('build', { project: 'bridge', good: 'stone' })).toEqual(['stone 1→0', 'vp 8→11']);
    expect(deltas('house', { space: 'grain-for-wood' })).toEqual(['gold 3→2', 'wood 0→0']);
    expect(deltas('house', { space: 'grain-for-wood' }, { phase: 'free-house' })).toEqual([]);
    expect(deltas('rent', { space: 'grain-for-wood' })).toEqual(['grain 1→2']);
    expect(deltas('donate', { project: 'bridge' })).toEqual(['gold 3→2']);
    expect(deltas('weave')).toEqual(['wool 2→1', 'cloth 0→1']);
  });
  it('care, events and duties', () => {
    expect(deltas('treat')).toEqual(['gold 3→4', 'vp 8→9']);
    expect(deltas('care', { location: 'house-4' })).toEqual(['vp 8→10', 'gold 3→5']);
    expect(deltas('accept', { event: 'caroli' })).toEqual(['wool 2→1', 'gold 3→6']);
    expect(deltas('swap', { event: 'high-wages', good: 'stone' })).toEqual(['gold 3→1', 'stone 1→2']);
    expect(deltas('protect', { duty: 'grain-duty' })).toEqual(['loyalty 1→0']);
    expect(deltas('decline')).toEqual([]);
  });
  it('the favor marker passes over covered spaces', () => {
    expect(nextSpace(view())?.space).toBe('earl');
    expect(deltas('move')).toEqual(['grain 1→2']);
  });
  it('nothing is told of goods behind a screen', () => {
    expect(summed(view(), 1, [{ good: 'gold', units: 2 }])).toEqual([]);
  });
});

describe('the card in the council', () => {
  it('its first corner points to the side of its number', () => {
    expect([0, 1, 2, 3].map((corner) => sideOf(corner, 2))).toEqual([2, 3, 0, 1]);
  });
  it('the own side is at the bottom and the others follow clockwise', () => {
    expect([1, 2, 3, 0].map((side) => angleOfSide(side, 1))).toEqual([180, 270, 0, 90]);
    expect(angleOfArrow(1, 1)).toBe(135);
  });
  it('turning skips what is not legal', () => {
    expect(turned([0, 2], null, 1)).toBe(0);
    expect(turned([0, 2], 0, 1)).toBe(2);
    expect(turned([0, 2], 0, -1)).toBe(2);
    expect(turned([], 0, 1)).toBe(null);
  });
});

describe('the rose', () => {
  it('the parts fit into each other at both sizes', () => {
    for (const size of [230, 380, 560]) {
      const shape = rose(size);
      expect(shape.corners).toBeLessThan(shape.card);
      expect(shape.card).toBeLessThan(shape.inner);
      expect(shape.inner).toBeLessThan(shape.outer);
      expect(shape.small).toBe(size < 340);
      expect(sector(0, shape)).not.toContain('NaN');
      expect(beads(shape)).toHaveLength(10);
    }
  });
  it('runs clockwise', () => {
    expect(angleOfSpace(7)).toBe(0);
    expect(angleOfSpace(8)).toBe(36);
    expect(at(90, 10).x).toBeCloseTo(10);
  });
});

describe('duties', () => {
  const tax = { duty: 'tax-duty', good: 'gold', least: 2, most: 5 } as WorldDuty;
  it('say what is missing at the lowest and the highest tax', () => {
    expect(dueOf(tax, 1, 3)).toMatchObject({ missing: 0, missingMost: 2 });
    expect(range(2, 5)).toBe('2–5');
    expect(range(2, 2)).toBe('2');
  });
  it('of another seat, too', () => {
    const piety = { duty: 'piety-duty', good: 'piety', least: 2, most: 2 } as WorldDuty;
    expect(missingOf([piety, tax], { piety: 0, grain: 0, tax_least: 0, tax_most: 3 })).toEqual([
      { good: 'piety', text: '0', none: true },
      { good: 'gold', text: '0–3', none: false },
    ]);
  });
});

describe('buildings', () => {
  it('have a block for every space, inside the drawing', () => {
    for (const project of [...Object.keys(SILHOUETTES), 'unknown']) {
      const blocks = blocksOf(silhouetteOf(project), 6, 3, 1);
      expect(blocks).toHaveLength(10);
      for (const block of blocks) {
        expect(block.x).toBeGreaterThanOrEqual(0);
        expect(block.x + block.width).toBeLessThanOrEqual(WIDTH);
        expect(block.y + block.height).toBeLessThanOrEqual(GROUND);
      }
    }
  });
});

describe('small things', () => {
  it('symbols of corners', () => {
    expect(symbol('gold2')).toEqual({ good: 'gold', units: 2 });
    expect(symbol('wool')).toEqual({ good: 'wool', units: 1 });
    expect(iconOf('stone')).toBe('stone');
    expect(iconOf('piety')).toBe('ww-piety');
    expect(numeral(3)).toBe('III');
  });
  it('a phone shows the part where something is lit', () => {
    expect(tabFor([{ target: 'button:decline' }, { target: 'location:house-1' }])).toBe('plague');
    expect(tabFor([{ target: 'event:wedding' }, { target: 'card:donation' }])).toBe('hand');
    expect(tabFor([{ target: 'good:wool' }])).toBe(null);
    expect(buttonsOf([{ target: 'good:wool' }, { target: 'button:done' }])).toEqual(['done']);
  });
  it('seats, cards and steps', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(cardOfRound({ played: ['donation'] } as WorldSeat, 1)).toBe('donation');
    expect(cardOfRound({ played: ['donation'] } as WorldSeat, 2)).toBe('');
    expect([stepOf('offer'), stepOf('orient'), stepOf('house-rent'), stepOf('protection')]).toEqual([
      'event',
      'orient',
      'actions',
      'duties',
    ]);
  });
  it('news are added up by seat and good', () => {
    const news = entries<WorldEntry>(
      { kind: 'goods', seat: 1, good: 'wool', change: 1 },
      { kind: 'goods', seat: 1, good: 'wool', change: 2 },
      { kind: 'points', seat: 0, points: -2 },
      { kind: 'played', seat: 0, card: 'donation' },
    );
    const changes = changesOf(news, 2);
    expect(changes[1]?.wool?.by).toBe(3);
    expect(changes[0]?.vp?.by).toBe(-2);
    expect(changes[0]?.wool).toBeUndefined();
  });
});
