/**
 * The coach of the seat looked through. He looks at each position briefly, then longer, while the person thinks; a move
 * that throws much away he answers before it is made. Play never waits for him longer than a moment.
 */
import type { CoachAnswer, Decision, HintReason, LegalAction, RecapAnswer } from '../generated/messages';
import { api } from '../net/api';
import type { LiveTable } from './liveTable.svelte';

/** Milliseconds a move may wait for the brief look. */
export const MOMENT = 600;

/** A move that should be thought about again, and what is better. */
export interface Warning {
  played: LegalAction;
  best: LegalAction;
  because: HintReason[];
}

/** The decision that mattered most, as actions that can be named. */
export interface Telling {
  ply: number;
  played: string;
  cost: number;
  best: string;
  because: HintReason[];
}

interface Look {
  seq: number;
  seat: number;
  brief: Promise<void>;
  answer: CoachAnswer | null;
}

export class Coach {
  warning = $state.raw<Warning | null>(null);
  telling = $state.raw<Telling | null>(null);
  private look: Look | null = null;
  private epoch: number | null = null;

  constructor(private readonly table: LiveTable) {}

  /** Called whenever the table changes: look at a new position, and back at what is over. */
  attend(): void {
    const { table } = this;
    if (!table.isCoached || table.seat === null) {
      this.look = null;
      this.epoch = null;
      this.warning = null;
      return;
    }
    const seq = table.table.seq;
    if (table.legal.length > 1 && (this.look?.seq !== seq || this.look.seat !== table.seat)) this.see(seq, table.seat);
    this.lookBack(table.seat);
  }

  /** Whether the coach looks at what is played now; without him a move goes out at once. */
  get watches(): boolean {
    return this.table.isCoached && this.look?.seq === this.table.table.seq;
  }

  /** Whether a move may be made; if not, the coach has something to say. */
  async allows(key: string): Promise<boolean> {
    const look = this.look;
    if (!this.watches || !look) return true;
    await Promise.race([look.brief, new Promise((done) => setTimeout(done, MOMENT))]);
    const judged = look.answer?.actions.find((each) => each.key === key);
    const played = this.action(key);
    const best = this.action(look.answer?.best?.key ?? '');
    if (!judged?.is_much || !played || !best) return true;
    this.warning = { played, best, because: judged.instead };
    return false;
  }

  private action(key: string): LegalAction | undefined {
    return this.table.legal.find((each) => each.key === key);
  }

  private see(seq: number, seat: number): void {
    const look: Look = { seq, seat, answer: null, brief: Promise.resolve() };
    this.look = look;
    look.brief = this.ask(look, false);
    void look.brief.then(() => (this.look === look ? this.ask(look, true) : undefined));
  }

  /** A coach who cannot be reached says nothing: it is no reason to stop playing. */
  private async ask(look: Look, isLong: boolean): Promise<void> {
    try {
      const { seq, seat } = look;
      look.answer = await api.coach<CoachAnswer>(this.table.table.id, 'coach', { seq, seat, is_long: isLong });
    } catch {
      // the table has gone on, or nobody had time to think
    }
  }

  private lookBack(seat: number): void {
    const view = this.table.present;
    if (!view) return;
    const now = view.is_over ? view.epoch + 1 : view.epoch;
    const before = this.epoch;
    this.epoch = now;
    if (before !== null && now > before) void this.recap(seat, before);
  }

  private async recap(seat: number, epoch: number): Promise<void> {
    try {
      const { decision } = await api.coach<RecapAnswer>(this.table.table.id, 'recap', { seat, epoch });
      this.telling = decision && this.told(decision);
    } catch {
      // as above
    }
  }

  private told({ ply, played, cost, best }: Decision): Telling {
    const name = (key: string): string => {
      const action = this.table.game.actions.find((each) => each.key === key);
      return action ? this.table.label(action) : key;
    };
    return { ply, played: name(played), cost, best: name(best.key), because: best.because };
  }
}
