/** What is being looked at would change, as the view tells it. */
import type { LegalAction, WorldPreview, WorldView } from '../../generated/messages';
import { signed } from '../../pieces/numbers';
import type { WorldTable } from './reading';

/** The texts that changes are told in. */
type Teller = Pick<WorldTable, 'view' | 't' | 'component'>;

/** What a legal action of ours would change at once. */
export function previewOf(view: WorldView, action: Pick<LegalAction, 'key'> | null): WorldPreview[] {
  return (action && view.previews[action.key]) ?? [];
}

/**
 * What an orientation would bring a seat: to whoever turns the card all of it; to everybody else, and where the rules
 * refuse it, the income.
 */
export function previewOfArrow(
  view: WorldView,
  seat: number,
  arrow: number,
  legal: readonly LegalAction[],
): WorldPreview[] {
  const action = legal.find((known) => known.kind === 'orient' && known.args.arrow === arrow);
  if (action) return previewOf(view, action);
  const change = view.orientations.find((orientation) => orientation.arrow === arrow)?.changes[seat] ?? null;
  return change === null ? [] : [change];
}

/** "+1 wool", "−2 VP". */
export function changeOf(table: Pick<Teller, 't' | 'component'>, { thing, before, after }: WorldPreview): string {
  const change = signed(after - before);
  if (thing === 'vp') return table.t('board-change-points', { change });
  return table.t('board-change', { change, good: table.component(thing) });
}

/** What a swap takes and gives: "Give 1 wool, take 1 cloth". */
export function tradeOf(table: Teller, action: Pick<LegalAction, 'key'>): string {
  const changes = previewOf(table.view, action);
  const told = (some: WorldPreview[]): string => some.map((each) => amountOf(table, each)).join(', ');
  return table.t('board-answer-trade', {
    pays: told(changes.filter(({ before, after }) => after < before)),
    gets: told(changes.filter(({ before, after }) => after > before)),
  });
}

function amountOf(table: Teller, { thing, before, after }: WorldPreview): string {
  const count = Math.abs(after - before);
  if (thing === 'vp') return table.t('board-amount-points', { count });
  return table.t('board-amount', { count, good: table.component(thing) });
}
