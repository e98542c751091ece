/** All that a replay needs to show an analysis, loaded when it is asked for. */
import type { Beats } from '../board/beats.svelte';
import { api } from '../net/api';
import { ReplayTable } from '../table/replayTable.svelte';

export { Analysis } from './analysis.svelte';
export { default as BetterWay } from './BetterWay.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Verdict } from './Verdict.svelte';

/** The better way at a decision, as a small replay of its own. */
export async function betterWay(table: ReplayTable, ply: number, beats: Beats = {}): Promise<ReplayTable> {
  const { steps, positions } = await api.continuation(table.table.id, ply);
  const replay = { ...table.replay, steps };
  const at = async (_: string, step: number) => {
    const position = positions[step];
    if (!position) throw new Error('no such step');
    return position;
  };
  const way = new ReplayTable(table.game, table.components, table.table, replay, beats, at);
  if (table.seat !== null) way.lookAs(table.seat);
  await way.goTo(0);
  return way;
}
