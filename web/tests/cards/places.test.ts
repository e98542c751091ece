import { describe, expect, it } from 'vitest';
import { arrow, layOut } from '../../src/games/cards/places';
import { placeOf, type Place } from '../../src/games/cards/reading';

describe('the table', () => {
  it.each([
    [602, 332, 4],
    [374, 262, 4],
    [374, 190, 4],
    [402, 150, 4],
    [402, 104, 4],
    [374, 104, 3],
    [602, 406, 3],
    [1100, 640, 4],
  ])('keeps all cards apart and inside at %i x %i', (width, height, seats) => {
    const { slots } = layOut(width, height, seats);
    const used = (['bottom', 'left', 'top', 'right'] as Place[])
      .filter((place) => seats === 4 || place !== 'top')
      .map((place) => slots[place]);
    for (const slot of used) {
      expect(slot.left).toBeGreaterThanOrEqual(0);
      expect(slot.left + slot.width).toBeLessThanOrEqual(width);
      expect(slot.top).toBeGreaterThanOrEqual(0);
      expect(slot.top + slot.height).toBeLessThanOrEqual(height);
    }
    for (const a of used) {
      for (const b of used) {
        if (a === b) continue;
        const apart =
          a.left + a.width <= b.left ||
          b.left + b.width <= a.left ||
          a.top + a.height <= b.top ||
          b.top + b.height <= a.top;
        expect(apart).toBe(true);
      }
    }
  });

  it('draws an arrow between any two places and none to the own', () => {
    const layout = layOut(602, 332, 4);
    const places: Place[] = ['bottom', 'left', 'top', 'right'];
    for (const from of places) {
      for (const to of places) {
        if (from === to) expect(arrow(layout, from, to)).toBeNull();
        else expect(arrow(layout, from, to)?.path).toMatch(/^M[\d.]+ [\d.]+C/);
      }
    }
  });

  it('seats everybody clockwise from the one who looks', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(['top', 'right', 'bottom', 'left']);
    expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(['bottom', 'left', 'right']);
  });
});
