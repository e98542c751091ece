/** What an action would change for the seat that takes it, before it is taken: simple sums of what the view tells. */
import type { LegalAction, WorldGain, WorldView } from '../../generated/messages';
import type { WorldTable } from './reading';

export interface Delta {
  /** A good, or "vp". */
  thing: string;
  before: number;
  after: number;
}

type Doing = Pick<LegalAction, 'kind' | 'args'>;
/** What the sums read of the components. */
export type Reader = Pick<WorldTable, 'number' | 'word'>;

export function deltasOf(view: WorldView, seat: number, action: Doing, components: Reader): Delta[] {
  return summed(view, seat, gainsOf(view, seat, action, components));
}

/** Gains as changes of what the seat has, one a good. */
export function summed(view: WorldView, seat: number, gains: readonly WorldGain[]): Delta[] {
  const mine = view.table[seat];
  const by = new Map<string, number>();
  for (const { good, units } of gains) by.set(good, (by.get(good) ?? 0) + units);
  return [...by].flatMap(([thing, units]) => {
    const before = thing === 'vp' ? mine?.vp : mine?.goods?.[thing];
    return before === undefined || units === 0 ? [] : [{ thing, before, after: Math.max(0, before + units) }];
  });
}

function gainsOf(view: WorldView, seat: number, { kind, args }: Doing, components: Reader): WorldGain[] {
  const value = (component: string, name = 'value'): number => components.number(component, name);
  const one = (good: string, units: number): WorldGain => ({ good, units });
  const good = String(args.good ?? '');
  const house = view.houses.find((each) => each.space === args.space);
  const project = view.projects.find((each) => each.project === args.project);
  const event = String(args.event ?? '');
  switch (kind) {
    case 'orient':
      return gainsOfArrow(view, seat, Number(args.arrow));
    case 'take':
      return [one(good, 1)];
    case 'give':
      return [one(good, -1)];
    case 'sell':
      return [one(good, -1), one('gold', good === 'wool' ? view.market.wool : view.market.cloth)];
    case 'build':
      return [one(good, -1), one('vp', project?.points ?? 0)];
    case 'house':
      return house && view.phase !== 'free-house' ? [one('gold', -value('house-gold')), one(house.cost, -1)] : [];
    case 'rent':
      return house ? [house.rent] : [];
    case 'donate':
      return [one('gold', -value('donation-gold'))];
    case 'weave':
      return [one('wool', -1), one('cloth', 1)];
    case 'treat':
      return [one('gold', value('treat-gold')), one('vp', value('treat-vp'))];
    case 'care': {
      const place = view.plague.find((each) => each.location === args.location);
      return place ? [one('vp', place.points), ...(place.benefit ? [place.benefit] : [])] : [];
    }
    case 'move': {
      const worth = nextSpace(view)?.worth;
      return worth ? [worth] : [];
    }
    case 'swap':
    case 'accept': {
      const gets = kind === 'swap' ? good : components.word(event, 'gets');
      return [one(components.word(event, 'pays'), -value(event, 'pay_units')), one(gets, value(event, 'get_units'))];
    }
    case 'protect':
      return [one('loyalty', -value('protection'))];
    default:
      return [];
  }
}

/** What an orientation brings a seat: its income and, if it is the active player, the award. */
export function gainsOfArrow(view: WorldView, seat: number, arrow: number): WorldGain[] {
  const chosen = view.orientations.find((each) => each.arrow === arrow);
  const income = chosen?.incomes[seat];
  const award = seat === view.active ? chosen?.award : null;
  return [...(income ? [income] : []), ...(award ? [award] : [])];
}

/** The space the favor marker would reach with one step: covered ones are passed over. */
export function nextSpace(view: WorldView): WorldView['ring'][number] | undefined {
  const here = view.ring.findIndex((each) => each.space === view.favor);
  const ahead = [...view.ring.slice(here + 1), ...view.ring.slice(0, here)];
  return ahead.find((each) => !each.covered);
}
