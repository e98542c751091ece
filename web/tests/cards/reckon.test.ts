import { describe, expect, it } from 'vitest';
import { bestPlan, change, pointsOf, reckon, withTrick, type Holding } from '../../src/games/cards/reckon';
import { conversionsOf } from '../../src/games/cards/deck';
import { deck, fact } from './components';

const stock = (stone: number, wood: number, sand: number, metal: number) => ({ stone, wood, sand, metal });

describe('what a hand would score', () => {
  it('reckons the example of the rulebook', () => {
    const andrea: Holding = {
      seat: 0,
      cards: [
        'green-carpenter',
        'green-mortar-mixer',
        'blue-carpenter',
        'quarry',
        'forest',
        'ellen',
        'william-hamleigh',
        'artist',
      ],
      stock: stock(1, 1, 1, 0),
      privileges: ['artist'],
    };
    expect(reckon(deck, andrea).points).toBe(7);
  });

  it('reckons the King’s trick for a seat without a trick', () => {
    const cards = ['king', 'green-master-builder', 'quarry', 'regan-hamleigh'];
    expect(reckon(deck, { seat: 0, cards, stock: stock(0, 0, 0, 0), privileges: [] }).points).toBe(6);
  });

  it('lets Tom bring what serves best, never metal', () => {
    const holding: Holding = {
      seat: 0,
      cards: ['tom-builder', 'green-stonemason', 'green-toolmaker'],
      stock: stock(0, 0, 0, 0),
      privileges: [],
    };
    expect(reckon(deck, holding).points).toBe(4 + 2);
  });
});

describe('the best conversions', () => {
  const able = (...names: string[]) => names.map((name) => conversionsOf(name, fact));

  it('gives the master builder what the specialist leaves', () => {
    expect(bestPlan(stock(1, 1, 0, 0), able('stonemason', 'master-builder')).points).toBe(4 + 2);
  });

  it('makes bricks only where they bring more', () => {
    expect(bestPlan(stock(0, 0, 1, 0), able('brick-maker', 'stonemason', 'potter'))).toMatchObject({ points: 4 });
    expect(bestPlan(stock(0, 0, 1, 0), able('brick-maker', 'potter')).steps.map((step) => step.converter)).toEqual([
      'potter',
    ]);
  });
});

describe('what a trick would change', () => {
  const mine: Holding = { seat: 0, cards: ['forest', 'green-carpenter'], stock: stock(0, 1, 1, 0), privileges: [] };

  it('adds up to the difference', () => {
    const after = withTrick(deck, mine, 1, ['quarry', 'red-carpenter', 'green-mortar-mixer', 'bishop-waleran']);
    const delta = change(reckon(deck, mine), reckon(deck, after));
    expect(delta.after - delta.before).toBe(2 + 1 - 2);
    expect(delta.terms.reduce((sum, term) => sum + pointsOf(term), 0)).toBe(1);
    expect(delta.terms).toContainEqual({ kind: 'gives', card: 'quarry', material: 'stone', count: 1 });
  });

  it('takes the King’s trick away from a seat that gets its first', () => {
    const heir: Holding = { seat: 1, cards: ['king', 'quarry'], stock: stock(0, 0, 0, 0), privileges: [] };
    const delta = change(reckon(deck, heir), reckon(deck, withTrick(deck, heir, 0, ['ellen'])));
    expect([delta.before, delta.after]).toEqual([3, 2]);
    expect(delta.terms.reduce((sum, term) => sum + pointsOf(term), 0)).toBe(-1);
  });

  it('makes a privilege in the trick work at once', () => {
    const holder: Holding = { seat: 0, cards: [], stock: stock(0, 0, 1, 0), privileges: [] };
    const delta = change(reckon(deck, holder), reckon(deck, withTrick(deck, holder, 1, ['potter'])));
    expect(delta.after).toBe(3);
  });
});
