import { beforeEach, describe, expect, it } from 'vitest';
import { keptDecisions } from '../src/book/decisions';
import { keptGames } from '../src/book/shelf';
import { packBelongings, unpackBelongings } from '../src/engine/belongings';
import { keep, tellKept } from '../src/kept.svelte';
import { keptPath } from '../src/lesson/keptPath';
import { choices } from '../src/puzzles/choice.svelte';
import { progress, readProgress } from '../src/puzzles/progress.svelte';
import { readSettings, settings } from '../src/settings.svelte';

const NONSENSE = [
  '{',
  'null',
  '5',
  '"x"',
  '[]',
  '[null, 3, {}]',
  '{"cards": 5, "name": 7}',
  '{"__proto__": {"a": {}}}',
];
const SOLVED = { misses: 1, solved: '2026-01-01T00:00:00Z', shown: false };

describe('what is kept', () => {
  beforeEach(() => {
    localStorage.clear();
    tellKept('kingsbridge-puzzles');
    tellKept('kingsbridge-settings');
  });

  it.each(NONSENSE)('does no harm where it is nonsense: %s', (text) => {
    const usual = readSettings(null);
    for (const name of ['settings', 'puzzles', 'puzzle-choice', 'book', 'decisions', 'lesson-cards']) {
      localStorage.setItem(`kingsbridge-${name}`, text);
      tellKept(`kingsbridge-${name}`);
    }
    expect(settings.stored).toEqual(usual);
    expect(progress.isSolved('cards', 'a')).toBe(false);
    expect(choices.of('cards')).toEqual({ theme: '', difficulty: 0 });
    expect([keptGames(), keptDecisions()]).toEqual([[], {}]);
    expect(keptPath('cards').every((step) => typeof step === 'string')).toBe(true);
  });

  it('gives wishes as far as they can be', () => {
    const told = readSettings({ language: 'xx', theme: 'candle', pace: 3, volume: 90, name: 'Ann', confirm: 'no' });
    expect(told).toMatchObject({ theme: 'candle', volume: 1, name: 'Ann', confirm: true });
    expect(['en', 'de']).toContain(told.language);
    expect(readProgress({ cards: { a: SOLVED, b: { solved: 1 } } })).toEqual({ cards: { a: SOLVED } });
  });

  it('is joined with what another tab has kept meanwhile', () => {
    progress.tried('cards', 'a', true, false);
    keep('kingsbridge-puzzles', { ...progress.all, duel: { b: SOLVED } });
    tellKept('kingsbridge-puzzles');
    progress.tried('cards', 'c', true, false);
    expect(progress.isSolved('duel', 'b') && progress.isSolved('cards', 'a')).toBe(true);
  });
});

describe('belongings', () => {
  beforeEach(() => {
    localStorage.clear();
    tellKept('kingsbridge-puzzles');
  });

  it('fill what is missing here, and change nothing else', () => {
    keep('kingsbridge-puzzles', { cards: { a: { misses: 2, solved: '', shown: false }, b: SOLVED } });
    keep('kingsbridge-lesson-cards', []);
    keep('kingsbridge-lesson-duel', ['read on']);
    keep('kingsbridge-settings', { name: '', coach: true });
    unpackBelongings({
      'kingsbridge-puzzles': JSON.stringify({ cards: { a: SOLVED }, duel: { c: SOLVED } }),
      'kingsbridge-lesson-cards': '["read on", "read on"]',
      'kingsbridge-lesson-duel': '["read on", "play", "read on"]',
      'kingsbridge-settings': '{"name": "Ann", "coach": false}',
      'kingsbridge-book': 'damaged',
      'of-others': '1',
    });
    expect(progress.isSolved('duel', 'c') && progress.isSolved('cards', 'b')).toBe(true);
    expect(progress.of('cards', 'a')).toEqual({ ...SOLVED, misses: 2 });
    expect([keptPath('cards').length, keptPath('duel').length]).toEqual([2, 1]);
    expect(JSON.parse(packBelongings()['kingsbridge-settings'] ?? '')).toEqual({ name: 'Ann', coach: true });
    expect([localStorage.getItem('of-others'), localStorage.getItem('kingsbridge-book')]).toEqual([null, null]);
  });

  it.each([null, 5, 'x', [], { 'kingsbridge-puzzles': 5 }])('of another kind are none: %s', (packed) => {
    unpackBelongings(packed);
    expect(localStorage).toHaveLength(0);
  });
});
