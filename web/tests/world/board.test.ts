import { describe, expect, it } from 'vitest';
import type { LegalAction, WorldDuty, WorldEntry, WorldView } from '../../src/generated/messages';
import { entries } from '../entries';
import { changesOf } from '../../src/games/world/changes';
import { compositions } from '../../src/games/world/composition';
import { previewOf, previewOfArrow } from '../../src/games/world/previews';
import { dueOf, isReckoned, missingOf, range } from '../../src/games/world/duties';
import { angleOfSpace, at, beads, rose, sector } from '../../src/games/world/geometry';
import { angleOfArrow, angleOfSide, sideOf, turned } from '../../src/games/world/orientation';
import { buttonsOf, iconOf, numeral, seatsFrom, symbol, tabFor } from '../../src/games/world/reading';
import { blocksOf, GROUND, silhouetteOf, SILHOUETTES, WIDTH } from '../../src/games/world/silhouettes';

const goods = { gold: 3, stone: 1, wood: 0, grain: 1, piety: 0, wool: 2, cloth: 0, loyalty: 1, medical: 1 };

const pious = { thing: 'piety', before: 0, after: 1, later: false, missing_least: 1, missing_most: 1 };

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
      { arrow: 0, changes: [pious, null], award: { good: 'piety', units: 1 } },
      { arrow: 1, changes: [null, null], award: null },
    ],
    table: [
      { vp: 8, goods },
      { vp: 9, goods: null },
    ],
    ...part,
  } as unknown as WorldView;
}

describe('what is being looked at', () => {
  const orient = (arrow: number): LegalAction[] => [
    {
      key: `orient ${arrow}`,
      kind: 'orient',
      args: { arrow },
      target: `arrow:${arrow}`,
      reveals: false,
      ends_turn: false,
    },
  ];
  const told = [{ thing: 'piety', before: 0, after: 2, later: false }];

  it('is what the view says of the action', () => {
    const seen = view({ previews: { 'orient 0': told } });
    expect(previewOfArrow(seen, 0, 0, orient(0))).toEqual(told);
    expect(previewOf(seen, { key: 'orient 1' })).toEqual([]);
    expect(previewOf(seen, null)).toEqual([]);
  });
  it('is the income where the card is not ours to turn', () => {
    expect(previewOfArrow(view(), 0, 0, [])).toEqual([pious]);
    expect(previewOfArrow(view(), 0, 1, [])).toEqual([]);
  });
  it('says nothing of goods behind a screen', () => {
    expect(previewOfArrow(view(), 1, 0, [])).toEqual([]);
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
  it('are reckoned from the roll of the tax to the next chapter, whoever is asked what', () => {
    const reckoning = { tax: 3, missing: [[0, 0, 0]] } as unknown as WorldView['reckoning'];
    expect(isReckoned({ step: 'duties', is_over: false, reckoning })).toBe(true);
    expect(isReckoned({ step: 'orient', is_over: true, reckoning })).toBe(true);
    expect(isReckoned({ step: 'duties', is_over: false, reckoning: null })).toBe(false);
    expect(isReckoned({ step: 'event', is_over: false, reckoning })).toBe(false);
  });

  const tax = {
    duty: 'tax-duty',
    good: 'gold',
    least: 2,
    most: 5,
    have: 1,
    missing_least: 1,
    missing_most: 4,
  } as WorldDuty;
  it('say what is missing at the lowest and the highest tax', () => {
    expect(dueOf(tax)).toMatchObject({ have: 1, then: 1, missing: 1, missingMost: 4 });
    const sale = { thing: 'gold', before: 1, after: 3, later: false, missing_least: 0, missing_most: 2 };
    expect(dueOf(tax, sale)).toMatchObject({ then: 3, missing: 0, missingMost: 2 });
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
  it('seats from the near one on', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
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

describe('in a low window', () => {
  it('the duties are as high as a finger needs', () => {
    const { square } = compositions({ tab: 'council', choosing: false, onEdge: false });
    expect(square?.areas.at(-1)).toContain('duties');
    expect(square?.rows.at(-1)).toContain('--touch');
  });
});
