/** The terms of a sum in words and signs. */
import type { CardsProspect, CardsTerm } from '../../generated/messages';
import type { CardsTable } from './reading';
import { signed } from './reading';

export function termIcon(term: CardsTerm): string {
  if (term.kind === 'material' || term.kind === 'conversion') return term.material ?? 'none';
  return 'vp';
}

export function termText(table: CardsTable, term: CardsTerm): string {
  switch (term.kind) {
    case 'craftsmen':
      return table.t('board-term-own', { count: Math.abs(term.count) });
    case 'conversion':
      return table.t('board-term-convert', {
        converter: table.component(term.source),
        material: table.component(term.material ?? ''),
      });
    default:
      return table.component(term.source);
  }
}

export function termValue(table: CardsTable, term: CardsTerm): string {
  if (term.kind !== 'material') return signed(term.points);
  return `${signed(term.count)} ${term.material ? table.component(term.material) : ''}`.trim();
}

/** The materials that would come to the near seat with the chosen card. */
export function comingMaterials(prospect: CardsProspect | null, seat: number | null): Record<string, number> {
  const materials: Record<string, number> = {};
  if (prospect === null || prospect.taker !== seat) return materials;
  for (const term of prospect.terms) {
    if (term.kind === 'material' && term.material !== null && term.count > 0) materials[term.material] = term.count;
  }
  return materials;
}
