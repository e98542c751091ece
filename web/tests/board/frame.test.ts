import { describe, expect, it } from 'vitest';
import { fit, regionsOf, template, type Compositions } from '../../src/board/frame';
import { inUnits } from '../../tools/unit';

const COMPOSITIONS: Compositions = {
  wide: {
    width: 1064,
    height: 714,
    areas: ['left prompt prompt', 'left table leaf'],
    rows: [60, '1fr'],
    columns: [200, '1.5fr', 'auto'],
    shortest: 600,
  },
  tall: { width: 390, height: 692, areas: ['prompt', 'table'], rows: [50, '1fr'], columns: ['1fr'], least: 0.93 },
};

function shapeAt(width: number, height: number): [string, number] {
  const { shape, unit } = fit({ width, height }, COMPOSITIONS);
  return [shape, unit];
}

describe('a composition is chosen by the shape of the room', () => {
  it('at its design size a unit is a pixel', () => {
    expect(shapeAt(1064, 714)).toEqual(['wide', 1]);
    expect(shapeAt(390, 692)).toEqual(['tall', 1]);
  });

  it('grows with the room', () => {
    expect(shapeAt(2128, 1428)).toEqual(['wide', 2]);
    expect(shapeAt(768, 872)[0]).toBe('tall');
  });

  it('takes another one where the best would be too small to read', () => {
    expect(shapeAt(722, 714)[0]).toBe('tall');
  });

  it('never goes below the smallest unit; the board scrolls then', () => {
    const { unit, height } = fit({ width: 1064, height: 400 }, COMPOSITIONS);
    expect(unit).toBe(0.85);
    expect(height).toBe(600 * 0.85);
  });

  it('without a measure draws as designed', () => {
    expect(shapeAt(0, 0)).toEqual(['wide', 1]);
  });
});

describe('a composition as a grid', () => {
  it('names its regions', () => {
    expect([...regionsOf(COMPOSITIONS.wide ?? never())]).toEqual(['left', 'prompt', 'table', 'leaf']);
  });

  it('is written in units; fractions may shrink to nothing', () => {
    expect(template(COMPOSITIONS.wide ?? never())).toBe(
      "'left prompt prompt' calc(60 * var(--u)) 'left table leaf' minmax(0, 1fr) / calc(200 * var(--u)) minmax(0, 1.5fr) auto",
    );
  });
});

describe('lengths in units', () => {
  it('become multiples of the unit, and nothing else does', () => {
    expect(inUnits('3u -8.5u')).toBe('calc(3 * var(--u)) calc(-8.5 * var(--u))');
    expect(inUnits('minmax(0, .5u) var(--u) url(#4u) 12px a1u')).toBe(
      'minmax(0, calc(.5 * var(--u))) var(--u) url(#4u) 12px a1u',
    );
  });
});

function never(): never {
  throw new Error('not there');
}
