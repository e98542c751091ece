/** The line of a table that no server keeps, as in lessons and puzzles: what the table sends is answered by this page. */
import type { ClientMessage, Refused, ServerMessage } from '../generated/messages';
import { ApiError } from './api';
import type { Wires } from './connection';
import type { Socket } from './door';

export type Asked = Exclude<ClientMessage, { type: 'ping' }>;

export class OwnLine {
  private line: Socket | null = null;

  constructor(private readonly answerTo: (message: Asked) => Promise<ServerMessage>) {}

  readonly wires: Wires = {
    socket: () => this.open(),
    events: () => {
      throw new Error('such a table has its line at once');
    },
    post: () => Promise.reject(new ApiError('closed')),
  };

  /** Tell the table something. */
  hand(message: ServerMessage): void {
    this.line?.onmessage?.({ data: JSON.stringify(message) });
  }

  private open(): Socket {
    const line: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => void this.answer(JSON.parse(data) as ClientMessage),
      close: () => (this.line = this.line === line ? null : this.line),
    };
    this.line = line;
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') return this.hand({ type: 'pong' });
    try {
      const answered = await this.answerTo(message);
      this.hand({ ...answered, answers: message.id ?? '' } as ServerMessage);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.hand(refused(message.id ?? '', error));
    }
  }
}

function refused(answers: string, error: ApiError): Refused {
  return { type: 'refused', answers, code: error.code, args: error.args, message: error.message, reason: null };
}
