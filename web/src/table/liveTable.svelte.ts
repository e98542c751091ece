/** A table that is being played: holds the latest update, sends moves, and tells the board what is legal. */
import type {
  ComponentInfo,
  Entry,
  GameInfo,
  HintAnswer,
  HintedAction,
  LegalAction,
  Line,
  Refused,
  TableInfo,
  Update,
  View,
  WhyAnswer,
} from '../generated/messages';
import { api, ApiError } from '../net/api';
import { browserWires, Connection, type Answer, type Request, type Status, type Wires } from '../net/connection';
import { freshId } from '../net/freshId';
import { toast } from '../pieces/toasts.svelte';
import { settings } from '../settings.svelte';
import { plainLevel } from '../texts/levels';
import type { Beats } from '../board/beats.svelte';
import { Absence } from './absence.svelte';
import { BaseTable } from './baseTable.svelte';
import type { WhyText } from './boardContract';
import { tellAgain } from './tellAgain';
import { Coach } from './coach.svelte';

/** The lines that still count: what an undo took back, and the undo itself, are gone. */
export function standing(lines: Line[]): Line[] {
  const undone = new Set(lines.flatMap((line) => line.undone));
  return lines.filter((line) => !undone.has(line.seq) && line.kind !== 'undo');
}

/** Milliseconds between two drawings of news nobody asked for: a quick run of bots' moves is drawn together. */
export const BREATH = 50;
/** Milliseconds an answer may take before the table says that it waits for one. */
export const SOON = 150;

export class LiveTable extends BaseTable {
  private update = $state.raw<Update | null>(null);
  private allLines = $state.raw<Line[]>([]);
  private wanted = $state<string | null>(null);
  private past = $state.raw<{ seq: number; view: View } | null>(null);
  private eyes = $state<number | null>(null);
  private since = 0;
  private news: Update[] = [];
  private drawn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reasons = new Map<string, Promise<WhyText | null>>();
  private readonly connection: Connection;

  status = $state<Status>('connecting');
  pending = $state<string | null>(null);
  slow = $state(false);
  fresh = $state.raw<Entry[]>([]);
  updates = $state(0);
  /** What happened is being told again. */
  retelling = $state(false);
  /** Until when bots leave time for an undo, in the browser's clock. */
  graceUntil = $state(0);
  graceLength = $state(0);
  /** What a strong player would do here; null until it is asked for, and when the table has gone on. */
  hints = $state.raw<HintedAction[] | null>(null);
  hinting = $state(false);

  constructor(
    game: GameInfo,
    components: ComponentInfo[],
    private readonly first: TableInfo,
    beats: Beats = {},
    wires: Wires = browserWires,
  ) {
    super(game, components, beats);
    this.eyes = this.seatToLookThrough(first);
    this.connection = new Connection(
      first.id,
      {
        since: () => this.since,
        seat: () => this.eyes,
        update: (update) => this.hear(update),
        status: (status) => (this.status = status),
      },
      wires,
    );
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.absence.stop();
    this.connection.close();
  }

  /** After sleep or a lost network: do not wait for the next try. */
  wake(): void {
    if (this.status === 'lost') this.connection.reopen();
  }

  readonly table: TableInfo = $derived.by(() => this.update?.table ?? this.first);
  readonly begun: boolean = $derived((this.update?.view ?? null) !== null);
  readonly present: View | null = $derived.by(() => this.update?.view ?? null);
  readonly view: View = $derived.by(() => this.past?.view ?? this.begunView());
  readonly seat: number | null = $derived(this.eyes);
  readonly moment: number | null = $derived(this.past?.seq ?? null);
  readonly views: View[] | null = null;
  readonly tells: boolean = $derived(this.past === null || this.retelling);
  protected readonly givenNames: string[] = $derived.by(() => this.table.seats.map((seat) => seat.name));

  readonly legal: LegalAction[] = $derived.by(() =>
    this.update && this.past === null && !this.slow ? this.update.legal : [],
  );
  readonly proposal: string = $derived(this.legal.length ? (this.update?.proposal ?? '') : '');
  readonly canUndo: boolean = $derived.by(() => !!this.update?.can_undo && !this.slow && this.past === null);

  /** Whether there may be coaches here, and the seats whose people agree to it where several play. */
  readonly mayCoach: boolean = $derived(this.update?.coach ?? false);
  readonly coachAgreed: number[] = $derived.by(() => this.update?.coach_agreed ?? []);
  readonly isCoached: boolean = $derived(this.mayCoach && settings.stored.coach && this.seat !== null);
  readonly coach = new Coach(this);
  readonly absence = new Absence(this);

  readonly mayHint: boolean = $derived(this.table.hints && this.legal.length > 1);
  /** Where the bot to move stands in the line of those who wait to think; 0: it waits for nobody. */
  readonly place: number = $derived(this.update?.place ?? 0);
  readonly lowerLevel: string = $derived(this.update?.lower_level ?? '');

  /** A single legal action is chosen by itself; the person still plays it. */
  readonly selected: string | null = $derived.by(() => {
    const only = this.legal.length === 1 ? this.legal[0] : undefined;
    if (only) return only.target;
    return this.legal.some((action) => action.target === this.wanted) ? this.wanted : null;
  });
  readonly chosen: LegalAction | null = $derived.by(() => {
    const actions = this.selected === null ? [] : this.byTarget(this.selected);
    return actions.length === 1 ? (actions[0] ?? null) : null;
  });

  readonly lines: Line[] = $derived(standing(this.allLines));
  readonly entries: Entry[] = $derived.by(() => this.lines.flatMap((line) => line.facts));

  /** The line of the own last choice, or 0: what came with it and after it is news. */
  readonly lastChoice: number = $derived.by(
    () => this.lines.findLast((line) => line.kind === 'move' && line.seat === this.eyes)?.seq ?? 0,
  );
  /** Whether anything happened with or since the own last choice that can be told again. */
  readonly hasNews: boolean = $derived.by(
    () => this.lastChoice > 0 && this.lines.some((line) => line.seq > this.lastChoice && line.facts.length > 0),
  );

  /** Whether whoever sits before a shared device has said who they are; not yet after a reload. */
  private known = $state(false);

  /** Whom this device must be handed to before the game goes on, if several play on it. */
  readonly handTo: number | null = $derived.by(() => {
    const { waiting_for: next, my_seats: mine, status } = this.table;
    if (mine.length < 2 || status !== 'running') return null;
    const due = mine.includes(next) ? next : this.eyes;
    return due !== this.eyes || !this.known ? due : null;
  });

  select(target: string | null): void {
    this.wanted = target;
  }

  /** Play an action; `sure`: the coach has been heard. */
  async play(key: string, sure = false): Promise<void> {
    const seat = this.eyes;
    if (seat === null || this.pending !== null || !this.legal.some((action) => action.key === key)) return;
    this.pending = key;
    if (!sure && this.coach.watches && !(await this.coach.allows(key))) {
      this.pending = null;
      return;
    }
    await this.send({ type: 'move', id: freshId(), seat, seq: this.table.seq, action: key });
  }

  async undo(): Promise<void> {
    const seat = this.eyes;
    if (seat === null || this.pending !== null || !this.canUndo) return;
    this.pending = '';
    await this.send({ type: 'undo', id: freshId(), seat, seq: this.table.seq });
  }

  /** Ask for hints, or put them away. */
  async toggleHints(): Promise<void> {
    const seat = this.eyes;
    if (this.hints !== null) this.hints = null;
    else if (seat !== null && this.mayHint && !this.hinting) await this.askHints(seat);
  }

  /** Let all bots that play better than this play like this from now on. */
  async lowerBots(level: string): Promise<void> {
    const better = this.game.levels.slice(this.game.levels.indexOf(level) + 1);
    for (const [seat, { kind, level: now }] of this.table.seats.entries()) {
      if (kind !== 'bot' || !better.includes(plainLevel(now))) continue;
      if (!(await this.manage(() => api.bot(this.table.id, { seat, level })))) return;
    }
  }

  /** Why a target is not possible now; asked once for each position. */
  why(target: string): Promise<WhyText | null> {
    let answer = this.reasons.get(target);
    if (!answer) {
      answer = this.askWhy(target);
      this.reasons.set(target, answer);
    }
    return answer;
  }

  async showMoment(seq: number | null): Promise<void> {
    this.retelling = false;
    if (seq === null) {
      this.past = null;
      return;
    }
    try {
      const moment = await api.moment(this.table.id, seq, this.eyes);
      this.past = { seq, view: moment.view };
    } catch (error) {
      this.complain(error);
    }
  }

  /** Tell again on the board what happened from a line on, by itself everything since the own last choice. */
  async retell(from: number = this.lastChoice): Promise<void> {
    if (this.retelling || this.pending !== null) return;
    this.retelling = true;
    try {
      await tellAgain(this, from, (line, view) => {
        this.past = { seq: line.seq, view };
        this.bring(line.facts);
      });
    } catch (error) {
      this.complain(error);
    } finally {
      this.stopRetelling();
    }
  }

  /** Go back to the present. */
  stopRetelling(): void {
    if (!this.retelling) return;
    this.retelling = false;
    this.past = null;
    this.bring([]);
    this.beats.skip();
  }

  private bring(entries: Entry[]): void {
    this.fresh = entries;
    this.updates += 1;
  }

  /** Look through the eyes of another seat of this device. */
  lookAs(seat: number): void {
    // What still waits to be drawn was told to the other seat.
    this.news = [];
    clearTimeout(this.timer);
    this.retelling = false;
    this.eyes = seat;
    this.known = true;
    this.since = 0;
    this.past = null;
    this.wanted = null;
    this.hints = null;
    this.update = this.update && { ...this.update, view: null, legal: [], can_undo: false };
    this.connection.reopen();
  }

  /** Do something to the table over HTTP; the update arrives on the line. */
  async manage(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** The page shows a board only once the game has begun. */
  private begunView(): View {
    const view = this.present;
    if (view === null) throw new Error('the game has not begun');
    return view;
  }

  private seatToLookThrough(table: TableInfo): number | null {
    if (table.my_seats.includes(table.waiting_for)) return table.waiting_for;
    return table.my_seats[0] ?? null;
  }

  /** An answer is shown at once, other news when the last has been drawn. */
  private hear(update: Update): void {
    this.news.push(update);
    const wait = this.drawn + BREATH - Date.now();
    clearTimeout(this.timer);
    if (update.answers !== '' || wait <= 0) this.catchUp();
    else this.timer = setTimeout(() => this.catchUp(), wait);
  }

  private catchUp(): void {
    this.drawn = Date.now();
    const hadView = (this.update?.view ?? null) !== null;
    const entries = this.news.splice(0).flatMap((update) => this.take(update));
    // What is being told again goes on to what has just come.
    if (!this.retelling) this.bring(hadView ? entries : []);
  }

  /** Take over an update; gives what it tells that was not known. */
  private take(update: Update): Entry[] {
    const known = this.allLines.at(-1)?.seq ?? 0;
    const isWhole = update.since === 0;
    if (!isWhole && update.since > known) {
      // Something was missed: ask for all of it.
      this.since = 0;
      this.connection.reopen();
      return [];
    }
    if (this.eyes === null && update.table.my_seats.length) this.eyes = this.seatToLookThrough(update.table);
    const added = update.lines.filter((line) => line.seq > known);
    this.allLines = isWhole ? update.lines : [...this.allLines, ...added];
    this.since = this.allLines.at(-1)?.seq ?? 0;
    this.update = update;
    if (added.length || isWhole) this.hints = null;
    this.reasons.clear();
    this.absence.heard();
    this.graceLength = update.grace_ms;
    this.graceUntil = update.grace_ms ? Date.now() + update.grace_ms : 0;
    return added.flatMap((line) => line.facts);
  }

  private async send(request: Request): Promise<void> {
    const patience = setTimeout(() => (this.slow = true), SOON);
    try {
      const answer = await this.connection.request<Answer>(request);
      if (answer.type === 'refused') toast(this.refusal(answer));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'closed')) this.complain(error);
    } finally {
      clearTimeout(patience);
      this.slow = false;
      this.pending = null;
      this.wanted = null;
    }
  }

  private async askHints(seat: number): Promise<void> {
    const asked = this.since;
    this.hinting = true;
    try {
      const answer = await this.connection.request<HintAnswer | Refused>({
        type: 'hint',
        id: freshId(),
        seat,
        seq: this.table.seq,
      });
      if (answer.type === 'refused') toast(this.refusal(answer));
      else if (this.since === asked && this.eyes === seat) this.hints = answer.actions;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'closed')) this.complain(error);
    } finally {
      this.hinting = false;
    }
  }

  private async askWhy(target: string): Promise<WhyText | null> {
    if (this.eyes === null) return { text: this.t('web-why-watching'), rule: '' };
    if (this.past !== null) return { text: this.t('web-why-past'), rule: '' };
    const current = this.present?.current_seat ?? -1;
    if (current >= 0 && current !== this.eyes) {
      return { text: this.t('web-why-not-your-turn', { name: this.names[current] ?? '' }), rule: '' };
    }
    const answer = await this.connection.request<WhyAnswer | Refused>({
      type: 'why',
      id: freshId(),
      seat: this.eyes,
      target,
    });
    if (answer.type === 'refused') return { text: this.refusal(answer), rule: '' };
    return answer.reason && { text: this.texts.reason(answer.reason), rule: answer.reason.rule };
  }

  private refusal(refused: Refused): string {
    if (refused.reason) return this.texts.reason(refused.reason);
    return this.texts.error(refused.code, refused.args, refused.message);
  }

  private complain(error: unknown): void {
    if (error instanceof ApiError) toast(this.texts.error(error.code, error.args, error.message));
    else throw error;
  }
}
