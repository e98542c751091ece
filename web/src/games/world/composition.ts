/** Where the parts of the board lie, in units of the three designs. */
import type { Composition, Compositions, Track } from '../../board/frame';
import type { Tab } from './reading';

/** What the composition depends on. */
export interface Moment {
  /** The part of a tall board that lies on top. */
  tab: Tab;
  /** The event card or the favor marker is being turned. */
  choosing: boolean;
  /** Long-term events lie on the edge. */
  onEdge: boolean;
}

type Rows = [string, Track][];

const between = (least: number, most: number): Track => `minmax(calc(${least} * var(--u)), calc(${most} * var(--u)))`;
const atLeast = (least: number): Track => `minmax(calc(${least} * var(--u)), 1fr)`;
/** As high as a finger needs, below its line. */
const FINGER: Track = 'calc(max(var(--touch), calc(44 * var(--u))) + 1px)';
/** As high as its words are. */
const words = (least: number): Track => `minmax(calc(${least} * var(--u)), max-content)`;

/** The columns of a wide board: their regions from top to bottom. */
export const LEFT: Record<string, Track> = {
  strips: 'max-content',
  me: 'minmax(0, calc(176 * var(--u)))',
  duties: 'minmax(0, calc(152 * var(--u)))',
};
/** The edge is as high as the words of what lies on it. */
export const middle = (onEdge: boolean): Record<string, Track> => ({
  plate: words(51),
  rose: '1fr',
  edge: onEdge ? 57 : 30,
});
export const RIGHT: Record<string, Track> = {
  panel: '140fr',
  works: '178fr',
  houses: 'minmax(calc(28 * var(--u) + 50px), 92fr)',
  plague: '82fr',
};

const PLACES = { areas: ['left prompt prompt', 'left middle right', 'left hand hand'], columns: [213, 386, '1fr'] };

const WIDE: Composition = {
  ...PLACES,
  width: 1064,
  height: 714,
  shortest: 642,
  rows: [between(50, 56), atLeast(430), 152],
  // Then there is no room for the words on the cards.
  short: { ...PLACES, rows: [between(50, 56), atLeast(430), 116] },
  gap: [8, 11],
  padding: [8, 10, 8, 12],
};

export function compositions(moment: Moment): Compositions {
  return { wide: WIDE, square: square(moment), tall: tall(moment) };
}

/** The council and the hand always in view, the parts of the town behind each other. */
function square({ tab, choosing }: Moment): Composition {
  const part = tab === 'houses' || tab === 'plague' ? tab : 'works';
  return {
    width: 724,
    height: 714,
    shortest: 680,
    least: 0.93,
    drawnAs: 'tall',
    areas: [
      'strips strips',
      'prompt prompt',
      'plate panel',
      'rose panel',
      `rose ${part}`,
      `edge ${part}`,
      'hand hand',
      'me me',
      'duties tabs',
    ],
    rows: [
      between(62, 68),
      between(46, 50),
      words(36),
      choosing ? 150 : 96,
      '1fr',
      48,
      between(98, 112),
      'max-content',
      FINGER,
    ],
    columns: ['12fr', '13fr'],
    gap: [4, 7],
    padding: [6, 9, 4, 9],
  };
}

function tall(moment: Moment): Composition {
  const rows: Rows = [...ABOVE, ...middleOf(moment), ...BELOW];
  const design: Composition = { ...stacked(rows), width: 390, height: 692, shortest: 552, least: 0.93 };
  if (moment.tab === 'council') {
    const below = [...edge(moment.onEdge), ...BELOW];
    design.short = beside([...ABOVE, ['plate', words(36)]], moment.choosing ? 206 : 120, below);
  }
  if (moment.tab === 'hand') design.short = stacked([...ABOVE, ['plate', words(36)], ['hand', '1fr'], ...BELOW]);
  return { ...design, gap: [4, 4], padding: [4, 8, 2, 8] };
}

const ABOVE: Rows = [['strips', between(42, 46)], ['prompt', between(46, 48)]]; // prettier-ignore
const BELOW: Rows = [['me', 'max-content'], ['duties', FINGER], ['tabs', 44]]; // prettier-ignore

function stacked(rows: Rows): Pick<Composition, 'areas' | 'rows' | 'columns'> {
  return { areas: rows.map(([name]) => name), rows: rows.map(([, height]) => height), columns: ['1fr'] };
}

/** The council small beside what each orientation brings. */
function beside(above: Rows, least: number, below: Rows): Pick<Composition, 'areas' | 'rows' | 'columns'> {
  const wide = ([name]: [string, Track]): string => `${name} ${name}`;
  return {
    areas: [...above.map(wide), 'rose panel', ...below.map(wide)],
    rows: [...above.map(([, height]) => height), atLeast(least), ...below.map(([, height]) => height)],
    columns: ['minmax(0, calc(150 * var(--u)))', 'minmax(calc(200 * var(--u)), 1fr)'],
  };
}

function middleOf({ tab, choosing, onEdge }: Moment): Rows {
  if (tab === 'council') {
    if (choosing) return [['plate', words(36)], ['rose', atLeast(120)], ['panel', 214]]; // prettier-ignore
    return [['plate', words(36)], ['rose', atLeast(120)], ['panel', between(90, 150)], ...edge(onEdge)]; // prettier-ignore
  }
  if (tab === 'hand') return [['plate', words(36)], ...edge(onEdge), ['hand', '1fr']];
  return [[tab, '1fr']];
}

function edge(onEdge: boolean): Rows {
  return onEdge ? [['edge', 50]] : [];
}
