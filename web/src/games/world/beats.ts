/** What is seen of each entry of World Without End when it arrives, and in which part of the board. */
import type { BeatsOf, Move } from '../../board/beats.svelte';
import type { WorldEntry } from '../../generated/messages';
import { signed } from '../../pieces/numbers';
import { iconOf, type Tab } from './reading';

const AT_ONCE = { lasts: 0 };
const SHORT = 400;
const LONG = 900;
const ROLL = 1500;
/** An event's words; the sheet of a chapter. */
const READ = 2000;
const SHEET = 7000;
/** The sheet of a round. */
const GLANCE = 2500;

/** Where on the board a change comes from: the corner that points to the seat, a thing's own place, else the council. */
function placesOf(source: string, seat: number): string[] {
  if (source === 'income') return [`income:${seat}`, 'council'];
  return [`project:${source}`, `favor:${source}`, `location:${source}`, `duty:${source}`, 'council'];
}

function travels(thing: string, source: string, seat: number, change: number): Move[] {
  const there = placesOf(source, seat);
  const place = thing === 'vp' ? `vp:${seat}` : `goods:${seat}`;
  const text = signed(change);
  const icon = iconOf(thing);
  return [change < 0 ? { icon, from: place, to: there, text } : { icon, from: there, to: place, text }];
}

export const BEATS = {
  'chapter-begins': { lasts: SHORT },
  'event-revealed': { lasts: READ },
  'fell-ill': { lasts: LONG },
  'no-new-illness': AT_ONCE,
  goods: {
    lasts: SHORT,
    moves: ({ seat, good, change, source }) => travels(good, source, seat, change),
  },
  points: {
    lasts: SHORT,
    moves: ({ seat, points, source }) => travels('vp', source, seat, points),
  },
  'offer-declined': { lasts: SHORT },
  'house-lost': {
    lasts: LONG,
    moves: ({ seat, space }) => [{ icon: 'ww-house', from: `house:${space}`, to: `goods:${seat}` }],
  },
  'laid-off': { lasts: SHORT },
  discarded: AT_ONCE,
  'drawn-away': { lasts: SHORT },
  'market-opened': { lasts: SHORT },
  'space-covered': { lasts: SHORT },
  'plague-left': { lasts: LONG },
  oriented: { lasts: LONG },
  'no-income': { lasts: SHORT },
  'favor-moved': { lasts: LONG },
  played: {
    lasts: LONG,
    moves: ({ seat, card }) => [{ icon: `ww-a-${card}`, from: `hand:${seat}`, to: [`played:${seat}`, 'council'] }],
  },
  declined: { lasts: SHORT },
  repeated: { lasts: SHORT },
  'project-begun': { lasts: LONG },
  built: {
    lasts: SHORT,
    moves: ({ seat, project, good }) => [{ icon: iconOf(good), from: `goods:${seat}`, to: `project:${project}` }],
  },
  'free-resource': {
    lasts: SHORT,
    moves: ({ project, good }) => [{ icon: iconOf(good), from: ['supply', 'council'], to: `project:${project}` }],
  },
  completed: { lasts: LONG },
  'bonus-short': { lasts: SHORT },
  'metal-placed': {
    lasts: LONG,
    moves: ({ project, seats }) =>
      seats.map((seat) => ({ icon: 'metal', from: `goods:${seat}`, to: `project:${project}` })),
  },
  'house-built': {
    lasts: LONG,
    moves: ({ seat, space }) => [{ icon: 'ww-house', from: `goods:${seat}`, to: `house:${space}` }],
  },
  donated: {
    lasts: SHORT,
    moves: ({ seat, project }) => [{ icon: 'ww-a-donation', from: `goods:${seat}`, to: `project:${project}` }],
  },
  cared: {
    lasts: LONG,
    moves: ({ seat, location }) => [{ icon: iconOf('medical'), from: `goods:${seat}`, to: `location:${location}` }],
  },
  'event-left': AT_ONCE,
  'event-to-edge': { lasts: SHORT },
  'figure-passed': { lasts: GLANCE, isRead: true },
  'board-cleared': AT_ONCE,
  'tax-rolled': { lasts: ROLL },
  short: { lasts: SHORT },
  protected: { lasts: SHORT },
  sentenced: { lasts: SHORT },
  'chapter-ends': { lasts: SHEET, isRead: true, headline: true },
  'plague-came': { lasts: LONG },
  'game-ends': { lasts: 0, headline: true },
} satisfies BeatsOf<WorldEntry>;

/** The part of the board in which an entry is seen, where parts lie behind each other; null where any will do. */
export function partOf(entry: WorldEntry | null): Tab | null {
  if (entry === null) return null;
  switch (entry.kind) {
    case 'fell-ill':
    case 'cared':
    case 'plague-came':
    case 'plague-left':
      return 'plague';
    case 'house-built':
    case 'house-lost':
      return 'houses';
    case 'goods':
    case 'points':
      return entry.source === 'income' ? 'council' : null;
    case 'short':
    case 'protected':
    case 'sentenced':
    case 'chapter-ends':
    case 'chapter-begins':
    case 'discarded':
      return null;
    default:
      return 'project' in entry ? 'works' : 'council';
  }
}
