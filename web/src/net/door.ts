/**
 * The one door to the tables: a server over the network, or workers in this very page. Both take the same addresses
 * and messages and give the same answers; which of the two a client has is decided when it is built.
 */
import { pageDoor } from './pageDoor';
import { serverDoor } from './serverDoor';

/** An answer as far as we use it. */
export interface Answer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** A WebSocket as far as we use it, so that a port into a worker or a test can stand in for it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface EventLine {
  onmessage: ((event: { data: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

export interface Door {
  /** Ask with a message, or for something; rejects if nobody can be reached. */
  fetch(path: string, body?: unknown): Promise<Answer>;
  /** A line to the table of this address, over which news comes by itself. */
  socket(path: string): Socket;
  /** The same where sockets do not get through. */
  events(path: string): EventLine;
}

/** Whether tables live in this page. */
export const inPage = import.meta.env.MODE === 'site';

export const door: Door = inPage ? pageDoor : serverDoor;
