/** What everybody gained and lost in a round, by source: for its sheet. */
import { gathered, stageBefore, type Gained, type StageRow } from '../../board/stage';
import type { PillarsEntry } from '../../generated/messages';
import { goldOf } from './changes';
import type { PillarsTable } from './reading';

/** The lines of the sheet that a new round begins with. */
export function roundRows(table: PillarsTable, begins: PillarsEntry): StageRow[] {
  return gathered(stageBefore(table.entries, begins, 'round-begins'), table.view.seats, gainedBy);
}

function gainedBy(entry: PillarsEntry): Gained[] {
  if (!('seat' in entry)) return [];
  const { seat } = entry;
  const key = sourceOf(entry);
  const points = 'points' in entry ? entry.points : 0;
  return [
    { key, icon: 'pl-points', seat, by: points },
    { key, icon: 'pl-gold', seat, by: goldOf(entry) },
  ];
}

/** A component, or what the board calls a group of them. */
function sourceOf(entry: PillarsEntry): string {
  switch (entry.kind) {
    case 'wool':
      return 'wool-mill';
    case 'bought':
    case 'sold':
      return 'market';
    case 'hired':
      return 'sheet-hired';
    case 'builder-placed':
      return 'sheet-builders';
    case 'built':
    case 'earned':
    case 'gilded':
      return entry.craftsman;
    case 'gold':
    case 'paid':
    case 'points':
      return entry.source === 'tax' ? 'sheet-tax' : entry.source;
    default:
      return entry.kind;
  }
}

export function nameOfSource(table: PillarsTable, { key }: StageRow): string {
  return key.startsWith('sheet-') ? table.t(`board-${key}`) : table.component(key);
}
