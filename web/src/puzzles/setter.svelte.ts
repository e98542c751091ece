/**
 * A puzzle being solved. To its table this is the line to the server: a move is answered with a verdict, and made only if
 * it is right. What was tried is kept on this device.
 */
import type { PuzzleInfo, PuzzleVerdict, ServerMessage, TableInfo, Update } from '../generated/messages';
import { api } from '../net/api';
import { OwnLine, type Asked } from '../net/ownLine';
import { progress } from './progress.svelte';

export class Setter {
  puzzle = $state.raw<PuzzleInfo | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** On a phone: a verdict that was read makes room for the decision. */
  isFolded = $state(true);
  /** How often something was said, so that the same answer twice is news too. */
  told = $state(0);
  private position: Update | null = null;
  private readonly line = new OwnLine((message) => this.answerTo(message));
  readonly wires = this.line.wires;

  /** Solved, or the answer was shown. */
  readonly isOver: boolean = $derived((this.verdict?.best ?? null) !== null);
  readonly awaitsMove: boolean = $derived(!this.isOver);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** Set the puzzle up; gives its table. */
  async open(): Promise<TableInfo> {
    const { puzzle, update } = await api.puzzle(this.game, this.id);
    this.puzzle = puzzle;
    this.position = update;
    return update.table;
  }

  /** Let the answer be told. */
  async giveUp(): Promise<void> {
    this.line.hand(await this.judged(''));
  }

  /** Make room for the decision. */
  again(): void {
    this.isFolded = true;
  }

  private async judged(action: string): Promise<Update> {
    const since = this.position?.table.seq ?? 0;
    const verdict = await api.puzzleAnswer(this.game, this.id, { action, since });
    if (!this.isOver) progress.tried(this.game, this.id, verdict.solved, action === '');
    this.verdict = verdict;
    this.isFolded = false;
    this.told += 1;
    return verdict.update;
  }

  private async answerTo(message: Asked): Promise<ServerMessage> {
    switch (message.type) {
      case 'move':
        return this.judged(message.action);
      case 'why':
        return api.puzzleWhy(this.game, this.id, message.target);
      default:
        this.position ??= (await api.puzzle(this.game, this.id)).update;
        return this.position;
    }
  }
}
