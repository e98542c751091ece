/**
 * Beats: what is seen of each journal entry when it arrives. A game lists a beat for every kind of its entries
 * (`games/<game>/beats.ts`); the player tells the news entry by entry, at the person's pace. The view is always the
 * present and input is never blocked: a board that wants to show something later asks what is still `coming`.
 */
import type { Entry } from '../generated/messages';
import type { Settings } from '../table/boardContract';

/** A thing that travels from one named place of the board to another (`use:place`). */
export interface Move {
  icon: string;
  /** A place, or several of which the first that lies on the board is meant. */
  from: string | readonly string[];
  to: string | readonly string[];
  /** How many: "+3". */
  text?: string;
}

/** How one kind of entry is told. Methods get the entry of that kind. */
export interface Beat<E extends Entry = Entry> {
  /** Milliseconds at the normal pace; 0 where nothing is to be waited for. */
  lasts: number;
  /** For entries of which some need more time than others: instead of `lasts`. */
  time?(entry: E): number;
  /** It is there to be read: as long without motion. */
  isRead?: boolean;
  /** What it brings is seen at its end: until then nothing says it. */
  lands?: boolean;
  /** What travels meanwhile. */
  moves?(entry: E): Move[];
  /** It stands out in the chronicle. */
  headline?: boolean;
  /** The seat it is about, where that is not its `seat`. */
  by?(entry: E): number;
  /** Where its points come from, where it names no `source`. */
  source?(entry: E): string;
}

/** How a game's entries are told, by kind. */
export type Beats = Partial<Record<string, Beat>>;

/** A game's own list: every kind has its beat (`satisfies BeatsOf<DuelEntry>`). */
export type BeatsOf<E extends Entry> = { [K in E['kind']]: Beat<Extract<E, { kind: K }>> };

/** How much of a beat's time is taken, by pace. */
const PACE: Record<Settings['pace'], number> = { instant: 0, fast: 0.4, normal: 1 };
/** Without motion a beat is a short pause at most, long enough to see what fades in. */
const STILL = 200;
/** With more news than this waiting, it is told twice as fast; what is there to be read takes its time. */
const BACKLOG = 8;

type Wishes = Pick<Settings, 'pace' | 'motion'>;

export class BeatPlayer<E extends Entry = Entry> {
  /** The entry whose beat runs, or null. */
  current = $state.raw<E | null>(null);
  /** The entries of the news that are still to be told, those that take no time too: they happen when it is their turn. */
  coming = $state.raw<readonly E[]>([]);
  /** What has just happened without taking any time. */
  passed = $state.raw<readonly E[]>([]);
  /** How long the running beat lasts, in milliseconds; 0 while none runs. */
  lasts = $state(0);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly beats: Beats,
    private readonly wishes: () => Wishes,
  ) {}

  /** News: told after what is being told already. */
  take(entries: readonly E[]): void {
    if (entries.length === 0) return;
    const all = [...this.coming, ...entries];
    if (this.current === null) this.goOn(all);
    else this.coming = all;
  }

  /** Go to the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.current = null;
    this.lasts = 0;
    if (this.coming.length > 0) {
      this.passed = this.coming;
      this.coming = [];
    }
    this.rested();
  }

  /** Waits until nothing is left to tell. */
  rest(): Promise<void> {
    if (this.current === null) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** End the running beat and begin the next. */
  step(): void {
    this.goOn(this.coming);
  }

  /** How an entry is told, if its game says so. */
  of(entry: Entry): Beat | undefined {
    return this.beats[entry.kind];
  }

  /** Does the beat of an entry of this kind run? */
  isPlaying(kind: E['kind']): boolean {
    return this.current?.kind === kind;
  }

  /** How many beats of this kind are still to come. */
  left(kind: E['kind']): number {
    return this.coming.filter((entry) => entry.kind === kind).length;
  }

  /** The running beat shows at its end what it brings. */
  get isLanding(): boolean {
    return this.current !== null && this.of(this.current)?.lands === true;
  }

  /** What travels in the running beat. */
  get moves(): Move[] {
    const { current } = this;
    if (current === null) return [];
    return this.of(current)?.moves?.(current) ?? [];
  }

  /** Nothing moves: what would travel fades in where it arrives. */
  get isStill(): boolean {
    return !this.wishes().motion;
  }

  /** Begin the first beat of these that takes time; what comes before it happens at once. */
  private goOn(entries: readonly E[]): void {
    clearTimeout(this.timer);
    const timed = entries.filter((entry) => this.timeOf(entry, 0) > 0);
    const [next = null] = timed;
    const at = next === null ? entries.length : entries.indexOf(next);
    if (at > 0) this.passed = entries.slice(0, at);
    this.current = next;
    this.coming = entries.slice(at + 1);
    this.lasts = next === null ? 0 : this.timeOf(next, timed.length - 1);
    if (next === null) this.rested();
    else this.timer = setTimeout(() => this.step(), this.lasts);
  }

  private rested(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private timeOf(entry: E, waiting: number): number {
    const { pace, motion } = this.wishes();
    const beat = this.of(entry);
    const { lasts = 0, isRead = false } = beat ?? {};
    const whole = (beat?.time?.(entry) ?? lasts) * PACE[pace] * (waiting > BACKLOG && !isRead ? 0.5 : 1);
    return motion || isRead ? whole : Math.min(STILL, whole);
  }
}

/** `use:place={'gold:0'}`: a place that things can travel from and to. */
export function place(node: HTMLElement | SVGElement, name: string): { update(next: string): void } {
  node.dataset.place = name;
  return {
    update(next) {
      node.dataset.place = next;
    },
  };
}
