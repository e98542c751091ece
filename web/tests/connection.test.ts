import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move, Update } from '../src/generated/messages';
import { PROTOCOL } from '../src/generated/messages';
import { ApiError } from '../src/net/api';
import { Connection, type Answer, type Listener, type Status, type Wires } from '../src/net/connection';
import type { Socket } from '../src/net/door';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const update = (answers = '', protocol = PROTOCOL): Update =>
  ({ type: 'update', protocol, answers, lines: [], since: 0 }) as unknown as Update;
const move: Move = { type: 'move', id: 'm1', seat: 0, seq: 4, action: 'play quarry' };

let sockets: FakeSocket[];
let streams: FakeSocket[];
let statuses: Status[];
let told: Update[];
let posted: ((message: Move) => Promise<Answer>) | null;
let line: Connection;

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  streams = [];
  statuses = [];
  told = [];
  posted = null;
  const wires: Wires = {
    socket: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    events: () => {
      streams.push(new FakeSocket());
      return streams.at(-1) as unknown as ReturnType<Wires['events']>;
    },
    post: (_id, _what, message) => posted?.(message as Move) ?? Promise.reject(new ApiError('offline')),
  };
  const listener: Listener = {
    since: () => 3,
    seat: () => 0,
    update: (update) => told.push(update),
    status: (status) => statuses.push(status),
  };
  line = new Connection('t', listener, wires);
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('a line to a table', () => {
  it('says hello with what it has seen', () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', protocol: PROTOCOL, seat: 0, since: 3, id: 'hello', parts: true }]);
    last().hear(update('hello'));
    expect(statuses).toEqual(['connecting', 'live']);
  });

  it('sends an unanswered move again, with the same id', async () => {
    last().onopen?.();
    last().hear(update('hello'));
    const answer = line.request<Update>(move);
    expect(last().of('move')).toHaveLength(1);
    last().onclose?.();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().of('move')).toHaveLength(0);
    last().hear(update('hello'));
    expect(last().of('move')).toEqual([move]);
    last().hear(update('m1'));
    expect((await answer).answers).toBe('m1');
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().hear(update('hello'));
    expect(last().of('move')).toHaveLength(0);
  });

  it('waits longer after each failure', () => {
    const tried = (milliseconds: number): number => {
      const before = sockets.length + streams.length;
      vi.advanceTimersByTime(milliseconds);
      return sockets.length + streams.length - before;
    };
    last().onopen?.();
    last().onclose?.();
    expect(tried(320)).toBe(1);
    last().onopen?.();
    last().onclose?.();
    expect(tried(320)).toBe(0);
    expect(tried(320)).toBe(1);
  });

  it('takes events and POST where no socket opens', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      last().onclose?.();
      vi.advanceTimersByTime(3000);
    }
    expect(streams).toHaveLength(1);
    streams[0]?.hear(update('hello'));
    expect(statuses.at(-1)).toBe('live');
    posted = (message) => Promise.resolve(update(message.id));
    expect((await line.request<Update>(move)).answers).toBe('m1');
  });

  it('tries again when its hello is refused', () => {
    last().onopen?.();
    last().hear({ type: 'refused', answers: 'hello', code: 'no-store', args: {}, message: '', reason: null });
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    last().hear(update('hello'));
    expect(statuses.at(-1)).toBe('live');
  });

  it('asks for a reload when the server speaks another protocol', () => {
    last().onopen?.();
    last().hear(update('hello', PROTOCOL + 1));
    expect(statuses.at(-1)).toBe('reload');
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('gives up a silent line', () => {
    last().onopen?.();
    last().hear(update('hello'));
    vi.advanceTimersByTime(20_000);
    expect(last().of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('puts a view together of what changes, and begins anew on another line', () => {
    last().onopen?.();
    expect(last().of('hello')[0]?.parts).toBe(true);
    const view = { current_seat: 1, table: [{ gold: 1 }, { gold: 2 }], stock: { wood: 3 } };
    last().hear({ ...update('hello'), view });
    const change = { parts: { current_seat: 0 }, items: { table: { '1': { gold: 7 } } } };
    last().hear({ ...update(), view: null, change });
    const after = { ...view, current_seat: 0, table: [{ gold: 1 }, { gold: 7 }] };
    expect(told.at(-1)?.view).toEqual(after);
    expect(told[0]?.view).toEqual(view);
    expect(Reflect.get(told[1]?.view ?? {}, 'stock')).toBe(Reflect.get(told[0]?.view ?? {}, 'stock'));
    line.reopen();
    last().onopen?.();
    last().hear({ ...update('hello'), view: null });
    expect(told.at(-1)?.view).toBeNull();
  });
});
