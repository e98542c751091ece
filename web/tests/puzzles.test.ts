import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleList } from '../src/generated/messages';
import { nextPuzzle, wanted } from '../src/puzzles/choice.svelte';
import { tellKept } from '../src/kept.svelte';
import { progress } from '../src/puzzles/progress.svelte';

const LIST: PuzzleList = {
  game: 'cards',
  themes: ['rescue', 'deny'],
  today: 'b',
  puzzles: [
    { id: 'a', theme: 'rescue', difficulty: 1, seats: 3 },
    { id: 'b', theme: 'deny', difficulty: 2, seats: 3 },
    { id: 'c', theme: 'rescue', difficulty: 3, seats: 4 },
  ],
};

describe('puzzles', () => {
  beforeEach(() => {
    localStorage.clear();
    tellKept('kingsbridge-puzzles');
  });

  it('are chosen by theme and difficulty', () => {
    expect(wanted(LIST, { theme: '', difficulty: 0 })).toHaveLength(3);
    expect(wanted(LIST, { theme: 'rescue', difficulty: 0 }).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(wanted(LIST, { theme: 'rescue', difficulty: 3 }).map(({ id }) => id)).toEqual(['c']);
  });

  it('come one after the other, those that are open first', () => {
    const solved = new Set(['b']);
    const next = (after: string): string | undefined => nextPuzzle(LIST.puzzles, after, (id) => solved.has(id))?.id;
    expect(next('')).toBe('a');
    expect(next('a')).toBe('c');
    expect(next('c')).toBe('a');
    solved.add('a').add('c');
    expect(next('a')).toBe('b');
    expect(nextPuzzle([], '', () => false)).toBeUndefined();
  });

  it('stay solved, with what it took', () => {
    progress.tried('cards', 'a', false, false);
    progress.tried('cards', 'a', true, false);
    progress.tried('cards', 'a', false, false);
    progress.tried('cards', 'b', false, true);
    expect(progress.of('cards', 'a')).toMatchObject({ misses: 1, shown: false });
    expect(progress.isSolved('cards', 'a')).toBe(true);
    expect(progress.of('cards', 'b')).toEqual({ misses: 0, solved: '', shown: true });
    expect(JSON.parse(localStorage.getItem('kingsbridge-puzzles') ?? '{}')).toEqual(progress.all);
  });
});
