/** Where the parts of the board lie, in units of the two designs. */
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

/** The columns of a wide board: their regions from top to bottom. */
export const LEFT: Record<string, Track> = {
  strips: 'auto',
  me: 'minmax(0, calc(176 * var(--u)))',
  duties: 'minmax(0, calc(152 * var(--u)))',
};
export const MIDDLE: Record<string, Track> = { plate: 51, rose: '1fr', edge: 57 };
export const RIGHT: Record<string, Track> = { panel: '140fr', works: '178fr', houses: '92fr', plague: '82fr' };

const WIDE: Composition = {
  width: 1064,
  height: 714,
  areas: ['left prompt prompt', 'left middle right', 'left hand hand'],
  rows: [56, '1fr', 136],
  columns: [213, 386, '1fr'],
  gap: [8, 11],
  padding: [8, 10, 8, 12],
};

export function compositions(moment: Moment): Compositions {
  return { wide: WIDE, tall: tall(moment) };
}

function tall(moment: Moment): Composition {
  const regions: [string, Track][] = [
    ['strips', 46],
    ['prompt', 48],
    ...middleOf(moment),
    ['me', 44],
    ['duties', 36],
    ['tabs', 44],
  ];
  return {
    width: 390,
    height: 692,
    least: 0.93,
    areas: regions.map(([name]) => name),
    rows: regions.map(([, height]) => height),
    columns: ['1fr'],
    gap: [4, 4],
    padding: [4, 8, 2, 8],
  };
}

function middleOf({ tab, choosing, onEdge }: Moment): [string, Track][] {
  if (tab === 'council') {
    if (choosing) return [['plate', 36], ['rose', '1fr'], ['panel', 162]]; // prettier-ignore
    if (!onEdge) return [['plate', 46], ['rose', '1fr'], ['panel', 150]]; // prettier-ignore
    return [['plate', 46], ['rose', '1fr'], ['panel', 128], ['edge', 44]]; // prettier-ignore
  }
  if (tab === 'hand') return [['plate', 50], ...edge(onEdge), ['hand', '1fr']];
  return [[tab, '1fr']];
}

function edge(onEdge: boolean): [string, Track][] {
  return onEdge ? [['edge', 50]] : [];
}
