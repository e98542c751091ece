/** Where the parts of the board lie, in units of the two designs. */
import type { Composition, Compositions } from '../../board/frame';

/** What lies beside the display. */
export type LeafKind = 'over' | 'conflict' | 'turn' | 'claim';

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

/** On a tall room: how high the display is, by what lies below it. */
const DISPLAY: Record<LeafKind, number> = { over: 270, conflict: 234, turn: 270, claim: 338 };

/** `full`: in the own turn everything that can be clicked needs its room. */
export function compositions(leaf: LeafKind, full: boolean): Compositions {
  const rows = full ? [48, 50, '1fr', 'auto', 'auto'] : [48, 50, DISPLAY[leaf], '1fr', 78];
  return {
    wide: WIDE,
    tall: {
      width: 390,
      height: 692,
      shortest: 690,
      least: 0.93,
      areas: ['other', 'prompt', 'display', 'leaf', 'me'],
      rows,
      columns: ['1fr'],
      gap: [3, 3],
    },
  };
}
