/** What is asked now, in verbs, and what one should know about it. */
import { priceNow } from './deltas';
import { isMine, nearSeat, seatOf, type PillarsTable } from './reading';

export interface Asked {
  title: string;
  detail: string;
}

export function asked(table: PillarsTable): Asked {
  const { view } = table;
  if (table.moment !== null && table.views === null) return { title: table.t('board-prompt-past'), detail: '' };
  if (view.is_over) {
    const names = view.winners.map((seat) => table.names[seat]).join(', ');
    return { title: table.t('board-prompt-over'), detail: table.t('board-detail-over', { names }) };
  }
  if (isMine(table)) return { title: titleOf(table), detail: detailOf(table) };
  const name = table.names[view.current_seat] ?? '';
  return { title: table.t('board-prompt-wait', { name }), detail: waiting(table) };
}

function titleOf(table: PillarsTable): string {
  const { view } = table;
  const price = priceNow(view);
  const mine = seatOf(table, nearSeat(table));
  const tax = mine.advantages.includes('francis') ? Number(table.fact('francis', 'tax') ?? 0) : view.tax;
  if (view.phase === 'builder' && price === 0) return table.t('board-prompt-passed-builder');
  return table.t(`board-prompt-${view.phase}`, {
    price,
    owner: table.names[view.builder?.owner ?? -1] ?? '',
    event: table.component(view.fate.revealed ?? ''),
    tax,
  });
}

function detailOf(table: PillarsTable): string {
  const { view } = table;
  const mine = seatOf(table, nearSeat(table));
  const { phase } = view;
  const event = view.fate.revealed ?? '';
  if (phase === 'cards') return table.t('board-detail-cards', { workers: mine.workers, gold: mine.gold });
  if (phase === 'dismissal') return table.t('board-detail-dismissal', { room: mine.room });
  if (phase === 'builder' || phase === 'passed-builder') {
    return priceNow(view) > 0 ? table.t('board-detail-builder', { gold: mine.gold }) : table.t('board-detail-free');
  }
  if (phase === 'shelter' || phase === 'fate') return table.help(event);
  if (phase === 'cathedral' && view.plan) {
    return table.t('board-detail-cathedral', {
      points: view.plan.points,
      gold: view.plan.gold,
      cubes: view.plan.cubes,
    });
  }
  if (phase === 'store') {
    return table.t('board-detail-store', { kept: view.kept_cubes, over: mine.cubes_held - view.kept_cubes });
  }
  return table.has(`board-detail-${phase}`) ? table.t(`board-detail-${phase}`) : '';
}

function waiting(table: PillarsTable): string {
  const { phase } = table.view;
  return table.has(`phase-${phase}`) ? table.t(`phase-${phase}`) : '';
}
