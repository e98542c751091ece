/** How decisions are spoken of: the same words in panel, verdict and lists. */
import type { Judged } from '../generated/messages';
import { plain } from '../pieces/numbers';
import type { ReplayTable } from '../table/replayTable.svelte';
import { t } from '../texts/library.svelte';

/** What marks a decision besides its colour. */
export const SIGNS: Record<Judged['quality'], string> = { best: '✓', good: '·', doubtful: '?', mistake: '✕' };

export function percent(share: number): string {
  return `${plain(Math.round(100 * share))}\u00a0%`;
}

/** The action of a key, in words. */
export function named(table: ReplayTable, key: string): string {
  const action = table.game.actions.find((each) => each.key === key);
  return action ? table.label(action) : key;
}

export function because(table: ReplayTable, judged: Judged): string {
  return judged.because.map((reason) => table.texts.counsel(reason)).join(' · ') || t('counsel-later');
}
