/** How a game ended: who won, and where a seat came in, in one sentence each. */
import type { CommonView, TableStore } from './boardContract';

type Result = Pick<CommonView, 'scores' | 'winners'>;

export function verdict(table: TableStore, view: Result): string {
  const names = view.winners.map((seat) => table.names[seat] ?? '');
  const points = Math.max(...view.scores);
  const key = names.length > 1 ? 'web-winners' : 'web-winner';
  return table.t(key, { names: names.join(', '), points });
}

/** The place of a seat: winners are first, whoever has as many points as another shares its place. */
export function placeOf(view: Result, seat: number): number {
  if (view.winners.includes(seat)) return 1;
  const own = view.scores[seat] ?? 0;
  return 1 + view.scores.filter((score, other) => view.winners.includes(other) || score > own).length;
}

/** What a person wants to know first. */
export function ownVerdict(table: TableStore, view: Result, seat: number): string {
  if (view.winners.includes(seat)) return table.t(view.winners.length > 1 ? 'web-you-share' : 'web-you-won');
  const behind = Math.max(...view.scores) - (view.scores[seat] ?? 0);
  return table.t('web-your-place', { place: placeOf(view, seat), seats: view.scores.length, behind });
}

/** Whether the points alone do not say who won. */
export function isTieBroken({ scores, winners }: Result): boolean {
  const most = Math.max(...scores);
  return winners.length < scores.filter((score) => score === most).length;
}
