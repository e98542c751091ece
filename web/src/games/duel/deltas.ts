/** What an action would change for the seat that takes it, before it is taken: simple sums of what the view tells. */
import type { DuelView, LegalAction } from '../../generated/messages';
import { goodOf, type DuelTable } from './reading';

export interface Delta {
  /** "coin", "wax" (seals), a material or a good: the drawing. */
  thing: string;
  /** The word for it: a component, or "gold". */
  word: string;
  before: number;
  after: number;
}

type Doing = Pick<LegalAction, 'kind' | 'args'>;
/** What the sums read of the components. */
export type Reader = Pick<DuelTable, 'number' | 'word' | 'words'>;

export function deltasOf(view: DuelView, seat: number, action: Doing, components: Reader): Delta[] {
  const mine = view.table[seat];
  const rival = view.table[1 - seat];
  if (mine === undefined || rival === undefined) return [];
  const item = String(action.args.item ?? '');
  const card = String(action.args.card ?? '');
  const step = view.turn?.step;
  const gold = (by: number): Delta[] => change('coin', 'gold', mine.gold, by);
  const raw = (material: string, by: number): Delta[] => change(material, material, mine.raw[material] ?? 0, by);
  const good = (key: string, by: number): Delta[] => change(key, key, mine.goods[key] ?? 0, by);
  const number = (name: string): number => components.number(card, name);
  switch (action.kind) {
    case 'buy':
      if (item === 'seal') return [...gold(-(step?.price ?? 0)), ...change('wax', 'seal', seals(mine.seals), 1)];
      return [...gold(-(step?.price ?? 0)), ...raw(item, 1)];
    case 'sell':
      return [...raw(item, -1), ...gold(Math.min(view.bank, step?.pays ?? 0))];
    case 'convert':
      return [...gold(-(step?.price ?? 0)), ...raw(item, -1), ...good(goodOf(mine, item), 1)];
    case 'take':
      return raw(item, 1);
    case 'build':
      return [
        ...gold(-(view.turn?.next_price ?? 0)),
        ...good(item, -1),
        ...change('good', 'installed', mine.installed, 1),
      ];
    case 'use':
    case 'play':
      return ofCard(components.word(card, 'effect'));
    default:
      return [];
  }

  function ofCard(effect: string): Delta[] {
    const [material = ''] = components.words(card, 'materials');
    switch (effect) {
      case 'income':
      case 'informer':
        return gold(Math.min(view.bank, number('gold')));
      case 'rob':
        return gold(Math.min(rival?.gold ?? 0, number('gold')));
      case 'raw':
      case 'wool':
        return raw(material, Math.min(mine?.supply[material] ?? 0, number('amount')));
      case 'seals':
        return change('wax', 'seal', seals(mine?.seals ?? {}), Math.min(view.pile.size, number('amount')));
      default:
        return [];
    }
  }
}

function change(thing: string, word: string, before: number, by: number): Delta[] {
  return by === 0 ? [] : [{ thing, word, before, after: Math.max(0, before + by) }];
}

function seals(held: Record<string, number>): number {
  return Object.values(held).reduce((sum, count) => sum + count, 0);
}
