/** What everybody gained and lost in a round, by source: for its sheet. */
import { gathered, stageBefore, type Gained, type StageRow } from '../../board/stage';
import type { DuelEntry } from '../../generated/messages';
import { goldMoved } from './changes';
import type { DuelTable } from './reading';

/** The lines of the sheet beside the cards that a new round begins with. */
export function roundRows(table: DuelTable, display: DuelEntry): StageRow[] {
  return gathered(stageBefore(table.entries, display, 'display'), table.view.seats, gainedBy);
}

function gainedBy(entry: DuelEntry): Gained[] {
  const key = sourceOf(entry);
  const gold = goldMoved(entry).map(([seat, by]): Gained => ({ key, icon: 'du-coin', seat, by }));
  return [...things(entry, key), ...gold];
}

/** What an entry moves besides gold. */
function things(entry: DuelEntry, key: string): Gained[] {
  const of = (icon: string, seat: number, by: number): Gained => ({ key, icon: `du-${icon}`, seat, by });
  switch (entry.kind) {
    case 'flipped':
      return entry.seal === 'personal' ? [] : [of('seal', entry.seat, -1)];
    case 'seal-kept':
    case 'seal-bought':
    case 'seal-gained':
      return [of('seal', entry.seat, 1)];
    case 'seal-taken':
      return [of('seal', entry.seat, 1), of('seal', entry.other, -1)];
    case 'power':
      return [of('crown', entry.seat, 1), of('crown', entry.other, -1)];
    case 'material':
      return [of(entry.material, entry.seat, entry.change)];
    case 'bought':
      return [of(entry.material, entry.seat, 1)];
    case 'sold':
      return [of(entry.material, entry.seat, -1)];
    case 'converted':
      return [of(entry.good, entry.seat, 1)];
    case 'sabotaged':
      return [of(entry.good, entry.other, -1)];
    case 'installed':
    case 'section-finished':
      return [{ key, icon: 'vp', seat: entry.seat, by: entry.points }];
    default:
      return [];
  }
}

/** A component, or what the board calls a group of them. */
function sourceOf(entry: DuelEntry): string {
  if ('source' in entry) return entry.source;
  switch (entry.kind) {
    case 'flipped':
    case 'seal-kept':
      return 'sheet-conflict';
    case 'seal-bought':
      return 'sheet-seals';
    case 'power':
      return 'sheet-power';
    case 'installed':
      return 'sheet-installed';
    case 'section-finished':
      return 'sheet-section';
    default:
      return entry.kind;
  }
}

export function nameOfSource(table: DuelTable, { key }: StageRow): string {
  return key.startsWith('sheet-') ? table.t(`board-${key}`) : table.component(key);
}
