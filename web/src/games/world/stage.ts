/** What everybody gained and lost in a round or chapter: for its sheet. */
import { gathered, stageBefore, type Gained, type StageRow } from '../../board/stage';
import type { WorldEntry } from '../../generated/messages';
import { endsChapter, roundOf } from './past';
import { iconOf, numeral, type WorldTable } from './reading';

const DUTIES = ['piety-duty', 'grain-duty', 'tax-duty'];

/** The lines of the sheet that an entry ends a stage with: a round by source, a chapter by group of sources. */
export function stageRows(table: WorldTable, entry: WorldEntry): StageRow[] {
  const { seats } = table.view;
  if (entry.kind === 'figure-passed') {
    // The figure passes once more at the end of the chapter, which has a sheet of its own.
    if (endsChapter(table.entries, entry)) return [];
    return gathered(stageBefore(table.entries, entry, 'event-revealed'), seats, bySource);
  }
  return gathered(stageBefore(table.entries, entry, 'chapter-begins'), seats, (each) => byGroup(table, each));
}

export function titleOf(table: WorldTable, entry: WorldEntry): string {
  return entry.kind === 'chapter-ends'
    ? table.t('board-sheet-chapter', { chapter: numeral(entry.chapter) })
    : table.t('board-sheet-round', { round: roundOf(table.entries, entry) });
}

function bySource(entry: WorldEntry): Gained[] {
  if (entry.kind === 'goods') {
    return [{ key: entry.source, icon: iconOf(entry.good), seat: entry.seat, by: entry.change }];
  }
  return entry.kind === 'points' ? [{ key: entry.source, icon: 'vp', seat: entry.seat, by: entry.points }] : [];
}

/** Points by group of sources; the duties one by one, with what was paid for them. */
function byGroup(table: WorldTable, entry: WorldEntry): Gained[] {
  if (entry.kind === 'points') {
    return [{ key: groupOf(table, entry.source), icon: 'vp', seat: entry.seat, by: entry.points }];
  }
  if (entry.kind === 'goods' && DUTIES.includes(entry.source)) {
    return [{ key: entry.source, icon: iconOf(entry.good), seat: entry.seat, by: entry.change }];
  }
  return entry.kind === 'sentenced' ? [{ key: entry.penalty, icon: 'ww-e-grave', seat: entry.seat, by: -1 }] : [];
}

/** As in the sheet of points: the group that the game names, else the source itself. */
function groupOf(table: WorldTable, source: string): string {
  const group = `points-from-${table.components.find(({ key }) => key === source)?.table}`;
  return table.has(group) && !DUTIES.includes(source) ? group : source;
}

export function nameOfRow(table: WorldTable, { key }: StageRow): string {
  return table.has(key) ? table.t(key) : table.component(key);
}
