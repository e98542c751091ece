import { describe, expect, it } from 'vitest';
import type { TableStore } from '../src/table/boardContract';
import { isTieBroken, ownVerdict, placeOf } from '../src/table/verdict';

const table = { t: (id: string, args = {}) => `${id} ${JSON.stringify(args)}` } as unknown as TableStore;

describe('how a game ended', () => {
  it('says first what the person wants to know', () => {
    const view = { scores: [30, 27, 27, 12], winners: [0] };
    expect(ownVerdict(table, view, 0)).toContain('web-you-won');
    expect(ownVerdict(table, view, 2)).toBe('web-your-place {"place":2,"seats":4,"behind":3}');
    expect(placeOf(view, 3)).toBe(4);
    expect(ownVerdict(table, { scores: [9, 9], winners: [0, 1] }, 1)).toContain('web-you-share');
  });

  it('knows when a tie-break decided', () => {
    expect(isTieBroken({ scores: [9, 9], winners: [1] })).toBe(true);
    expect(isTieBroken({ scores: [9, 9], winners: [0, 1] })).toBe(false);
    expect(placeOf({ scores: [9, 9], winners: [1] }, 0)).toBe(2);
  });
});
