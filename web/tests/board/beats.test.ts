import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BeatPlayer, type Beats } from '../../src/board/beats.svelte';
import type { DuelEntry } from '../../src/generated/messages';
import { entries } from '../entries';

const BEATS: Beats = {
  flipped: { lasts: 800 },
  gold: { lasts: 400, moves: () => [{ icon: 'coin', from: 'bank', to: 'gold:0' }] },
  used: { lasts: 0 },
  display: { lasts: 3000, isRead: true },
};
const NEWS = entries<DuelEntry>({ kind: 'used' }, { kind: 'flipped' }, { kind: 'gold' }, { kind: 'flipped' });

describe('beats', () => {
  const wishes = { pace: 'normal' as 'normal' | 'fast' | 'instant', motion: true };
  let player: BeatPlayer<DuelEntry>;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(wishes, { pace: 'normal', motion: true });
    player = new BeatPlayer<DuelEntry>(BEATS, () => wishes);
  });
  afterEach(() => vi.useRealTimers());

  it('are played in order, each for its time; what has none is passed over', () => {
    player.take(NEWS);
    expect(player.isPlaying('flipped')).toBe(true);
    expect(player.left('flipped')).toBe(1);
    vi.advanceTimersByTime(800);
    expect(player.moves).toEqual([{ icon: 'coin', from: 'bank', to: 'gold:0' }]);
    vi.advanceTimersByTime(400);
    expect(player.isPlaying('flipped')).toBe(true);
    vi.advanceTimersByTime(800);
    expect(player.current).toBeNull();
  });

  it('hold back what takes no time until it is its turn', () => {
    const [used, flipped] = NEWS;
    if (used === undefined || flipped === undefined) throw new Error('there are four');
    player.take([used, flipped, used]);
    expect(player.passed).toEqual([used]);
    expect(player.coming).toEqual([used]);
    vi.advanceTimersByTime(800);
    expect(player.current).toBeNull();
    expect(player.coming).toEqual([]);
  });

  it('follow the pace', () => {
    wishes.pace = 'fast';
    player.take(NEWS);
    vi.advanceTimersByTime(320);
    expect(player.isPlaying('gold')).toBe(true);
  });

  it('are hurried when much waits, but for what is there to be read', () => {
    const many = Array.from({ length: 10 }, () => NEWS[1]).filter((entry) => entry !== undefined);
    player.take([...entries<DuelEntry>({ kind: 'flipped' }, { kind: 'display' }), ...many]);
    vi.advanceTimersByTime(400);
    expect(player.isPlaying('display')).toBe(true);
    vi.advanceTimersByTime(2999);
    expect(player.isPlaying('display')).toBe(true);
  });

  it('are not played at the instant pace', () => {
    wishes.pace = 'instant';
    player.take(NEWS);
    expect(player.current).toBeNull();
  });

  it('without motion are short, and what would travel is shown where it arrives', () => {
    wishes.motion = false;
    player.take(NEWS);
    vi.advanceTimersByTime(200);
    expect(player.isPlaying('gold')).toBe(true);
    expect(player.moves).toHaveLength(1);
    expect(player.isStill).toBe(true);
  });

  it('are skipped at once', () => {
    player.take(NEWS);
    player.skip();
    expect(player.current).toBeNull();
    expect(player.coming).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(player.current).toBeNull();
  });

  it('go on with news that comes meanwhile', () => {
    player.take(NEWS.slice(1, 2));
    player.take(NEWS.slice(2, 3));
    expect(player.left('gold')).toBe(1);
    vi.advanceTimersByTime(800);
    expect(player.isPlaying('gold')).toBe(true);
  });
});
