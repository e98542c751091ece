/** What is being looked at would change, as the view tells it. */
import type { LegalAction, WorldPreview, WorldView } from '../../generated/messages';

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
  const action = legal.find((each) => each.kind === 'orient' && each.args.arrow === arrow);
  if (action) return previewOf(view, action);
  const income = view.orientations.find((each) => each.arrow === arrow)?.incomes[seat] ?? null;
  const before = income && amountOf(view, seat, income.good);
  if (income === null || before === null) return [];
  return [{ thing: income.good, before, after: before + income.units, later: false }];
}

/** What a seat has of a good; null behind a screen. */
function amountOf(view: WorldView, seat: number, good: string): number | null {
  const has = view.table[seat];
  return (good === 'vp' ? has?.vp : has?.goods?.[good]) ?? null;
}
