import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BREATH, SOON, standing } from '../src/table/liveTable.svelte';
import { DROP, info, line, opened, QUARRY, STONE } from './fakeServer';

describe('a live table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps its words while nobody is renamed', () => {
    const { table, server } = opened();
    const { texts, names } = table;
    server.say({ legal: [QUARRY], lines: [line(6)], since: 5 });
    expect(table.texts).toBe(texts);
    expect(table.names).toBe(names);
    const seats = info().seats.map((each, at) => (at ? each : { ...each, name: 'Caris' }));
    server.say({ table: info({ seats }), lines: [line(7)], since: 6 });
    expect(table.texts).not.toBe(texts);
  });

  it('finds legal actions by their target', () => {
    const { table } = opened();
    expect(table.byTarget('card:quarry')).toEqual([QUARRY]);
    expect(table.byTarget('material:stone')).toEqual([STONE, DROP]);
    expect(table.byTarget('card:king')).toEqual([]);
  });

  it('chooses an action only where a target has one', () => {
    const { table } = opened();
    table.select('card:quarry');
    expect(table.chosen).toEqual(QUARRY);
    table.select('material:stone');
    expect(table.selected).toBe('material:stone');
    expect(table.chosen).toBeNull();
    table.select('card:king');
    expect(table.selected).toBeNull();
  });

  it('chooses a single legal action by itself', () => {
    expect(opened({ legal: [QUARRY] }).table.chosen).toEqual(QUARRY);
  });

  it('knows who has been away long enough for a bot to play, though nothing is heard meanwhile', () => {
    const away = { ...info().seats[0], mine: false, present: false, away_seconds: 100 };
    const seats = [...info().seats.slice(0, 1), away, { ...away, away_seconds: 50 }] as never;
    const { table } = opened({ table: info({ seats, absent_after_seconds: 120 }) });
    expect(table.absence.seats).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(table.absence.seats).toEqual([1]);
    vi.advanceTimersByTime(50_000);
    expect(table.absence.seats).toEqual([1, 2]);
    table.close();
  });

  it('sends a move once, and shows nothing as legal when the answer takes long', async () => {
    const { table, server } = opened();
    const done = table.play('play quarry');
    expect(table.pending).toBe('play quarry');
    const sent = server.last();
    expect(sent).toMatchObject({ type: 'move', seat: 0, seq: 5, action: 'play quarry' });
    await table.play('play quarry');
    expect(server.last()).toBe(sent);
    expect(table.legal).not.toEqual([]);
    vi.advanceTimersByTime(SOON);
    expect(table.legal).toEqual([]);
    server.say({ answers: String(sent.id), table: info({ seq: 6 }), lines: [line(6)], since: 5, legal: [STONE] });
    await done;
    expect(table.pending).toBeNull();
    expect(table.lines.map((each) => each.seq)).toEqual([4, 5, 6]);
    expect(table.fresh).toEqual([{ kind: 'discarded', seat: 6 }]);
  });

  it('asks for hints once, shows them, and forgets them when the table goes on', async () => {
    const { table, server } = opened({ table: info({ hints: true }) });
    const hint = { key: 'play quarry', value: 0.6, visits: 9, because: [{ part: 'won', gain: 2 }] };
    const asked = table.toggleHints();
    expect(table.hinting).toBe(true);
    const sent = server.last();
    expect(sent).toMatchObject({ type: 'hint', seat: 0, seq: 5 });
    await table.toggleHints();
    expect(server.last()).toBe(sent);
    server.socket?.onmessage?.({ data: JSON.stringify({ type: 'hint-answer', answers: sent.id, actions: [hint] }) });
    await asked;
    expect(table.hints).toEqual([hint]);
    expect(table.hinting).toBe(false);
    server.say({ table: info({ hints: true }), lines: [], since: 5, legal: [QUARRY, STONE] });
    expect(table.hints).toEqual([hint]);
    server.say({ table: info({ hints: true, seq: 6 }), lines: [line(6)], since: 5, legal: [QUARRY, STONE] });
    expect(table.hints).toBeNull();
  });

  it('does not show hints for a position that is gone', async () => {
    const { table, server } = opened({ table: info({ hints: true }) });
    const asked = table.toggleHints();
    const sent = server.last();
    server.say({ table: info({ hints: true, seq: 6 }), lines: [line(6)], since: 5, legal: [QUARRY, STONE] });
    server.socket?.onmessage?.({ data: JSON.stringify({ type: 'hint-answer', answers: sent.id, actions: [] }) });
    await asked;
    expect(table.hints).toBeNull();
  });

  it('asks for no hints where none are allowed or there is no choice', async () => {
    const forbidden = opened({ table: info({ hints: false }) });
    await forbidden.table.toggleHints();
    expect(forbidden.server.last().type).toBe('hello');
    expect(opened({ table: info({ hints: true }), legal: [QUARRY] }).table.mayHint).toBe(false);
  });

  it('tells the place in line and the lower level offered', () => {
    const { table } = opened({ place: 3, lower_level: 'apprentice' });
    expect([table.place, table.lowerLevel]).toEqual([3, 'apprentice']);
  });

  it('does not send what is not legal', async () => {
    const { table, server } = opened();
    await table.play('play king');
    expect(server.last().type).toBe('hello');
  });

  it('drops what an undo took back', () => {
    const { table, server } = opened();
    server.say({ lines: [line(6, { kind: 'undo', undone: [5], facts: [] })], since: 5 });
    expect(table.lines.map((each) => each.seq)).toEqual([4]);
    expect(standing([line(1), line(2, { undone: [1], kind: 'undo' })])).toEqual([]);
  });

  it('asks for everything when lines are missing', () => {
    const { server } = opened();
    server.say({ lines: [line(9)], since: 8 });
    expect(server.opened).toBe(2);
    server.socket?.onopen?.();
    expect(server.last()).toMatchObject({ type: 'hello', since: 0 });
  });

  it('draws the curtain when another person of this device is to move', () => {
    const { table, server } = opened();
    expect(table.handTo).toBeNull();
    server.say({ table: info({ my_seats: [0, 1], waiting_for: 1 }), lines: [], since: 5 });
    expect(table.handTo).toBe(1);
    table.lookAs(1);
    expect(table.seat).toBe(1);
    expect(table.begun).toBe(false);
  });

  it('answers why by itself when it is the turn of another', async () => {
    const { table, server } = opened();
    server.say({ view: { current_seat: 1 } as never, legal: [], lines: [], since: 5 });
    expect((await table.why('card:quarry'))?.text).toBe('web-why-not-your-turn');
    expect(server.last().type).toBe('hello');
  });

  it('draws a quick run of news together, and all of it', () => {
    const { table, server } = opened();
    server.say({ lines: [line(6)], since: 5 });
    server.send({ lines: [line(7)], since: 6 });
    const { updates } = table;
    server.send({ lines: [line(8)], since: 7 });
    server.send({ lines: [line(9)], since: 8 });
    expect(table.lines.at(-1)?.seq).toBe(7);
    vi.advanceTimersByTime(BREATH);
    expect(table.lines.at(-1)?.seq).toBe(9);
    expect(table.fresh.map((entry) => 'seat' in entry && entry.seat)).toEqual([8, 9]);
    expect(table.updates).toBe(updates + 1);
  });

  it('shows an answer at once, with the news that came before it', async () => {
    const { table, server } = opened();
    const done = table.play('play quarry');
    server.send({ lines: [line(6)], since: 5 });
    server.send({ lines: [line(7)], since: 6 });
    expect(table.lines.at(-1)?.seq).toBe(6);
    server.send({ answers: String(server.last().id), lines: [line(8)], since: 7 });
    await done;
    expect(table.fresh.map((entry) => 'seat' in entry && entry.seat)).toEqual([7, 8]);
  });

  it('forgets news for the eyes of another seat', () => {
    const { table, server } = opened({ table: info({ my_seats: [0, 1] }) });
    server.say({ lines: [line(6)], since: 5 });
    server.send({ lines: [line(7)], since: 6 });
    server.send({ lines: [line(8)], since: 7, view: { current_seat: 1 } as never });
    table.lookAs(1);
    vi.advanceTimersByTime(BREATH);
    expect(table.begun).toBe(false);
  });
});
