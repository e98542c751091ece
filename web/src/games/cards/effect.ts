/** What a card does, as a short line of signs and words for its face. */
import { ALFRED, KING, type Card } from './deck';
import { signed } from './reading';

export type Part = { icon: string } | { text: string };

/** `say` gives the few words, `name` the name of a material. */
export function effectParts(
  card: Card,
  say: (id: string, args?: Record<string, number>) => string,
  name: (key: string) => string,
): Part[] {
  const first = card.conversions[0];
  if (first?.makes) return [{ icon: first.material }, { text: '→' }, { icon: first.makes }];
  if (card.conversions.length > 1) {
    const points = card.conversions.map((conversion) => conversion.points);
    return [{ text: `${say('board-any-brief')} ${Math.min(...points)}–${Math.max(...points)}` }, { icon: 'vp' }];
  }
  if (first) return [{ icon: first.material }, { text: say('board-for', { points: first.points }) }, { icon: 'vp' }];
  if (card.gives) return [{ icon: card.gives }, { text: `1 ${name(card.gives)}` }];
  if (card.choice.length > 0) {
    return [{ text: '1' }, ...card.choice.flatMap((icon, at) => (at ? [{ text: '/' }, { icon }] : [{ icon }]))];
  }
  if (card.key === KING) return [{ text: say('board-set-aside') }];
  if (card.points) return [{ text: signed(card.points) }, { icon: 'vp' }];
  if (card.eachHand) return [{ text: signed(card.eachHand) }, { icon: 'vp' }, { text: say('board-each-hand') }];
  if (card.key === ALFRED) return [{ text: say('board-last-only') }];
  return card.privilege ? [{ text: say('board-any-for-one') }, { icon: 'vp' }] : [{ text: say('board-leads-hand') }];
}
