/** Where the parts of the board lie, in units of the two designs. */
import type { Compositions } from '../../board/frame';

export const COMPOSITIONS: Compositions = {
  wide: {
    width: 1064,
    height: 714,
    shortest: 640,
    areas: ['strips prompt', 'strips map', 'track map', 'me me'],
    rows: [
      60,
      'minmax(calc(256 * var(--u)), 1fr)',
      'max-content',
      'minmax(calc(120 * var(--u)), calc(157 * var(--u)))',
    ],
    columns: [192, '1fr'],
    gap: [9, 11],
    padding: [9, 10, 8, 12],
  },
  tall: {
    width: 390,
    height: 692,
    shortest: 634,
    least: 0.93,
    areas: ['strips', 'prompt', 'track', 'map', 'me'],
    rows: [48, 52, 53, '1fr', 140],
    columns: ['1fr'],
    gap: [4, 4],
    padding: [6, 8, 2, 8],
  },
};
