import { describe, expect, it } from 'vitest';
import type { PillarsEntry, PillarsView } from '../../src/generated/messages';
import { entries } from '../entries';
import { changesOf } from '../../src/games/pillars/changes';
import { deltasOf, priceNow } from '../../src/games/pillars/deltas';
import { BEADS, DESK, lay, layBead, PHONE, PLACES } from '../../src/games/pillars/geometry';
import { buttonsOf, drawingOf, face, gainsOf } from '../../src/games/pillars/reading';

const FRANCIS = 2;
const mason = { craftsman: 'mason-3', takes: { stone: 1 }, takes_gold: 0, points: 1, gold: 0, cost: 4 };
const goldsmith = { craftsman: 'goldsmith-5', takes: {}, takes_gold: 3, points: 1, gold: 0, cost: 7 };

function view(part: Record<string, unknown> = {}): PillarsView {
  return {
    most_gold: 30,
    tax: 4,
    builder: { owner: 0, price: 5, passed_at: 0, free_with_remigius: false },
    supply_cards: [{ card: 'quarry-3', resource: 'stone', cubes: 3, extra: 0, workers: 8 }],
    supply_craftsmen: [mason],
    stocks: [
      { resource: 'stone', buy: 4, sell: 4, stall: 4, supply: 10 },
      { resource: 'metal', buy: 0, sell: 5, stall: 0, supply: 9 },
    ],
    table: [
      {
        gold: 11,
        points: 6,
        workers: 12,
        cubes: { stone: 2, wood: 0, sand: 0, metal: 6 },
        coming: { stone: 2, wood: 0, sand: 0, metal: 0 },
        craftsmen: [mason, goldsmith],
        advantages: [],
      },
    ],
    ...part,
  } as unknown as PillarsView;
}

describe('what an action would change', () => {
  it('a builder costs what the track says', () => {
    expect(deltasOf(view(), 0, { kind: 'place', args: { space: 'court' } }, FRANCIS)).toEqual([
      { thing: 'gold', before: 11, after: 6 },
    ]);
  });

  it('a builder that was passed costs nothing', () => {
    const passed = view({ builder: { owner: 0, price: 0, passed_at: 6, free_with_remigius: false } });
    expect(priceNow(passed)).toBe(0);
    expect(deltasOf(passed, 0, { kind: 'place', args: { space: 'court' } }, FRANCIS)).toEqual([]);
  });

  it('a resource card binds workers now and brings cubes later', () => {
    expect(deltasOf(view(), 0, { kind: 'take', args: { card: 'quarry-3' } }, FRANCIS)).toEqual([
      { thing: 'worker', before: 12, after: 4 },
      { thing: 'stone', before: 2, after: 5, later: true },
    ]);
  });

  it('a craftsman takes goods or gold and gives points', () => {
    expect(deltasOf(view(), 0, { kind: 'use', args: { craftsman: 'mason-3' } }, FRANCIS)).toEqual([
      { thing: 'stone', before: 2, after: 1 },
      { thing: 'points', before: 6, after: 7 },
    ]);
    expect(deltasOf(view(), 0, { kind: 'use', args: { craftsman: 'goldsmith-5' } }, FRANCIS)).toEqual([
      { thing: 'gold', before: 11, after: 8 },
      { thing: 'points', before: 6, after: 7 },
    ]);
  });

  it('sales stop at the most gold there is', () => {
    expect(deltasOf(view(), 0, { kind: 'sell', args: { resource: 'metal', count: 5 } }, FRANCIS)).toEqual([
      { thing: 'metal', before: 6, after: 1 },
      { thing: 'gold', before: 11, after: 30 },
    ]);
  });

  it('Francis has a fixed tax', () => {
    const [without] = deltasOf(view(), 0, { kind: 'pay-tax', args: {} }, FRANCIS);
    expect(without?.after).toBe(7);
    const owner = view();
    (owner.table[0] as { advantages: string[] }).advantages = ['francis'];
    expect(deltasOf(owner, 0, { kind: 'pay-tax', args: {} }, FRANCIS)[0]?.after).toBe(9);
  });

  it('what changes nothing for the seat has no sums', () => {
    expect(deltasOf(view(), 0, { kind: 'pass', args: {} }, FRANCIS)).toEqual([]);
  });
});

describe('what the news changed', () => {
  it('adds up gold and points of each seat and keeps the reasons', () => {
    const changes = changesOf(
      entries<PillarsEntry>(
        { kind: 'wool', seat: 1, workers: 3, change: 3, lost: 0, total: 8 },
        { kind: 'paid', seat: 1, source: 'tax', due: 4, paid: 4, missing: 0, total: 4 },
        { kind: 'built', seat: 0, craftsman: 'mason-3', cubes: ['stone'], points: 1, score: 7 },
        { kind: 'produced', seat: 1, card: 'quarry-3', yields: 3, total: 3 },
        { kind: 'tax-rolled', tax: 4 },
      ),
      2,
    );
    expect(changes[1]?.gold.by).toBe(-1);
    expect(changes[1]?.gold.entries).toHaveLength(2);
    expect(changes[0]?.points.by).toBe(1);
    expect(changes[0]?.gold.by).toBe(0);
  });
});

describe('cards', () => {
  it('lose the number of their round', () => {
    expect(face('mason-3')).toBe('mason');
    expect(face('woodworker')).toBe('woodworker');
    expect(drawingOf('master-woodworker-1')).toBe('woodworker');
  });

  it('tell what they bring', () => {
    const facts: Record<string, number> = { wood: 1, stone: 1 };
    expect(gainsOf('completion', (_, name) => facts[name])).toEqual([
      { thing: 'wood', count: 1 },
      { thing: 'stone', count: 1 },
    ]);
  });
});

describe('buttons', () => {
  it('are those of the phase, and whatever else is legal', () => {
    const throwBack = {
      key: 'throw-back',
      kind: 'throw-back',
      args: {},
      target: 'button:throw-back',
      reveals: true,
      ends_turn: false,
    };
    expect(buttonsOf('builder', [throwBack])).toEqual(['pass-builder', 'throw-back']);
    expect(buttonsOf('store', [])).toEqual([]);
  });
});

describe('the board', () => {
  it('has everything inside, at both sizes', () => {
    for (const [name, { desk, phone }] of Object.entries(PLACES)) {
      for (const [box, size] of [[desk, DESK] as const, ...(phone ? [[phone, PHONE] as const] : [])]) {
        expect(box[0] + box[2], name).toBeLessThanOrEqual(size.width);
        expect(box[1] + box[3], name).toBeLessThanOrEqual(size.height);
      }
      expect(lay(name)).toContain('--dx:');
    }
    expect(Object.keys(BEADS)).toHaveLength(14);
    expect(layBead(14)).toContain('--py:');
  });

  it('has no two targets on each other', () => {
    const targets = [
      'archbishop',
      'kingsbridge-1',
      'kingsbridge-2',
      'priory',
      'court',
      'shiring-1',
      'shiring-2',
      'castle',
      'market',
      'cathedral',
    ];
    for (const size of ['desk', 'phone'] as const) {
      targets.forEach((one, at) => {
        for (const other of targets.slice(at + 1)) {
          const [ax, ay, aw, ah] = PLACES[one]?.[size] ?? [0, 0, 0, 0];
          const [bx, by, bw, bh] = PLACES[other]?.[size] ?? [0, 0, 0, 0];
          const apart = ax + aw <= bx || bx + bw <= ax || ay + ah <= by || by + bh <= ay;
          expect(apart, `${one} and ${other} at ${size}`).toBe(true);
        }
      });
    }
  });
});
