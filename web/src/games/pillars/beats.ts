/** What is seen of each entry of The Pillars of the Earth when it arrives, and where on the walk it happens. */
import type { BeatsOf, Move } from '../../board/beats.svelte';
import type { PillarsEntry } from '../../generated/messages';
import { signed } from '../../pieces/numbers';
import { SITES, siteOf } from './reading';

const AT_ONCE = { lasts: 0 };
const SHORT = 450;
/** Long enough to read a sum. */
const SUM = 750;
const LONG = 1200;
const ROLL = 1500;
/** An event's words. */
const READ = 2200;
/** The sheet of a round. */
const SHEET = 6000;

/** Without a count it is one of them. */
function told(count?: number): string {
  return count === undefined ? '' : signed(count);
}
function coin(from: string, to: string, count?: number): Move {
  return { icon: 'pl-gold', from, to, text: told(count) };
}
function cube(resource: string, from: string, to: string, count?: number): Move {
  return { icon: `pl-${resource}`, from, to, text: told(count) };
}

/** Where on the board something comes from: a place of the walk, or the event. */
function placeOf(source: string): string {
  if (source.startsWith('event')) return 'events';
  return source === 'tax' ? 'space:court' : `space:${source}`;
}

/** Cubes go to the building site, and what they bring comes back. */
function worked(seat: number, cubes: readonly string[], gain: string, to: string, count: number): Move[] {
  const goods = `goods:${seat}`;
  return [
    ...cubes.map((resource) => cube(resource, goods, 'building-site')),
    { icon: gain, from: 'building-site', to: `${to}:${seat}`, text: told(count) },
  ];
}

export const BEATS = {
  'round-begins': { lasts: SHEET, isRead: true, time: ({ round }) => (round > 1 ? SHEET : SHORT) },
  foreseen: AT_ONCE,
  'card-taken': {
    lasts: SHORT,
    moves: ({ seat, card }) => [{ icon: 'pl-worker', from: `goods:${seat}`, to: `site:${SITES[siteOf(card)] ?? ''}` }],
  },
  hired: { lasts: SHORT, moves: ({ seat, cost }) => [coin(`gold:${seat}`, 'supply', -cost)] },
  passed: { lasts: SHORT },
  'cards-left': AT_ONCE,
  'to-mill': {
    lasts: SHORT,
    moves: ({ seat }) => [{ icon: 'pl-worker', from: `goods:${seat}`, to: 'wool-mill' }],
  },
  dismissed: { lasts: SHORT },
  'builder-drawn': { lasts: SHORT, moves: ({ seat }) => [{ icon: 'pl-bag', from: 'bag', to: `builders:${seat}` }] },
  'builder-kept': AT_ONCE,
  'builder-thrown-back': { lasts: SHORT },
  'builder-passed': {
    lasts: SHORT,
    moves: ({ seat, price }) => [{ icon: 'pl-worker', from: `builders:${seat}`, to: `price:${price}` }],
  },
  'builder-placed': {
    lasts: SHORT,
    moves: ({ seat, space, cost }) => (cost > 0 ? [coin(`gold:${seat}`, `space:${space}`, -cost)] : []),
  },
  'builder-walled': { lasts: SHORT },
  'builder-stranded': { lasts: SHORT },
  'event-revealed': { lasts: READ },
  sheltered: { lasts: SHORT },
  'cube-claimed': AT_ONCE,
  spared: { lasts: SHORT },
  walled: { lasts: SHORT },
  'cube-taken': {
    lasts: SHORT,
    moves: ({ seat, resource }) => [cube(resource, `stall:${resource}`, `goods:${seat}`)],
  },
  gold: {
    lasts: SHORT,
    moves: ({ seat, source, change }) => {
      const [there, purse] = [placeOf(source), `gold:${seat}`];
      return [change < 0 ? coin(purse, there, change) : coin(there, purse, change)];
    },
  },
  wool: { lasts: SUM, moves: ({ seat, change }) => [coin('wool-mill', `gold:${seat}`, change)] },
  paid: {
    lasts: SUM,
    moves: ({ seat, source, paid }) => (paid > 0 ? [coin(`gold:${seat}`, placeOf(source), -paid)] : []),
  },
  points: {
    lasts: SUM,
    moves: ({ seat, source, points }) => [
      { icon: 'pl-points', from: placeOf(source), to: `points:${seat}`, text: told(points) },
    ],
  },
  cubes: {
    lasts: SHORT,
    moves: ({ seat, resource, source, change }) => {
      const [there, goods] = [placeOf(source), `goods:${seat}`];
      return [change < 0 ? cube(resource, goods, there, change) : cube(resource, there, goods, change)];
    },
  },
  produced: {
    lasts: SUM,
    moves: ({ seat, resource, yields, extra }) => [
      cube(resource, `site:${resource}`, `goods:${seat}`, yields + extra),
      { icon: 'pl-worker', from: `site:${resource}`, to: `goods:${seat}` },
    ],
  },
  'advantage-taken': {
    lasts: SUM,
    moves: ({ seat, card }) => [
      { icon: `pl-${card}`, from: ['space:kingsbridge-1', 'space:kingsbridge-2'], to: `cards:${seat}` },
    ],
  },
  'advantage-spent': { lasts: SHORT },
  'advantage-unclaimed': AT_ONCE,
  'tax-rolled': { lasts: ROLL },
  'tax-free': { lasts: SHORT },
  'craftsman-joined': {
    lasts: SUM,
    moves: ({ seat }) => [{ icon: 'pl-worker', from: 'space:shiring-1', to: `craftsmen:${seat}` }],
  },
  'craftsman-unclaimed': AT_ONCE,
  'gray-taken': {
    lasts: SHORT,
    moves: ({ seat }) => [{ icon: 'pl-worker', from: 'space:castle', to: `goods:${seat}` }],
  },
  'gray-returned': AT_ONCE,
  bought: {
    lasts: SHORT,
    moves: ({ seat, resource, count, cost }) => [
      coin(`gold:${seat}`, `stall:${resource}`, -cost),
      cube(resource, `stall:${resource}`, `goods:${seat}`, count),
    ],
  },
  sold: {
    lasts: SHORT,
    moves: ({ seat, resource, count, change }) => [
      cube(resource, `goods:${seat}`, 'space:market', -count),
      coin('space:market', `gold:${seat}`, change),
    ],
  },
  'market-left': AT_ONCE,
  built: {
    lasts: SHORT,
    source: ({ craftsman }) => craftsman,
    moves: ({ seat, cubes, points }) => worked(seat, cubes, 'pl-points', 'points', points),
  },
  earned: { lasts: SHORT, moves: ({ seat, cubes, change }) => worked(seat, cubes, 'pl-gold', 'gold', change) },
  gilded: {
    lasts: SHORT,
    source: ({ craftsman }) => craftsman,
    moves: ({ seat, cubes, cost, points }) => [
      coin(`gold:${seat}`, 'building-site', -cost),
      ...worked(seat, cubes, 'pl-points', 'points', points),
    ],
  },
  dropped: AT_ONCE,
  'piece-laid': { lasts: LONG, headline: true },
  'start-player': { lasts: SHORT },
  restocked: AT_ONCE,
  'court-restocked': AT_ONCE,
  'game-ends': { lasts: 0, headline: true },
} satisfies BeatsOf<PillarsEntry>;

/** The place of the walk where an entry happens, or null where it is not of the walk. */
export function beadOf(entry: PillarsEntry | null): number | null {
  switch (entry?.kind) {
    case 'event-revealed':
    case 'spared':
    case 'walled':
      return 1;
    case 'sheltered':
    case 'cube-claimed':
    case 'cube-taken':
      return 2;
    case 'wool':
      return 3;
    case 'advantage-taken':
    case 'advantage-unclaimed':
      return 4;
    case 'produced':
      return 6;
    case 'tax-rolled':
    case 'tax-free':
      return 9;
    case 'craftsman-joined':
    case 'craftsman-unclaimed':
      return 10;
    case 'gray-taken':
      return 11;
    case 'bought':
    case 'sold':
    case 'market-left':
      return 12;
    case 'built':
    case 'earned':
    case 'gilded':
    case 'dropped':
      return 13;
    case 'piece-laid':
    case 'start-player':
      return 14;
    case 'gold':
    case 'paid':
    case 'points':
    case 'cubes':
      return bySource(entry.source);
    default:
      return null;
  }
}

function bySource(source: string): number | null {
  if (source.startsWith('event')) return 1;
  if (source === 'priory') return 5;
  return source === 'tax' || source === 'court' ? 9 : null;
}
