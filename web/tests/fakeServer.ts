/** A server that says what a test wants to be said, and a table that listens to it. */
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import type { GameInfo, LegalAction, Line, TableInfo, Update } from '../src/generated/messages';
import { entries } from './entries';
import { PROTOCOL } from '../src/generated/messages';
import type { Wires } from '../src/net/connection';
import type { Socket } from '../src/net/door';
import { BREATH, LiveTable } from '../src/table/liveTable.svelte';

export const seat = {
  kind: 'human',
  name: '',
  level: '',
  present: true,
  away_seconds: 0,
  mine: true,
  host: true,
  resigned: false,
  left: false,
};
export const info = (change: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 't',
    game: 'cards',
    status: 'running',
    seats: [seat, seat],
    seq: 5,
    my_seats: [0],
    waiting_for: 0,
    ...change,
  }) as TableInfo;
const action = (key: string, target: string): LegalAction => ({
  key,
  kind: 'play',
  args: {},
  target,
  reveals: false,
  ends_turn: true,
});
export const line = (seq: number, change: Partial<Line> = {}): Line => ({
  seq,
  kind: 'move',
  seat: 0,
  name: '',
  facts: entries({ kind: 'discarded', seat: seq }),
  undone: [],
  reaction: '',
  ...change,
});

export const QUARRY = action('play quarry', 'card:quarry');
export const STONE = action('assist stone', 'material:stone');
export const DROP = action('drop stone', 'material:stone');

class Server {
  socket: (Socket & { sent: Record<string, unknown>[] }) | null = null;
  opened = 0;
  readonly wires: Wires = {
    socket: () => {
      this.opened += 1;
      this.socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        sent: [],
        send: (data) => void this.socket?.sent.push(JSON.parse(data)),
        close: () => {},
      };
      return this.socket;
    },
    events: () => {
      throw new Error('not used');
    },
    post: () => Promise.reject(new Error('not used')),
  };

  /** Say something and wait until it is drawn. */
  say(change: Partial<Update>): void {
    this.send(change);
    vi.advanceTimersByTime(BREATH);
    flushSync();
  }
  send(change: Partial<Update>): void {
    const update = {
      type: 'update',
      protocol: PROTOCOL,
      answers: '',
      table: info(),
      seat: 0,
      view: { current_seat: 0 },
      legal: [],
      proposal: '',
      can_undo: false,
      grace_ms: 0,
      place: 0,
      lower_level: '',
      lines: [],
      since: 0,
      ...change,
    };
    this.socket?.onmessage?.({ data: JSON.stringify(update) });
  }
  last(): Record<string, unknown> {
    return this.socket?.sent.at(-1) ?? {};
  }
}

export function opened(first: Partial<Update> = {}): { table: LiveTable; server: Server } {
  const server = new Server();
  const table = new LiveTable({ id: 'cards', argument_kinds: {} } as unknown as GameInfo, [], info(), {}, server.wires);
  table.open();
  server.socket?.onopen?.();
  server.say({ legal: [QUARRY, STONE, DROP], lines: [line(4), line(5)], ...first });
  return { table, server };
}
