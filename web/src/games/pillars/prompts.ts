/** What is asked now, in verbs, and what one should know about it. */
import type { Deed } from '../../board/deed';
import { buttonsOf, isMine, nearSeat, previewOf, seatOf, type PillarsTable } from './reading';

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
  const price = view.builder?.due ?? 0;
  if (view.phase === 'builder' && price === 0) return table.t('board-prompt-passed-builder');
  return table.t(`board-prompt-${view.phase}`, {
    price,
    owner: table.names[view.builder?.owner ?? -1] ?? '',
    event: table.component(view.fate.revealed ?? ''),
    tax: taxDue(table),
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
    return (view.builder?.due ?? 0) > 0
      ? table.t('board-detail-builder', { gold: mine.gold })
      : table.t('board-detail-free');
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

/** What paying the tax costs: the preview of that action tells it; who holds Francis pays less. */
function taxDue(table: PillarsTable): number {
  const pay = table.legal.find((action) => action.kind === 'pay-tax') ?? null;
  const gold = previewOf(table, pay).find(({ thing }) => thing === 'gold');
  return gold ? gold.before - gold.after : table.view.tax;
}

function waiting(table: PillarsTable): string {
  const { phase } = table.view;
  return table.has(`phase-${phase}`) ? table.t(`phase-${phase}`) : '';
}

/** Buttons that end, pass or decline: plain, with what they cost. */
const PLAIN = new Set(['pass', 'pass-builder', 'keep', 'throw-back', 'endure', 'pay-tax', 'leave', 'done']);

export function deedsOf(table: PillarsTable): Deed[] {
  return buttonsOf(table.view.phase, table.legal).map((button) => ({
    button,
    label: table.t(`board-name-${button}`),
    note: noteOf(table, button),
    plain: PLAIN.has(button),
  }));
}

function noteOf(table: PillarsTable, button: string): string {
  const { price } = table.view;
  if (button === 'pass-builder') return price > 0 ? table.t('board-button-pass-builder', { price }) : '';
  const id = `board-button-${button}`;
  return table.has(id) ? table.t(id) : '';
}
