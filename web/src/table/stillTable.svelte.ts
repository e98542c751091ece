/** A table that is only looked at: nothing is chosen and nothing played. */
import type { LegalAction } from '../generated/messages';
import { BaseTable } from './baseTable.svelte';
import type { WhyText } from './boardContract';

export abstract class StillTable extends BaseTable {
  readonly selected: string | null = null;
  readonly chosen: LegalAction | null = null;
  readonly pending: string | null = null;
  readonly slow = false;
  readonly proposal = '';
  readonly canUndo = false;

  select(): void {}

  async play(): Promise<void> {}

  async undo(): Promise<void> {}

  async why(): Promise<WhyText | null> {
    return null;
  }
}
