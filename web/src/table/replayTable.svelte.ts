/** A finished game, step by step, with all hands open: a read-only table for the game's own board. */
import type { Beats } from '../board/beats.svelte';
import type {
  ComponentInfo,
  Entry,
  GameInfo,
  LegalAction,
  Line,
  Position,
  Replay,
  TableInfo,
  View,
} from '../generated/messages';
import { api } from '../net/api';
import type { WhyText } from './boardContract';
import { StillTable } from './stillTable.svelte';

const KEPT_POSITIONS = 60;

export class ReplayTable extends StillTable {
  private position = $state.raw<Position | null>(null);
  private positions = new Map<number, Promise<Position>>();
  private eyes = $state(0);
  ply = $state(0);
  updates = $state(0);
  /** A step on is told, a leap is not. */
  tells = $state(false);

  constructor(
    game: GameInfo,
    components: ComponentInfo[],
    readonly table: TableInfo,
    readonly replay: Replay,
    beats: Beats = {},
    private readonly fetchPosition: (id: string, ply: number) => Promise<Position> = api.position,
  ) {
    super(game, components, beats);
    this.eyes = table.my_seats[0] ?? 0;
  }

  readonly ready: boolean = $derived(this.position !== null);
  readonly views: View[] | null = $derived.by(() => this.position?.views ?? null);
  readonly view: View = $derived.by(() => this.viewOf(this.eyes));
  readonly seat: number | null = $derived(this.eyes);
  readonly lastPly: number = $derived.by(() => this.replay.steps.at(-1)?.ply ?? 0);
  readonly fresh: Entry[] = $derived.by(() => this.replay.steps.find((step) => step.ply === this.ply)?.facts ?? []);
  /** The whole game as lines of the chronicle; `seq` is the step. */
  readonly lines: Line[] = $derived.by(() =>
    this.replay.steps.map((step) => ({
      seq: step.ply,
      kind: step.seat < 0 ? ('begin' as const) : ('move' as const),
      seat: step.seat,
      name: this.replay.names[step.seat] ?? '',
      facts: step.facts,
      undone: [],
      reaction: '',
    })),
  );
  readonly entries: Entry[] = $derived.by(() => this.lines.flatMap((line) => line.facts));
  protected readonly givenNames: string[] = $derived.by(() => this.replay.names);

  readonly moment: number | null = $derived(this.ply);
  readonly legal: LegalAction[] = [];

  async goTo(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.lastPly, ply));
    this.tells = wanted === this.ply + 1;
    this.ply = wanted;
    const position = await this.at(wanted);
    if (this.ply !== wanted) return; // another step was asked for meanwhile
    this.position = position;
    this.updates += 1;
    if (wanted < this.lastPly) void this.at(wanted + 1);
  }

  /** How the game ended, whichever step is shown. */
  async end(): Promise<View> {
    const { views } = await this.at(this.lastPly);
    return first(views);
  }

  /** The page shows a board only once a position is there. */
  private viewOf(seat: number): View {
    return this.views?.[seat] ?? first(this.views ?? []);
  }

  lookAs(seat: number): void {
    this.eyes = seat;
  }

  override async why(): Promise<WhyText | null> {
    return { text: this.t('web-why-replay'), rule: '' };
  }

  private at(ply: number): Promise<Position> {
    let position = this.positions.get(ply);
    if (!position) {
      position = this.fetchPosition(this.table.id, ply);
      position.catch(() => this.positions.delete(ply));
      this.positions.set(ply, position);
      const oldest = this.positions.keys().next().value;
      if (this.positions.size > KEPT_POSITIONS && oldest !== undefined) this.positions.delete(oldest);
    }
    return position;
  }
}

function first(views: View[]): View {
  const [view] = views;
  if (view === undefined) throw new Error('a position without views');
  return view;
}
