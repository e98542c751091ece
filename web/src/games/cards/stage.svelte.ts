/**
 * What lies on the table while the news is being told: plays one after the other, a finished trick at rest, a seat's
 * scoring, the end of a hand. The present stays playable throughout; any click skips to it.
 */
import type { CardsEntry, CardsView } from '../../generated/messages';
import type { Play } from './trick';

export type Pace = 'instant' | 'fast' | 'normal';

export interface ShownTrick {
  number: number;
  lead: number;
  plays: Play[];
  done: boolean;
}

/** One moment of the telling. */
export type Beat =
  | { kind: 'trick'; trick: ShownTrick }
  | { kind: 'scoring'; seat: number; facts: CardsEntry[] }
  | { kind: 'hand'; hand: number };

/** Milliseconds a beat stays, by pace. */
const DWELL: Record<Pace, { play: number; rest: number; scoring: number; hand: number }> = {
  instant: { play: 0, rest: 0, scoring: 0, hand: 0 },
  fast: { play: 200, rest: 600, scoring: 700, hand: 3500 },
  normal: { play: 400, rest: 1200, scoring: 1500, hand: 9000 },
};
export const SWEEP = 300;
/** With more news than this waiting, it is told twice as fast. */
const BACKLOG = 8;

const SCORING_KINDS = new Set([
  'kings-trick-scored',
  'discarded',
  'material',
  'converted',
  'remade',
  'assisted',
  'points',
  'dropped',
]);

/** Turns facts into beats. `trick` is the trick on the table before them; it is empty at the start of a hand. */
export function beatsOf(facts: readonly CardsEntry[], trick: ShownTrick): Beat[] {
  const beats: Beat[] = [];
  let now = trick;
  for (const fact of facts) {
    const last = beats.at(-1);
    if (fact.kind === 'played') {
      const play = { seat: fact.seat, card: fact.card };
      const first = now.done || now.number !== fact.trick;
      now = first
        ? { number: fact.trick, lead: play.seat, plays: [play], done: false }
        : { ...now, plays: [...now.plays, play] };
      beats.push({ kind: 'trick', trick: now });
    } else if (fact.kind === 'trick-taken' || fact.kind === 'king-aside') {
      now = { ...now, done: true };
      beats.push({ kind: 'trick', trick: now });
    } else if (SCORING_KINDS.has(fact.kind) && 'seat' in fact) {
      const { seat } = fact;
      if (last?.kind === 'scoring' && last.seat === seat) last.facts.push(fact);
      else beats.push({ kind: 'scoring', seat, facts: [fact] });
    } else if (fact.kind === 'hand-ends') {
      beats.push({ kind: 'hand', hand: fact.hand });
    } else if (fact.kind === 'hand-begins') {
      now = NO_TRICK;
    }
  }
  return beats;
}

const NO_TRICK: ShownTrick = { number: 0, lead: -1, plays: [], done: true };

export class Stage {
  /** What to show instead of the present, or null. */
  beat = $state.raw<Beat | null>(null);
  /** The resting trick is being carried to its taker. */
  sweeping = $state(false);

  private queue: Beat[] = [];
  private trick = NO_TRICK;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly settings: () => { pace: Pace; motion: boolean }) {}

  /** Begin from a position without news. */
  reset(view: CardsView): void {
    this.skip();
    this.remember(view);
  }

  /** Begin with what happened since the seat last moved: `before` and `since` are the facts up to and after that. */
  resume(before: readonly CardsEntry[], since: readonly CardsEntry[], view: CardsView, seat: number | null): void {
    this.skip();
    const last = beatsOf(before, NO_TRICK).findLast((beat) => beat.kind === 'trick');
    this.trick = last?.kind === 'trick' && !last.trick.done ? last.trick : NO_TRICK;
    this.take(since, view, seat);
  }

  /** An update came: tell its facts. My own scoring steps show in the worksheet and are not told. */
  take(facts: readonly CardsEntry[], view: CardsView, seat: number | null): void {
    const news = beatsOf(facts, this.trick).filter((beat) => !(beat.kind === 'scoring' && beat.seat === seat));
    this.remember(view);
    if (news.length === 0) return;
    if (this.settings().pace === 'instant') {
      this.skip();
      return;
    }
    this.queue.push(...news);
    if (this.beat === null) this.next();
  }

  /** Go to the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.beat = null;
    this.sweeping = false;
  }

  /** Go on to the next beat, as if the time of this one were over. */
  step(): void {
    clearTimeout(this.timer);
    this.sweeping = false;
    this.next();
  }

  private remember(view: CardsView): void {
    const { trick } = view;
    this.trick =
      trick === null ? NO_TRICK : { number: trick.number, lead: trick.lead, plays: trick.plays, done: false };
  }

  private next(): void {
    const beat = this.queue.shift() ?? null;
    this.beat = beat;
    if (beat !== null) this.timer = setTimeout(() => this.leave(beat), this.dwell(beat));
  }

  private dwell(beat: Beat): number {
    const times = DWELL[this.settings().pace];
    const hurry = this.queue.length > BACKLOG ? 0.5 : 1;
    if (beat.kind === 'hand') return times.hand;
    if (beat.kind === 'scoring') return times.scoring * hurry;
    if (beat.trick.done) return times.rest * hurry;
    return this.queue.length > 0 ? times.play * hurry : 0;
  }

  private leave(beat: Beat): void {
    if (beat.kind !== 'trick' || !beat.trick.done || !this.settings().motion) {
      this.next();
      return;
    }
    this.sweeping = true;
    this.timer = setTimeout(() => {
      this.sweeping = false;
      this.next();
    }, SWEEP);
  }
}
