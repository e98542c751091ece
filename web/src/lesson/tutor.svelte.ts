/**
 * A lesson being followed. The server keeps nothing of it: what the learner did so far (the path) goes along with every
 * question and is kept on this device, so that a lesson can be left and come back to. To the table this is its line to
 * the server: a move is answered with where the lesson is now.
 */
import type { LessonAsk, LessonStep, LessonUpdate, ServerMessage, TableInfo } from '../generated/messages';
import { api } from '../net/api';
import { OwnLine, type Asked } from '../net/ownLine';
import { forgetPath, keepPath, keptPath } from './keptPath';

/** What is done to read on; anything else that is done is a move by its key. */
const READ_ON = '.';

export class Tutor {
  step = $state.raw<LessonStep | null>(null);
  /** On a phone: the text has been read and makes room for the decision. */
  isFolded = $state(false);
  /** How often something was said, so that the same answer twice is news too. */
  told = $state(0);
  /** A question is under way. */
  isBusy = $state(false);
  private path = $state.raw<string[]>([]);
  private seq = 0;
  private readonly line = new OwnLine((message) => this.answerTo(message));

  readonly isFirst: boolean = $derived(this.path.length === 0);
  readonly isLast: boolean = $derived(this.step !== null && this.step.number === this.step.last);
  /** The learner is asked for a move; else there is something to read. */
  readonly awaitsMove: boolean = $derived((this.step?.asks.length ?? 0) > 0);

  constructor(readonly game: string) {}

  /** Come to where the lesson was left; gives its table. */
  async open(): Promise<TableInfo> {
    return (await this.ask({ path: keptPath(this.game) })).update.table;
  }

  readonly wires = this.line.wires;

  readOn(): Promise<void> {
    return this.tell({ path: this.path, word: READ_ON, since: this.seq });
  }

  back(): Promise<void> {
    return this.tell({ path: this.path.slice(0, -1) });
  }

  again(): Promise<void> {
    forgetPath(this.game);
    return this.tell({ path: [] });
  }

  /** What was done so far, for the free game. */
  get gone(): string[] {
    return this.path;
  }

  private async tell(ask: LessonAsk): Promise<void> {
    if (this.isBusy) return;
    this.line.hand((await this.ask(ask)).update);
  }

  private async ask(ask: LessonAsk): Promise<LessonUpdate> {
    this.isBusy = true;
    try {
      const told = await api.lesson(this.game, ask);
      this.path = told.path;
      this.step = told.step;
      this.isFolded = false;
      this.told += 1;
      this.seq = told.update.table.seq;
      keepPath(this.game, told.path);
      return told;
    } finally {
      this.isBusy = false;
    }
  }

  private async answerTo(message: Asked): Promise<ServerMessage> {
    switch (message.type) {
      case 'move':
        return (await this.ask({ path: this.path, word: message.action, since: this.seq })).update;
      case 'undo':
        return (await this.ask({ path: this.path.slice(0, -1) })).update;
      case 'why':
        return api.lessonWhy(this.game, { path: this.path, target: message.target });
      default:
        return (await this.ask({ path: this.path })).update;
    }
  }
}
