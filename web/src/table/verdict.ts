/** Who won, in one sentence. */
import type { CommonView, TableStore } from './boardContract';

export function verdict(table: TableStore, view: CommonView): string {
  const names = view.winners.map((seat) => table.names[seat] ?? '');
  const points = Math.max(...view.scores);
  const key = names.length > 1 ? 'web-winners' : 'web-winner';
  return table.t(key, { names: names.join(', '), points });
}
