import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Spoken from '../src/pieces/Spoken.svelte';
import { entries } from './entries';
import { line, opened } from './fakeServer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is read aloud', () => {
  it('is everything that has come, and nothing of before', () => {
    const { table, server } = opened();
    const spoken = mount(Spoken, { target: document.body, props: { table, stories: { begins: { used: ['gold'] } } } });
    flushSync();
    const said = (): string => document.querySelector('[data-spoken]')?.textContent ?? '';
    expect(said()).toBe('');
    // Three bots move before the browser draws again: each of them is heard.
    server.say({ lines: [line(6), line(7), line(8)], since: 5 });
    expect(said()).toBe('discarded 6 discarded 7 discarded 8');
    const gold = { kind: 'gold', seat: 0, change: 2, total: 5 } as never;
    server.say({ lines: [line(9, { facts: entries({ kind: 'used', seat: 0 }, gold) })], since: 8 });
    expect(said()).toBe('used 0 +2 gold');
    server.say({ lines: [], since: 9 });
    expect(said()).toBe('used 0 +2 gold');
    void unmount(spoken);
  });
});
