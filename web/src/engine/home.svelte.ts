/** The home of the tables in this page: starts the workers, hands messages to and fro, and knows how far the start is. */
import type { FromTables, ToBots, ToTables } from './messages';

import { missed } from './missed';

const LOCK = 'kingsbridge-tables';
/** Between the tabs of a page that came over plain HTTP, as in a home network: there browsers have no locks. */
const turns = new BroadcastChannel('kingsbridge-turns');
/** A tab that has just been closed, or has died, holds the tables for a moment longer. */
const MOMENT = 1000;

export interface Told {
  status: number;
  content: string;
  file: string;
}

interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type Stage = 'asleep' | 'starting' | 'ready' | 'elsewhere' | 'failed';

class Home {
  /** The folder the page lies in, wherever a host has put it. */
  readonly base: string = new URL('./', document.baseURI).href;
  stage = $state<Stage>('asleep');
  /** From 0 to 1. */
  progress = $state(0);
  /** In which form the engine runs: compiled or interpreted. */
  form = $state('');
  why = $state('');
  /** Whether the browser keeps what is played here. */
  safe = $state(true);

  /** Resolved when tables can be played. */
  readonly ready: Promise<void>;

  private tables: Worker | null = null;
  private bots: Worker | null = null;
  private isReady!: () => void;
  /** What was asked and is not answered yet. */
  private waiting = new Map<number, { question: ToTables; answered: (told: Told) => void }>();
  private lines = new Map<number, Ears>();
  private last = 0;

  /** What was said before the engine could be started. */
  private early: ToTables[] = [];

  constructor() {
    this.ready = new Promise((resolve) => (this.isReady = resolve));
  }

  /** Load the engine behind whatever is shown, unless another tab has the tables: two must not go on with one. */
  claim(steal = false): void {
    if (!('locks' in navigator)) {
      this.takeTurn();
      return;
    }
    // Refused when another tab has it, and later when another tab takes over. A browser that keeps nothing of this
    // site refuses at once, with an error of another name: there no two tabs have anything in common.
    const wish = new AbortController();
    void this.lock(steal ? { steal } : { signal: wish.signal }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') this.giveUp();
      else this.start();
    });
    if (!steal) setTimeout(() => void this.giveWay(wish), MOMENT);
  }

  /** Without locks nobody can be asked: the tab that comes last has the tables. */
  private takeTurn(): void {
    turns.onmessage = () => this.giveUp();
    turns.postMessage('mine');
    this.start();
  }

  /** A busy machine takes its time even for a lock that is free: only one that another tab has is not waited for. */
  private async giveWay(wish: AbortController): Promise<void> {
    if (this.tables) return;
    const { held } = await navigator.locks.query();
    if (held?.some(({ name }) => name === LOCK)) wish.abort();
    else setTimeout(() => void this.giveWay(wish), MOMENT);
  }

  private lock(options: LockOptions): Promise<unknown> {
    return navigator.locks.request(LOCK, options, () => {
      this.start();
      return new Promise(() => undefined); // held as long as the page is there
    });
  }

  /** Play here what was open in another tab. */
  takeOver(): void {
    this.claim(true);
  }

  private giveUp(): void {
    this.tables?.terminate();
    this.bots?.terminate();
    this.tables = this.bots = null;
    this.stage = 'elsewhere';
    for (const ears of this.lines.values()) ears.closed();
    this.lines.clear();
    this.early = [...this.waiting.values()].map(({ question }) => question); // if it comes back here, it is asked again
  }

  private start(): void {
    if (this.tables) return;
    this.stage = 'starting';
    const channel = new MessageChannel();
    this.bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    this.tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
    this.tables.onmessage = (event: MessageEvent<FromTables>) => this.hear(event.data);
    this.tables.onerror = this.bots.onerror = (event) => this.miss(event);
    this.tables.postMessage({ kind: 'start', base: this.base, bots: channel.port1 } satisfies ToTables, [
      channel.port1,
    ]);
    this.bots.postMessage({ kind: 'start', base: this.base, port: channel.port2 } satisfies ToBots, [channel.port2]);
    for (const message of this.early.splice(0)) this.send(message);
  }

  /**
   * What goes wrong inside a worker names itself and is no end, once it runs; one that cannot be loaded says nothing, and
   * one that the browser cannot read only what it stumbled over.
   */
  private miss(event: Event): void {
    const why = event instanceof ErrorEvent ? event.message : '';
    if (this.stage === 'starting' && event.target === this.tables) this.fail(why);
    if (!why) missed();
  }

  private fail(why: string): void {
    this.why = why;
    this.stage = 'failed';
  }

  ask(method: string, path: string, body: string): Promise<Told> {
    return new Promise((answered) => {
      const id = ++this.last;
      const question: ToTables = { kind: 'ask', id, method, path, body };
      this.waiting.set(id, { question, answered });
      this.send(question);
    });
  }

  dial(table: string, ears: Ears): number {
    const line = ++this.last;
    this.lines.set(line, ears);
    this.send({ kind: 'dial', line, table });
    return line;
  }

  say(line: number, text: string): void {
    this.send({ kind: 'say', line, text });
  }

  hangUp(line: number): void {
    this.lines.delete(line);
    this.send({ kind: 'hang-up', line });
  }

  private send(message: ToTables): void {
    if (this.tables) this.tables.postMessage(message);
    else this.early.push(message);
  }

  private hear(message: FromTables): void {
    if (message.kind === 'step') this.progress = message.share;
    else if (message.kind === 'ready') {
      this.progress = 1;
      this.form = message.form;
      this.stage = 'ready';
      this.isReady();
    } else if (message.kind === 'kept') {
      this.safe = message.safe;
    } else if (message.kind === 'failed') {
      this.fail(message.why);
      if (message.again) missed();
    } else if (message.kind === 'told') {
      this.waiting.get(message.id)?.answered(message);
      this.waiting.delete(message.id);
    } else if (message.kind === 'opened') this.lines.get(message.line)?.opened();
    else if (message.kind === 'heard') this.lines.get(message.line)?.heard(message.text);
    else this.lines.get(message.line)?.closed();
  }
}

export const home = new Home();
