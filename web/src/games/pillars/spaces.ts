/** The places of the walk and the spaces for builders on them, as the view tells them. */
import type { PillarsSpace } from '../../generated/messages';
import type { PillarsTable } from './reading';

export function spacesOf(table: PillarsTable, place: string): PillarsSpace[] {
  return table.view.locations.find((location) => location.place === place)?.spaces ?? [];
}

export function ownerOf(table: PillarsTable, space: PillarsSpace): string {
  return space.seat < 0 ? '' : (table.names[space.seat] ?? '');
}

/** Is it this space that a builder would be put on? Where cards lie any free one may be chosen, else the first. */
export function isNext(table: PillarsTable, place: string, space: PillarsSpace): boolean {
  const first = spacesOf(table, place).find((each) => each.seat < 0);
  return space.seat < 0 && (space.card !== null || first?.number === space.number);
}

/** What a place, or one space of it, is called, with who stands there. */
export function nameOf(table: PillarsTable, place: string, spaces: PillarsSpace[], card = ''): string {
  const there = spaces.filter((space) => space.seat >= 0);
  const name = card ? `${table.component(place)}: ${table.component(card)}` : table.component(place);
  if (there.length === 0) return name;
  return table.t('board-place-taken', {
    place: name,
    names: there.map((space) => ownerOf(table, space)).join(', '),
  });
}
