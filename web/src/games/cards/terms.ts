/** The terms of a sum in words. */
import type { Term } from './reckon';
import type { CardsTable } from './reading';

export function termIcon(term: Term): string {
  if (term.kind === 'gives') return term.material ?? 'none';
  if (term.kind === 'convert') return term.conversion.material;
  return 'vp';
}

export function termText(table: CardsTable, term: Term): string {
  switch (term.kind) {
    case 'own':
      return table.t('board-term-own', { count: Math.abs(term.count) });
    case 'convert':
      return table.t('board-term-convert', {
        converter: table.component(term.conversion.converter),
        material: table.component(term.conversion.material),
      });
    default:
      return table.component(term.card);
  }
}
