import { describe, expect, it } from 'vitest';
import type { PillarsEntry } from '../../src/generated/messages';
import { entries } from '../entries';
import { changesOf } from '../../src/games/pillars/changes';
import { BEADS, DESK, lay, layBead, PHONE, PLACES } from '../../src/games/pillars/geometry';
import { buttonsOf, drawingOf, face, gainsOf } from '../../src/games/pillars/reading';

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
    expect(gainsOf('completion', { number: (_, name) => facts[name] ?? 0 })).toEqual([
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
