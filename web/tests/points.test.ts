import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/generated/messages';
import { bySource, pointsBefore, race } from '../src/table/points';
import { read } from '../src/router.svelte';
import { entries } from './entries';

describe('points', () => {
  const scored = entries(
    { kind: 'points', seat: 0, source: 'ellen', points: 2 },
    { kind: 'converted', seat: 1, converter: 'toolmaker', points: 5 },
    { kind: 'points', seat: 0, source: 'ellen', points: 2 },
    { kind: 'assisted', seat: 1, material: 'wood', points: 1 },
    { kind: 'hand-ends', scores: [4, 6] },
    { kind: 'game-ends', scores: [4, 6] },
  );
  const sourceOf = (entry: Entry) => ('converter' in entry ? entry.converter : undefined);

  it('are gathered by source, the richest first', () => {
    expect(bySource(scored, 2, undefined, sourceOf)).toEqual([
      { source: 'toolmaker', points: [0, 5] },
      { source: 'ellen', points: [4, 0] },
      { source: 'assisted', points: [0, 1] },
    ]);
  });

  it('are gathered by groups of sources where a game names them', () => {
    const groups = bySource(
      scored,
      2,
      (source) => (source === 'ellen' || source === 'toolmaker' ? 'people' : source),
      sourceOf,
    );
    expect(groups).toEqual([
      { source: 'people', points: [4, 5] },
      { source: 'assisted', points: [0, 1] },
    ]);
  });

  it('make a race that says its end once', () => {
    expect(race(scored, [0, 0])).toEqual([
      [0, 0],
      [4, 6],
    ]);
  });

  it('of a game that began with a position are partly from before', () => {
    expect(pointsBefore(scored, [4, 6])).toEqual([0, 0]);
    const before = pointsBefore(scored, [14, 9]);
    expect(before).toEqual([10, 3]);
    expect(
      race(entries({ kind: 'hand-ends', scores: [14, 9] }, { kind: 'hand-ends', scores: [20, 9] }), before),
    ).toEqual([
      [10, 3],
      [14, 9],
      [20, 9],
    ]);
  });

  it('make a race by rounds where only the end says the scores', () => {
    const rounds = entries(
      { kind: 'points', seat: 0, source: 'start', points: 2 },
      { kind: 'round-begins', round: 1 },
      { kind: 'built', seat: 1, points: 3 },
      { kind: 'round-begins', round: 2 },
      { kind: 'built', seat: 0, points: 1 },
      { kind: 'game-ends', scores: [3, 3] },
    );
    expect(race(rounds, [0, 0])).toEqual([
      [0, 0],
      [2, 3],
      [3, 3],
    ]);
  });
});

describe('addresses', () => {
  it('name their pages', () => {
    expect(read('/')).toEqual({ page: 'home' });
    expect(read('/join/ab-cd')).toEqual({ page: 'join', code: 'ab-cd' });
    expect(read('/table/x')).toEqual({ page: 'table', id: 'x' });
    expect(read('/replay/x', '?ply=7')).toEqual({ page: 'replay', id: 'x', ply: 7 });
    expect(read('/rules/cards/CAR-012')).toEqual({ page: 'rules', game: 'cards', rule: 'CAR-012' });
    expect(read('/nonsense')).toEqual({ page: 'lost' });
  });
});
