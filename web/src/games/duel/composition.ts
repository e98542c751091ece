/** Where the parts of the board lie, in units of the three designs. */
import type { Composition, Compositions, Track } from '../../board/frame';

/** What lies beside the display. */
export type LeafKind = 'over' | 'conflict' | 'turn' | 'claim' | 'sheet';

const WIDE: Composition = {
  width: 1064,
  height: 714,
  shortest: 640,
  areas: ['left prompt prompt right', 'left display leaf right'],
  rows: [60, '1fr'],
  columns: [202, '1fr', 262, 202],
  gap: [8, 12],
  padding: [10, 12, 10, 14],
};

/** The own side below, the other in a strip above; beside the display what is going on. */
const SQUARE: Composition = {
  width: 740,
  height: 720,
  shortest: 640,
  least: 0.93,
  areas: ['other other', 'prompt prompt', 'display leaf', 'me me'],
  rows: [],
  columns: ['1fr', 274],
  gap: [4, 10],
  draws: { display: 'wide', leaf: 'wide' },
};

/** A row of at least so many units that takes its share of what is left. */
function share(least: number, part: number): string {
  return `minmax(calc(${least} * var(--u)), ${part}fr)`;
}

const PROMPT = 'minmax(calc(48 * var(--u)), max-content)';
/** On a tall room: display, leaf and own side, by what lies below the display; without a row the own side is not there. */
const BELOW: Record<LeafKind, Track[]> = {
  over: [share(200, 270), share(90, 236), 'max-content'],
  conflict: [share(106, 1), 'minmax(calc(256 * var(--u)), max-content)', 'max-content'],
  turn: [share(226, 270), share(84, 236), 'max-content'],
  claim: [share(290, 326), share(68, 180), 'max-content'],
  // What is read lies over the own side, whose numbers it tells, and has the height it needs before the display has more.
  sheet: [share(244, 1), 'minmax(calc(50 * var(--u)), max-content)'],
};
/** In the own turn everything that can be clicked needs its room. */
const FULL: Track[] = [share(150, 1), 'max-content', 'max-content'];

/** `full`: it is the own turn. */
export function compositions(leaf: LeafKind, full: boolean): Compositions {
  const below = full ? FULL : BELOW[leaf];
  return {
    wide: WIDE,
    square: { ...SQUARE, rows: [48, PROMPT, '1fr', 'max-content'] },
    tall: {
      width: 390,
      height: 692,
      shortest: 525,
      least: 0.93,
      areas: ['other', 'prompt', 'display', 'leaf', 'me'].slice(0, 2 + below.length),
      rows: [46, PROMPT, ...below],
      columns: ['1fr'],
      gap: [3, 3],
    },
  };
}
