/** Where the parts of the board lie, in units of the three designs. */
import type { Composition, Compositions, Track } from '../../board/frame';

/** What the composition depends on. */
export interface Moment {
  seats: number;
  /** A scoring is decided: the worksheet lies in place of the hand. */
  scoring: boolean;
  /** Somebody asked to see something on the table: then it is never squeezed away. */
  opened: boolean;
}

/** The columns beside a wide table: a finished trick above, a seat below. */
export const LEFT: Record<string, Track> = { king: '1fr', west: 'auto' };
export const RIGHT: Record<string, Track> = { last: '1fr', east: 'auto' };

export function compositions(moment: Moment): Compositions {
  return { wide: wide(moment), square: square(moment), tall: tall(moment) };
}

function wide({ seats }: Moment): Composition {
  const table = seats === 3 ? ['left field right'] : ['left north right', 'left field right'];
  const rows = seats === 3 ? ['322fr'] : [66, '256fr'];
  return {
    width: 1064,
    height: 714,
    shortest: 640,
    areas: [...table, 'prompt prompt prompt', 'me hand hand'],
    rows: [...rows, 52, '182fr'],
    columns: [206, '1fr', 206],
    gap: [0, 10],
    padding: [12, 10, 10, 16],
  };
}

function tall({ seats, scoring, opened }: Moment): Composition {
  const others = seats === 3 ? ['west', 'east'] : ['west', 'north', 'east'];
  const whole = (name: string): string => others.map(() => name).join(' ');
  const regions: [string, Track][] = scoring
    ? [['field', opened ? 'minmax(calc(180 * var(--u)), 1fr)' : '1fr'], ['prompt', 'max-content'], ['hand', 'max-content']] // prettier-ignore
    : [
        ['field', 'minmax(calc(86 * var(--u)), 1fr)'],
        ['prompt', 'max-content'],
        ['hand', 'max-content'],
        ['line', 'max-content'],
        ['me', 46],
      ];
  return {
    width: 390,
    height: 692,
    shortest: 525,
    least: 0.93,
    areas: [others.join(' '), ...regions.map(([name]) => whole(name))],
    rows: ['max-content', ...regions.map(([, height]) => height)],
    columns: others.map(() => '1fr'),
    gap: [5, 5],
    padding: [0, 8, 4, 8],
  };
}

/** As tall, with the finished tricks beside the table. */
function square({ seats, scoring }: Moment): Composition {
  const whole = (name: string): string => `${name} ${name} ${name} ${name}`;
  const below: [string, Track][] = scoring
    ? [['prompt', 'max-content'], ['hand', 'max-content']] // prettier-ignore
    : [
        ['prompt', 'max-content'],
        ['hand', 'max-content'],
        ['line', 'max-content'],
        ['me', 46],
      ];
  return {
    width: 740,
    height: 720,
    shortest: 610,
    least: 0.93,
    areas: [
      seats === 3 ? 'west west east east' : 'west north north east',
      'king field field last',
      ...below.map(([name]) => whole(name)),
    ],
    rows: ['max-content', 'minmax(calc(150 * var(--u)), 1fr)', ...below.map(([, height]) => height)],
    columns: [172, '1fr', '1fr', 172],
    gap: [6, 8],
    padding: [2, 8, 6, 8],
    draws: { king: 'wide', last: 'wide' },
  };
}
