/** Where the parts of the board lie, in units of the three designs. */
import type { Compositions, Track } from '../../board/frame';

const between = (least: number, most: number): Track => `minmax(calc(${least} * var(--u)), calc(${most} * var(--u)))`;
const atLeast = (least: number): Track => `minmax(calc(${least} * var(--u)), 1fr)`;

export const COMPOSITIONS: Compositions = {
  wide: {
    width: 1064,
    height: 714,
    shortest: 640,
    areas: ['strips prompt', 'strips map', 'track map', 'me me'],
    rows: [60, atLeast(256), 'max-content', between(120, 157)],
    columns: [192, '1fr'],
    gap: [9, 11],
    padding: [9, 10, 8, 12],
  },
  square: {
    width: 724,
    height: 714,
    shortest: 660,
    least: 0.93,
    drawnAs: 'tall',
    areas: ['strips', 'prompt', 'track', 'map', 'me'],
    rows: [between(98, 106), between(48, 52), between(48, 53), atLeast(300), between(126, 140)],
    columns: ['1fr'],
    gap: [5, 5],
    padding: [7, 9, 3, 9],
  },
  tall: {
    width: 390,
    height: 692,
    shortest: 552,
    least: 0.93,
    areas: ['strips', 'prompt', 'track', 'map', 'me'],
    rows: [between(42, 48), between(48, 52), 'max-content', atLeast(254), between(118, 140)],
    columns: ['1fr'],
    gap: [4, 4],
    padding: [6, 8, 2, 8],
  },
};
