/** The analysis of one finished game: asked for, waited for, and read by the number of moves made before a decision. */
import { awaitDecisions, keepDecisions } from '../book/decisions';
import type { Account, Judged } from '../generated/messages';
import { api } from '../net/api';

/** Milliseconds between two questions how far it is. */
const EVERY = 1000;

export class Analysis {
  level = $state('');
  /** What a move may cost and still be called so. */
  mostCost = $state.raw<Record<string, number>>({});
  total = $state(0);
  judged = $state.raw<Judged[]>([]);
  epochs = $state.raw<number[]>([]);
  account = $state.raw<Account | null>(null);
  isWorking = $state(false);
  /** Whether it is known how far the analysis is. */
  isRead = $state(false);
  error = $state.raw<unknown>(null);
  private isLeft = false;

  readonly byPly: Map<number, Judged> = $derived.by(() => new Map(this.judged.map((each) => [each.ply, each])));

  /** `mine` are the seats of this device: how good their moves were stands in its book. */
  constructor(
    private readonly id: string,
    private readonly mine: number[],
  ) {}

  /** Read what there is; what was begun and stopped goes on. */
  async open(): Promise<void> {
    await this.trying(async () => {
      await this.read();
      if (this.judged.length > 0 && this.account === null && !this.isWorking) await this.begin();
      else await this.follow();
    });
  }

  async begin(): Promise<void> {
    await this.trying(async () => {
      await api.beginAnalysis(this.id);
      if (this.mine.length > 0) awaitDecisions(this.id);
      await this.read();
      await this.follow();
    });
  }

  /** Ask no more; the work itself goes on. */
  leave(): void {
    this.isLeft = true;
  }

  private async follow(): Promise<void> {
    while (this.isWorking && !this.isLeft) {
      await new Promise((resolve) => setTimeout(resolve, EVERY));
      await this.read();
    }
  }

  private async read(): Promise<void> {
    const found = await api.analysis(this.id, this.judged.length);
    this.level = found.level;
    this.mostCost = found.most_cost;
    this.total = found.total;
    this.judged = [...this.judged, ...found.judged];
    this.epochs = found.epochs;
    this.account = found.account;
    this.isWorking = found.is_working;
    this.isRead = true;
    if (this.account) keepDecisions(this.id, this.judged, this.mine);
  }

  private async trying(what: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await what();
    } catch (error) {
      this.error = error;
      this.isWorking = false;
    }
  }
}
