import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Update } from '../src/generated/messages';
import DecisionBar from '../src/board/DecisionBar.svelte';
import { plainDeeds } from '../src/board/plainDeeds.svelte';
import { info, opened, QUARRY, seat, STONE } from './fakeServer';

const BOT = { ...seat, kind: 'bot' as const, level: 'master', mine: false, host: false };

/** What is read off the bar while the bot on seat 1 is to move. Without texts, sentences are their keys. */
function read<T>(change: Partial<Update>, telling: Entry | null, onresult: (() => void) | undefined, of: () => T): T {
  const table = info({ seats: [seat as never, BOT as never], waiting_for: 1, hints: true });
  const { table: live } = opened({ table, legal: [], view: { current_seat: 1 } as never, ...change });
  live.beats.current = telling;
  const bar = mount(DecisionBar, { target: document.body, props: { table: live, onresult } });
  flushSync();
  const found = of();
  void unmount(bar);
  return found;
}

function said(change: Partial<Update>, telling: Entry | null = null, onresult?: () => void): string {
  return read(change, telling, onresult, () => document.body.textContent ?? '');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the decision bar while a bot is to move', () => {
  it('says that it thinks, or where it stands in line', () => {
    expect(said({})).toContain('web-waiting-for');
    expect(said({ place: 3 })).toContain('web-thinking-line');
  });

  it('offers a lower level where that would help', () => {
    expect(said({})).not.toContain('web-lower-level');
    expect(said({ place: 3, lower_level: 'journeyman' })).toContain('web-lower-level');
  });
});

describe('the decision bar while somebody is to move who is not there', () => {
  const elsewhere = { ...seat, mine: false, host: false, present: false };
  const at = (change: object, more: object = {}): Partial<Update> => ({
    table: info({
      seats: [seat as never, { ...elsewhere, ...change } as never],
      waiting_for: 1,
      absent_after_seconds: 120,
      ...more,
    }),
  });

  it('does not say that they think', () => {
    expect(said(at({ present: true }))).toContain('web-waiting-for');
    expect(said(at({}))).toContain('web-waiting-away');
    expect(said(at({ left: true }))).toContain('web-waiting-left');
  });

  it('offers a bot in their place: the host at once when they left, anybody after a while', () => {
    expect(said(at({}))).not.toContain('web-bot-for');
    expect(said(at({ away_seconds: 121 }))).toContain('web-bot-for');
    expect(said(at({ left: true }, { is_host: true }))).toContain('web-bot-for');
    expect(said(at({ left: true }))).not.toContain('web-bot-for');
    expect(said(at({ away_seconds: 121 }, { my_seats: [] }))).not.toContain('web-bot-for');
  });
});

describe('the decision bar while news is told', () => {
  it('does not ask yet', () => {
    const mine = { legal: [QUARRY, STONE], view: { current_seat: 0 } as never };
    expect(said(mine)).toContain('web-choose');
    const news = { kind: 'passed', seat: 1 } as Entry;
    expect(said(mine, news)).toContain('web-telling');
    // What chooses itself, as there is nothing else, waits too.
    expect(said({ ...mine, legal: [QUARRY] })).not.toContain('web-telling');
    expect(said({ ...mine, legal: [QUARRY] }, news)).toContain('web-telling');
  });
});

describe('the button of the decision bar', () => {
  const QUIT = { ...QUARRY, target: 'button:quit' };
  const isGold = (): boolean =>
    read({ legal: [QUIT], view: { current_seat: 0 } as never }, null, undefined, () =>
      [...document.querySelectorAll('[data-confirm]')].some((button) => button.classList.contains('gold')),
    );

  it('is gold for what goes on, plain for what ends or declines', () => {
    expect(isGold()).toBe(true);
    const unsaid = plainDeeds.say(['button:quit']);
    expect(isGold()).toBe(false);
    unsaid();
    expect(isGold()).toBe(true);
  });
});

describe('the decision bar after the end', () => {
  const over = { legal: [], view: { current_seat: -1, is_over: true } as never };

  it('leads back to the result, and takes nothing back', () => {
    expect(said(over)).toContain('phase-over');
    expect(said(over)).not.toContain('web-undo');
    expect(said(over, null, () => undefined)).toContain('web-result');
    const news = { kind: 'passed', seat: 1 } as Entry;
    expect(said(over, news, () => undefined)).not.toContain('web-result');
  });
});
