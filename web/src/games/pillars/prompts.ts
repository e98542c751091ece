/** What is asked now, in verbs, and what one should know about it. */
import { askedNow, type Asked } from '../../board/asked';
import type { Deed } from '../../board/deed';
import type { PillarsEntry } from '../../generated/messages';
import { beadOf } from './beats';
import { buttonsOf, changesText, nearSeat, previewOf, seatOf, siteOf, type PillarsTable } from './reading';

/** The places of the walk by their number. */
const PLACES_OF_WALK: Partial<Record<number, string>> = {
  1: 'events',
  2: 'archbishop',
  3: 'wool-mill',
  4: 'kingsbridge',
  5: 'priory',
  6: 'forest',
  9: 'court',
  10: 'shiring',
  11: 'castle',
  12: 'market',
  13: 'building-site',
  14: 'cathedral',
};

export function asked(table: PillarsTable): Asked {
  return askedNow(table, () => ({ title: titleOf(table), detail: detailOf(table) }));
}

/** While the news is told: what is happening, in place of what will be asked. */
export function happening(table: PillarsTable, entry: PillarsEntry): Asked {
  const place = entry.kind === 'produced' ? siteOf(entry.card) : PLACES_OF_WALK[table.view.step];
  const title = beadOf(entry) !== null && place ? table.component(place) : table.t('board-happening');
  return { title, detail: entry.kind === 'round-begins' ? '' : whileTold(table, entry) };
}

/** What is said while a beat runs: a die that rolls keeps its number to itself. */
export function whileTold(table: PillarsTable, entry: PillarsEntry): string {
  return entry.kind === 'tax-rolled' ? table.t('board-happening-tax') : table.sentence(entry);
}

function titleOf(table: PillarsTable): string {
  const { view } = table;
  const price = view.builder?.due ?? 0;
  if (view.phase === 'builder' && price === 0) return table.t('board-prompt-passed-builder');
  return table.t(`board-prompt-${view.phase}`, {
    price,
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
  if (phase === 'dismissal') {
    return mine.craftsmen.length > mine.room
      ? table.t('board-detail-dismissal', { room: mine.room })
      : table.t('board-detail-dismissal-event', { event: table.component(event) });
  }
  if (phase === 'builder') return ofBuilder(table, mine.gold);
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
  if (phase === 'throw-back') return table.t('board-detail-throw-back', { owner: ownerOf(table) });
  return table.has(`board-detail-${phase}`) ? table.t(`board-detail-${phase}`) : '';
}

/** Whose builder was drawn. */
function ownerOf(table: PillarsTable): string {
  return table.names[table.view.builder?.owner ?? -1] ?? '';
}

function ofBuilder(table: PillarsTable, gold: number): string {
  const due = table.view.builder?.due ?? 0;
  if (due > gold) return table.t('board-detail-builder-poor', { gold });
  if (!table.legal.some((action) => action.kind === 'place')) return table.t('board-detail-builder-full');
  return due > 0 ? table.t('board-detail-builder', { gold }) : table.t('board-detail-free');
}

/** What paying the tax costs: the preview of that action tells it; who holds Francis pays less. */
function taxDue(table: PillarsTable): number {
  const pay = table.legal.find((action) => action.kind === 'pay-tax') ?? null;
  const gold = previewOf(table, pay).find(({ thing }) => thing === 'gold');
  return gold ? gold.before - gold.after : table.view.tax;
}

/** Buttons that end, pass or decline: plain, with what they cost. */
const PLAIN = new Set(['pass', 'pass-builder', 'keep', 'throw-back', 'endure', 'pay-tax', 'leave', 'done']);

export function deedsOf(table: PillarsTable): Deed[] {
  return buttonsOf(table.view.phase, table.legal).map((button) => ({
    button,
    label: table.t(`board-name-${button}`),
    note: noteOf(table, button),
    plain: PLAIN.has(button),
    asks: button === 'done' && (table.view.plan?.points ?? 0) > 0,
  }));
}

/** What follows from a button: what it changes, or what it gives up. */
function noteOf(table: PillarsTable, button: string): string {
  const { view } = table;
  const mine = seatOf(table, nearSeat(table));
  const [action = null] = table.byTarget(`button:${button}`);
  const changes = changesText(table, action);
  if (changes) return changes;
  if (button === 'pass-builder') {
    return view.price > 0 ? table.t('board-button-pass-builder', { price: view.price }) : '';
  }
  if (button === 'pass' && mine.workers > 0) return table.t('board-button-pass-mill', { count: mine.workers });
  if (button === 'done' && view.plan && view.plan.points > 0) {
    return table.t('board-button-done-loses', { points: view.plan.points });
  }
  const id = `board-button-${button}`;
  return table.has(id) ? table.t(id, { owner: ownerOf(table) }) : '';
}
