/**
 * The door to workers in this page: tables are played in one, bots think in another. What never changes lies beside
 * the page as files, so that it can be shown before the engine is there.
 */
import { home } from '../engine/home.svelte';
import { missed } from '../engine/missed';
import type { Answer, Door, Socket } from './door';

/** Texts, rules and components: asked of every server alike, so they were written down when the site was built. */
const WRITTEN = /^\/api\/(games|texts)\b/;

function fileOf(path: string): string {
  return `${home.base}${path.slice(1)}.${path.startsWith('/api/texts') ? 'ftl' : 'json'}`;
}

async function written(path: string): Promise<Answer> {
  try {
    return await fetch(fileOf(path));
  } catch (error) {
    missed();
    throw error;
  }
}

class Reply implements Answer {
  readonly ok: boolean;
  constructor(
    readonly status: number,
    private readonly content: string,
  ) {
    this.ok = status < 400;
  }
  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.content));
  }
  text(): Promise<string> {
    return Promise.resolve(this.content);
  }
}

/** A line into the worker that holds the tables. */
class WorkerSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private line: number;

  constructor(path: string) {
    const table = /\/api\/tables\/([^/]+)/.exec(path)?.[1] ?? '';
    this.line = home.dial(decodeURIComponent(table), {
      opened: () => this.onopen?.(),
      heard: (text) => this.onmessage?.({ data: text }),
      closed: () => this.onclose?.(),
    });
  }
  send(data: string): void {
    home.say(this.line, data);
  }
  close(): void {
    home.hangUp(this.line);
  }
}

export const pageDoor: Door = {
  async fetch(path, body) {
    if (body === undefined && WRITTEN.test(path)) return written(path);
    const told = await home.ask(
      body === undefined ? 'GET' : 'POST',
      path,
      body === undefined ? '' : JSON.stringify(body),
    );
    return new Reply(told.status, told.content);
  },
  socket: (path) => new WorkerSocket(path),
  events: () => {
    throw new Error('a page has no events');
  },
};
