import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardsEntry, CardsView } from '../../src/generated/messages';
import { beatsOf, Stage, type Pace, type ShownTrick } from '../../src/games/cards/stage.svelte';
import { entries } from '../entries';

const nothing: ShownTrick = { number: 0, lead: -1, plays: [], done: true };
const played = (seat: number, card: string, trick: number): CardsEntry => ({
  kind: 'played',
  seat,
  card,
  value: 0,
  trick,
});
const points = (seat: number): CardsEntry[] => entries({ kind: 'points', seat, source: 'ellen', points: 2 });
const view = (number: number, plays: { seat: number; card: string }[]) =>
  ({ trick: { number, lead: 0, plays, winner: -1, taker: -1 } }) as unknown as CardsView;

describe('beats', () => {
  it('shows play after play, then the full trick', () => {
    const begun = { number: 1, lead: 0, plays: [{ seat: 0, card: 'quarry' }], done: false };
    const beats = beatsOf(
      [
        played(1, 'king', 1),
        ...entries<CardsEntry>({ kind: 'king-aside', player: 1, trick: 1 }),
        played(1, 'ellen', 2),
      ],
      begun,
    );
    expect(
      beats.map((beat) => beat.kind === 'trick' && [beat.trick.number, beat.trick.plays.length, beat.trick.done]),
    ).toEqual([
      [1, 2, false],
      [1, 2, true],
      [2, 1, false],
    ]);
  });

  it('gathers the scoring of a seat, and ends the hand', () => {
    const beats = beatsOf(
      [
        ...points(1),
        ...points(1),
        ...points(2),
        ...entries<CardsEntry>({ kind: 'hand-ends', hand: 3 }, { kind: 'hand-begins', hand: 4 }),
      ],
      nothing,
    );
    expect(beats.map((beat) => beat.kind)).toEqual(['scoring', 'scoring', 'hand']);
    expect(beats[0]).toMatchObject({ seat: 1, facts: [{}, {}] });
  });
});

describe('the telling', () => {
  let pace: Pace;
  let stage: Stage;
  const full = [
    played(0, 'quarry', 1),
    played(1, 'ellen', 1),
    ...entries<CardsEntry>({ kind: 'trick-taken', taker: 1, trick: 1 }),
  ];

  beforeEach(() => {
    vi.useFakeTimers();
    pace = 'normal';
    stage = new Stage(() => ({ pace, motion: true }));
    stage.reset(view(1, []));
  });
  afterEach(() => vi.useRealTimers());

  it('lets a finished trick rest for 1.2 seconds, then carries it away', () => {
    stage.take(full, view(2, []), null);
    vi.advanceTimersByTime(800);
    expect(stage.beat).toMatchObject({ kind: 'trick', trick: { done: true } });
    vi.advanceTimersByTime(1190);
    expect(stage.sweeping).toBe(false);
    vi.advanceTimersByTime(20);
    expect(stage.sweeping).toBe(true);
    vi.advanceTimersByTime(400);
    expect(stage.beat).toBeNull();
  });

  it('skips to the present at once', () => {
    stage.take(full, view(2, []), null);
    stage.skip();
    vi.advanceTimersByTime(5000);
    expect(stage.beat).toBeNull();
  });

  it('goes on by a click, one beat at a time', () => {
    stage.take(full, view(2, []), null);
    stage.step();
    expect(stage.beat).toMatchObject({ trick: { plays: [{}, {}], done: false } });
    stage.step();
    expect(stage.beat).toMatchObject({ trick: { done: true } });
  });

  it('tells nothing at the instant pace', () => {
    pace = 'instant';
    stage.take(full, view(2, []), null);
    expect(stage.beat).toBeNull();
  });

  it('does not tell me my own scoring', () => {
    stage.take(points(2), view(1, []), 2);
    expect(stage.beat).toBeNull();
  });

  it('tells on return what happened since, from where the trick stood', () => {
    stage.resume(
      [played(0, 'quarry', 1)],
      [played(1, 'ellen', 1)],
      view(1, [
        { seat: 0, card: 'quarry' },
        { seat: 1, card: 'ellen' },
      ]),
      0,
    );
    expect(stage.beat).toMatchObject({ trick: { number: 1, plays: [{ card: 'quarry' }, { card: 'ellen' }] } });
  });
});
