/** What an action would change for the seat that takes it, before it is taken: simple sums of what the view tells. */
import type { LegalAction, PillarsCraftsman, PillarsView } from '../../generated/messages';

export interface Delta {
  /** "gold", "points", "worker", or a resource. */
  thing: string;
  before: number;
  after: number;
  /** Comes at the production, not at once. */
  later?: boolean;
}

type Doing = Pick<LegalAction, 'kind' | 'args'>;

/** What a builder placed now would cost; nothing for one that was passed before. */
export function priceNow(view: PillarsView): number {
  const { builder } = view;
  return builder === null || builder.passed_at > 0 ? 0 : builder.price;
}

export function deltasOf(view: PillarsView, seat: number, action: Doing, francis: number): Delta[] {
  const mine = view.table[seat];
  if (mine === undefined) return [];
  const change = (thing: string, by: number, later = false): Delta[] => {
    if (by === 0) return [];
    const before = held(mine, thing, later);
    const top = thing === 'gold' ? view.most_gold : Infinity;
    const after = Math.min(top, Math.max(0, before + by));
    return [later ? { thing, before, after, later } : { thing, before, after }];
  };
  const count = Number(action.args.count ?? 1);
  const resource = String(action.args.resource ?? '');
  const stock = view.stocks.find((each) => each.resource === resource);
  switch (action.kind) {
    case 'take': {
      const card = view.supply_cards.find((each) => each.card === action.args.card);
      return card ? [...change('worker', -card.workers), ...change(card.resource, card.cubes + card.extra, true)] : [];
    }
    case 'hire':
      return change(
        'gold',
        -(view.supply_craftsmen.find((each) => each.craftsman === action.args.craftsman)?.cost ?? 0),
      );
    case 'place':
      return change('gold', -priceNow(view));
    case 'use': {
      const worker = mine.craftsmen.find((each) => each.craftsman === action.args.craftsman);
      return worker ? ofUse(worker, change) : [];
    }
    case 'buy':
      return [...change('gold', -count * (stock?.buy ?? 0)), ...change(resource, count)];
    case 'sell':
      return [...change(resource, -count), ...change('gold', count * (stock?.sell ?? 0))];
    case 'cube':
      return change(resource, 1);
    case 'drop':
      return change(resource, -1);
    case 'pay-tax':
      return change('gold', -(mine.advantages.includes('francis') ? francis : view.tax));
    default:
      return [];
  }
}

function ofUse(worker: PillarsCraftsman, change: (thing: string, by: number) => Delta[]): Delta[] {
  const takes = Object.entries(worker.takes).flatMap(([thing, cubes]) => change(thing, -cubes));
  return [...takes, ...change('gold', worker.gold - worker.takes_gold), ...change('points', worker.points)];
}

function held(mine: PillarsView['table'][number], thing: string, later: boolean): number {
  if (thing === 'gold') return mine.gold;
  if (thing === 'points') return mine.points;
  if (thing === 'worker') return mine.workers;
  return (later ? mine.coming[thing] : mine.cubes[thing]) ?? 0;
}
