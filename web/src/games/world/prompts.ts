/** What is asked now, in verbs, and what one should know about it. */
import { isMine, type WorldTable } from './reading';

export interface Asked {
  title: string;
  detail: string;
}

export function asked(table: WorldTable): Asked {
  const { view } = table;
  if (table.moment !== null && table.views === null) return { title: table.t('board-prompt-past'), detail: '' };
  if (view.is_over) {
    const names = view.winners.map((seat) => table.names[seat]).join(', ');
    return { title: table.t('board-prompt-over'), detail: table.t('board-detail-over', { names }) };
  }
  if (isMine(table)) return { title: titleOf(table), detail: detailOf(table) };
  const name = table.names[view.current_seat] ?? '';
  return {
    title: table.t('board-prompt-wait', { name }),
    detail: table.has(`phase-${view.phase}`) ? table.t(`phase-${view.phase}`) : '',
  };
}

function titleOf(table: WorldTable): string {
  const { phase } = table.view;
  return table.t(phase === 'lay-off' && !playsOpen(table) ? 'board-prompt-lay-off-down' : `board-prompt-${phase}`);
}

function playsOpen(table: WorldTable): boolean {
  return table.legal.length === 0 || table.legal.some((action) => action.kind === 'play');
}

function detailOf(table: WorldTable): string {
  const { view } = table;
  const { phase, carrying } = view;
  if (phase === 'offer' || phase === 'give' || phase === 'choose' || phase === 'lose-house') {
    return table.help(view.event?.event ?? '');
  }
  if (phase === 'orient') return table.t('board-detail-orient');
  if (phase === 'play') return table.t(view.discard_due ? 'board-detail-play' : 'board-detail-play-only');
  if (phase === 'building-project' && carrying) {
    return table.t('board-detail-building', {
      done: carrying.steps,
      most: Number(table.fact('resources-per-action', 'value') ?? 0),
    });
  }
  if (phase === 'wool-cloth-sales') {
    return table.t('board-detail-sales', { wool: view.market.wool, cloth: view.market.cloth });
  }
  if (phase === 'house-rent' && carrying) {
    return table.t('board-detail-rent', { done: carrying.steps, most: view.rent_limit });
  }
  if (phase === 'cloth-production' && carrying) {
    return table.t('board-detail-cloth', {
      done: carrying.steps,
      most: Number(table.fact('weave-limit', 'value') ?? 0),
    });
  }
  if (phase === 'medicine' && carrying) return table.t('board-detail-medicine', { left: carrying.knowledge_left });
  if (phase === 'protection') return table.t('board-detail-protection');
  if (carrying) return table.help(carrying.card);
  return table.has(`board-detail-${phase}`) ? table.t(`board-detail-${phase}`) : '';
}
