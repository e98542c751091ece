/**
 * The line to one table: a WebSocket that comes back by itself, and POST with server-sent events where none gets
 * through. A move or undo that was not answered is sent again with its id; the server answers a second copy
 * as it answered the first.
 */
import { PROTOCOL } from '../generated/messages';
import type {
  ClientMessage,
  Hint,
  HintAnswer,
  Move,
  Refused,
  ServerMessage,
  Undo,
  Update,
  View,
  Why,
  WhyAnswer,
} from '../generated/messages';
import { api, ApiError } from './api';
import { door, type Door, type EventLine, type Socket } from './door';
import { changed } from './parts';

export type Status = 'connecting' | 'live' | 'lost' | 'reload';
export type Request = Move | Undo | Why | Hint;
export type Answer = Update | Refused | WhyAnswer | HintAnswer;

export interface Wires extends Pick<Door, 'socket' | 'events'> {
  post(id: string, what: Request['type'], message: Request): Promise<Answer>;
}

export interface Listener {
  /** The `seq` of the last line this client knows. */
  since(): number;
  seat(): number | null;
  update(update: Update): void;
  status(status: Status): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENT_AFTER = 50_000;
/** So many sockets that never opened, and events are tried instead. */
const SOCKET_TRIES = 3;

interface Waiting {
  message: Request;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export const browserWires: Wires = {
  socket: (path) => door.socket(path),
  events: (path) => door.events(path),
  post: (id, what, message) => api.post<Answer>(id, what, message),
};

export class Connection {
  private socket: Socket | null = null;
  private stream: EventLine | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private neverOpened = 0;
  private greeted = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  /** The view as it was last told on this line: from then on only what changes of it is sent. */
  private view: View | null = null;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
    private readonly wires: Wires = browserWires,
  ) {}

  open(): void {
    this.closed = false;
    if (this.neverOpened >= SOCKET_TRIES) this.openEvents();
    else this.openSocket();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
    for (const each of this.waiting.values()) each.reject(new ApiError('closed'));
    this.waiting.clear();
  }

  /** Look through another seat's eyes, or come back at once after the machine slept. */
  reopen(): void {
    this.hangUp();
    this.failures = 0;
    this.open();
  }

  request<A extends Answer>(message: Request): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve: resolve as (answer: Answer) => void, reject });
      this.transmit(message);
    });
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
      this.socket.close();
    }
    this.stream?.close();
    this.socket = this.stream = null;
    this.greeted = false;
  }

  private openSocket(): void {
    this.listener.status('connecting');
    let opened = false;
    this.view = null;
    const socket = this.wires.socket(api.liveAddress(this.id));
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.neverOpened = 0;
      this.heard = Date.now();
      this.say({
        type: 'hello',
        protocol: PROTOCOL,
        seat: this.listener.seat(),
        since: this.listener.since(),
        id: 'hello',
        parts: true,
      });
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event) => this.hear(this.whole(JSON.parse(event.data) as ServerMessage));
    socket.onclose = () => {
      if (!opened) this.neverOpened += 1;
      this.retry();
    };
  }

  private openEvents(): void {
    this.listener.status('connecting');
    const stream = this.wires.events(api.eventsAddress(this.id, this.listener.seat(), this.listener.since()));
    this.stream = stream;
    stream.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    stream.onerror = () => {
      // A socket may get through again by now.
      this.neverOpened = SOCKET_TRIES - 1;
      this.retry();
    };
  }

  private retry(): void {
    this.hangUp();
    if (this.closed) return;
    this.listener.status('lost');
    // Chance spreads the clients of a server that has just come back.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENT_AFTER) this.retry();
    else this.say({ type: 'ping' });
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === 'reload' || (message.type === 'update' && message.protocol !== PROTOCOL)) {
      this.closed = true;
      this.hangUp();
      this.listener.status('reload');
      return;
    }
    if (message.type === 'pong') return;
    if (message.type === 'update') {
      this.listener.update(message);
      if (!this.greeted) this.welcomed();
    } else if (message.type === 'refused' && !this.greeted) {
      // The server has said no to the hello: too many came at once, or its store is away for a moment.
      this.retry();
      return;
    }
    this.settle(message);
  }

  /** Put together what was sent in parts. */
  private whole(message: ServerMessage): ServerMessage {
    if (message.type !== 'update') return message;
    const view = message.change && this.view ? changed(this.view, message.change) : message.view;
    this.view = view;
    return { ...message, view, change: null };
  }

  private welcomed(): void {
    this.greeted = true;
    this.failures = 0;
    this.listener.status('live');
    for (const each of this.waiting.values()) this.transmit(each.message);
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.answers);
    if (!waiting) return;
    this.waiting.delete(answer.answers);
    waiting.resolve(answer);
  }

  private transmit(message: Request): void {
    if (!this.greeted) return; // sent by `welcomed`
    if (this.socket) this.say(message);
    else void this.post(message);
  }

  private async post(message: Request): Promise<void> {
    try {
      const answer = await this.wires.post(this.id, message.type, message);
      if (answer.type === 'update') this.listener.update(answer);
      this.settle({ ...answer, answers: message.id });
    } catch (error) {
      if (error instanceof ApiError && error.refused) this.settle({ ...error.refused, answers: message.id });
      else this.retry();
    }
  }

  private say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}
