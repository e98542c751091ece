/** Tells lines of a table again on its board, one after the other: each as the seat saw the table then, with its beats. */
import { tick } from 'svelte';
import type { BeatPlayer } from '../board/beats.svelte';
import type { Line, TableInfo, View } from '../generated/messages';
import { api } from '../net/api';

/** Milliseconds that each line is looked at, at least. */
const GLANCE = 350;

interface Retold {
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly beats: BeatPlayer;
  /** The standing lines; what comes meanwhile is told too. */
  readonly lines: readonly Line[];
  /** False as soon as nobody wants to see more of it. */
  readonly retelling: boolean;
}

export async function tellAgain(table: Retold, from: number, show: (line: Line, view: View) => void): Promise<void> {
  const next = (seq: number): Line | undefined => table.lines.find((line) => line.seq >= seq && line.facts.length > 0);
  for (let line = next(from); line !== undefined; line = next(line.seq + 1)) {
    const { view } = await api.moment(table.table.id, line.seq, table.seat);
    if (!table.retelling) return;
    show(line, view);
    await tick();
    await Promise.all([table.beats.rest(), new Promise((resolve) => setTimeout(resolve, GLANCE))]);
    if (!table.retelling) return;
  }
}
