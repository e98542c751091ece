import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Chronicle from '../src/pieces/Chronicle.svelte';
import { line, opened } from './fakeServer';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollTo = () => {}; // jsdom has none
});
afterEach(() => void vi.useRealTimers());

describe('the chronicle', () => {
  it('does not run ahead of what the board tells', () => {
    const { table, server } = opened({ lines: [] });
    const chronicle = mount(Chronicle, { target: document.body, props: { table, stories: {}, onmoment: () => {} } });
    server.say({ lines: [line(6), line(7), line(8)], since: 0 });
    const [, second, third] = table.entries;
    if (!second || !third) throw new Error('nothing has happened');
    const told = (): number => document.querySelectorAll('.told').length;
    flushSync();
    expect(told()).toBe(3);
    table.beats.current = second;
    table.beats.coming = [third];
    flushSync();
    expect(told()).toBe(2);
    vi.spyOn(table.beats, 'of').mockReturnValue({ lasts: 900, lands: true });
    table.beats.current = { ...second }; // asked anew
    table.beats.current = second;
    flushSync();
    expect(told()).toBe(1);
    table.beats.skip();
    flushSync();
    expect(told()).toBe(3);
    void unmount(chronicle);
  });
});
