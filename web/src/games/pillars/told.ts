/** The board before what is still to be told: each entry taken back from the view, as far as it is seen. */
import { changed, entriesTold, viewTold, withView } from '../../board/told';
import type { PillarsEntry, PillarsSeat, PillarsView } from '../../generated/messages';
import { beadOf } from './beats';
import { goldOf } from './changes';
import type { PillarsTable } from './reading';
import { standing } from './standing';

/** What the board draws: the table as far as it has been told. */
export function toldTable(table: PillarsTable, view: () => PillarsView): PillarsTable {
  return withView(table, view, () => isAskedNow(table));
}

/** What the own craftsmen do one after the other, while they are asked for more. */
const OF_A_SEAT = /^(built|earned|gilded)$/;

/** Is nothing left to tell, or only what our own craftsmen have just done? Then nobody has to wait for it. */
export function isAskedNow(table: PillarsTable): boolean {
  const { current, coming } = table.beats;
  if (!table.tells || current === null) return true;
  return [current, ...coming].every(
    (entry) => OF_A_SEAT.test(entry.kind) && 'seat' in entry && entry.seat === table.seat,
  );
}

export function toldView(table: PillarsTable): PillarsView {
  const order = new Map(table.components.map(({ key }, at) => [key, at]));
  const view = viewTold<PillarsView, PillarsEntry>(table, (later, entry, isRunning) =>
    laidOut(untold(later, entry, isRunning), entry, isRunning, order),
  );
  const { current, coming } = table.beats;
  const part = current === null ? null : partNow(table, current);
  if (part === 1 || part === 2) return standing(table, { ...view, part, step: 0 });
  const step = current && [current, ...coming].map(beadOf).find((bead) => bead !== null && part === 3);
  return !step ? view : standing(table, { ...view, part: 3, step });
}

const OF_CARDS = /^(card-taken|hired|passed|cards-left|to-mill)$/;
/** What happens in one phase and in another, or between them. */
const OF_SEVERAL = /^(round-begins|foreseen|dismissed)$/;

/** The phase of the round that an entry is told in: cards, master builders, the walk; null where it says nothing. */
function partOf({ kind }: PillarsEntry): 1 | 2 | 3 | null {
  if (OF_SEVERAL.test(kind)) return null;
  if (OF_CARDS.test(kind)) return 1;
  return kind.startsWith('builder-') ? 2 : 3;
}

/** Somebody is dismissed in the phase in which the one who takes his place was hired. */
function partNow(table: PillarsTable, current: PillarsEntry): 1 | 2 | 3 | null {
  if (current.kind !== 'dismissed') return partOf(current);
  const before = entriesTold<PillarsView, PillarsEntry>(table).findLast((entry) => partOf(entry) !== null);
  return before === undefined ? null : partOf(before);
}

/** Cards and craftsmen lie in the supply until somebody takes them. */
function laidOut(
  view: PillarsView,
  entry: PillarsEntry,
  isRunning: boolean,
  order: ReadonlyMap<string, number>,
): PillarsView {
  if (isRunning) return view;
  const place = (key: string): number => order.get(key) ?? 0;
  if (entry.kind === 'card-taken') {
    const taken = view.table[entry.seat]?.cards.filter(({ card }) => card === entry.card) ?? [];
    const cards = [...view.supply_cards, ...taken].toSorted((one, other) => place(one.card) - place(other.card));
    return { ...withoutCard(view, entry.seat, entry.card, entry.workers), supply_cards: cards };
  }
  if (entry.kind === 'hired') {
    const hired = view.table[entry.seat]?.craftsmen.filter(({ craftsman }) => craftsman === entry.craftsman) ?? [];
    const craftsmen = [...view.supply_craftsmen, ...hired].toSorted(
      (one, other) => place(one.craftsman) - place(other.craftsman),
    );
    return { ...withoutCraftsman(view, entry.seat, entry.craftsman), supply_craftsmen: craftsmen };
  }
  return view;
}

function withoutCard(view: PillarsView, seat: number, card: string, workers: number): PillarsView {
  return ofSeat(view, seat, (each) => ({
    ...each,
    workers: each.workers + workers,
    cards: each.cards.filter((held) => held.card !== card),
  }));
}

function withoutCraftsman(view: PillarsView, seat: number, name: string): PillarsView {
  return ofSeat(view, seat, (each) => ({
    ...each,
    craftsmen: each.craftsmen.filter(({ craftsman }) => craftsman !== name),
  }));
}

/** What travels or rolls arrives at the end of its beat; everything else is there when it begins. */
function untold(view: PillarsView, entry: PillarsEntry, isRunning: boolean): PillarsView {
  const before = 'seat' in entry ? withoutGoods(view, entry, entry.seat) : view;
  return isRunning && entry.kind !== 'tax-rolled' ? before : unseen(before, entry);
}

function withoutGoods(view: PillarsView, entry: PillarsEntry, seat: number): PillarsView {
  const gold = goldOf(entry);
  const points = 'points' in entry ? entry.points : 0;
  const cubes = cubesOf(entry);
  if (gold === 0 && points === 0 && Object.keys(cubes).length === 0) return view;
  return ofSeat(view, seat, (each) => ({
    ...each,
    gold: each.gold - gold,
    points: each.points - points,
    cubes: Object.fromEntries(Object.entries(each.cubes).map(([key, count]) => [key, count - (cubes[key] ?? 0)])),
    cubes_held: each.cubes_held - Object.values(cubes).reduce((sum, count) => sum + count, 0),
  }));
}

function ofSeat(view: PillarsView, seat: number, change: (each: PillarsSeat) => PillarsSeat): PillarsView {
  return { ...view, table: changed(view.table, seat, change) };
}

/** The cubes that an entry gives its seat or takes from it. */
function cubesOf(entry: PillarsEntry): Record<string, number> {
  switch (entry.kind) {
    case 'cube-taken':
      return { [entry.resource]: 1 };
    case 'cubes':
      return { [entry.resource]: entry.change };
    case 'produced':
      return { [entry.resource]: entry.yields + entry.extra };
    case 'bought':
      return { [entry.resource]: entry.count };
    case 'sold':
      return { [entry.resource]: -entry.count };
    case 'dropped':
      return { [entry.resource]: -1 };
    case 'built':
    case 'earned':
    case 'gilded':
      return entry.cubes.reduce<Record<string, number>>((sum, key) => ({ ...sum, [key]: (sum[key] ?? 0) - 1 }), {});
    default:
      return {};
  }
}

/** What an entry shows, not yet there. */
function unseen(view: PillarsView, entry: PillarsEntry): PillarsView {
  switch (entry.kind) {
    case 'round-begins':
      return {
        ...view,
        round: entry.round - 1,
        part: 3,
        kingsbridge: view.kingsbridge.map(() => null),
        shiring: view.shiring.map(() => null),
        // The same cards are laid out each round: those of the next are not there yet.
        supply_cards: [],
        supply_craftsmen: [],
      };
    case 'event-revealed':
      return { ...view, fate: { ...view.fate, revealed: null, good: false } };
    case 'tax-rolled':
      return { ...view, tax: 0 };
    case 'piece-laid':
      return { ...view, pieces: view.pieces.slice(0, -1), piece_rising: entry.piece };
    case 'builder-drawn':
      return { ...inBag(view, entry.seat, 1), builder: null };
    case 'builder-thrown-back':
      return inBag(view, entry.owner, -1);
    case 'builder-passed':
      return { ...view, track: view.track.filter(({ price, seat }) => price !== entry.price || seat !== entry.seat) };
    case 'builder-placed':
      return withoutBuilder(view, `space:${entry.space}`, entry.seat);
    case 'wool':
      return ofSeat(view, entry.seat, (each) => ({
        ...each,
        mill: each.mill + entry.workers,
        workers: each.workers - entry.workers,
      }));
    case 'to-mill':
      return ofSeat(view, entry.seat, (each) => ({
        ...each,
        mill: each.mill - entry.workers,
        workers: each.workers + entry.workers,
      }));
    case 'produced':
      return ofSeat(view, entry.seat, (each) => working(each, entry));
    case 'bought':
      return inStall(view, entry.resource, entry.count);
    case 'cube-taken':
      return inStall(view, entry.resource, 1);
    case 'restocked':
      return inStall(view, entry.resource, -entry.count);
    case 'advantage-taken':
      return ofSeat(view, entry.seat, (each) => ({
        ...each,
        advantages: each.advantages.filter((card) => card !== entry.card),
      }));
    case 'craftsman-joined':
      return withoutCraftsman(view, entry.seat, entry.craftsman);
    default:
      return view;
  }
}

/** A seat whose workers are still out with a card of the supply. */
function working(seat: PillarsSeat, entry: Extract<PillarsEntry, { kind: 'produced' }>): PillarsSeat {
  const { card, resource, yields, extra, workers } = entry;
  const cubes = (seat.coming[resource] ?? 0) + yields + extra;
  return {
    ...seat,
    workers: seat.workers - workers,
    coming: { ...seat.coming, [resource]: cubes },
    cards: [...seat.cards, { card, resource, cubes: yields, extra, workers }],
  };
}

function inStall(view: PillarsView, resource: string, by: number): PillarsView {
  const stocks = view.stocks.map((stock) =>
    stock.resource === resource ? { ...stock, stall: stock.stall + by } : stock,
  );
  return { ...view, stocks };
}

function inBag(view: PillarsView, seat: number, by: number): PillarsView {
  const more = ofSeat(view, seat, (each) => ({ ...each, builders_in_bag: each.builders_in_bag + by }));
  return { ...more, bag: changed(view.bag, seat, (count) => count + by) };
}

function withoutBuilder(view: PillarsView, target: string, seat: number): PillarsView {
  const locations = view.locations.map((location) => {
    const at = location.spaces.findLastIndex((space) => space.target === target && space.seat === seat);
    return at < 0
      ? location
      : { ...location, spaces: changed(location.spaces, at, (space) => ({ ...space, seat: -1 })) };
  });
  return { ...view, locations };
}
