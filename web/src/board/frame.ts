/**
 * How a board is composed: in one unit that follows the room there is. A composition is drawn up once for its design
 * size, in units; the frame picks the composition that suits the shape of the room and how long a unit is there.
 */

export const SHAPES = ['wide', 'square', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Room {
  width: number;
  height: number;
}

/** A row or column: so many units, or a length of CSS ("1fr", "auto"). */
export type Track = number | string;

export interface Composition {
  /** The size it was drawn up for, in units. */
  width: number;
  height: number;
  /** The rows of the grid, each naming the region in every column ("left prompt prompt right"). */
  areas: string[];
  rows: Track[];
  columns: Track[];
  /** Between rows and between columns; around everything (top, right, bottom, left), in units. */
  gap?: [number, number];
  padding?: [number, number, number, number];
  /** The smallest unit that can be read, in pixels; below it the board scrolls. */
  least?: number;
  /** The height it can be squeezed to, in units, before it scrolls. */
  shortest?: number;
  /** How its regions lie where there is less height than it was drawn up for. */
  short?: Pick<Composition, 'areas' | 'rows' | 'columns'>;
  /** Its parts are drawn as those of this shape, where they need no drawing of their own. */
  drawnAs?: Shape;
  /** Where regions are drawn each in its own way: which as on a wide board; the others as on a tall one. */
  draws?: Partial<Record<string, Shape>>;
}

/** A board has at least one composition; a shape without its own takes the one that fills the room best. */
export type Compositions = Partial<Record<Shape, Composition>>;

export interface Fit {
  shape: Shape;
  /** The shape whose drawings the parts take. */
  drawnAs: Shape;
  composition: Composition;
  /** Pixels a unit. */
  unit: number;
  /** Pixels the board is high at least. */
  height: number;
  /** There is less height than it was drawn up for. */
  isShort: boolean;
  /** There is so little that it scrolls. */
  scrolls: boolean;
}

const LEAST = 0.85;
const MOST = 3;
/** A room is short below this share of the height of the design. */
const SHORT = 0.99;
/** Units are cut to this, so that a window being dragged does not draw everything anew for a hundredth of a pixel. */
const GRAIN = 256;

export function fit(room: Room, compositions: Compositions): Fit {
  const candidates = SHAPES.flatMap((shape) => {
    const composition = compositions[shape];
    return composition ? [{ shape, composition, ...measured(room, composition) }] : [];
  });
  const legible = candidates.filter((each) => each.isLegible);
  const [first, ...rest] = legible.length > 0 ? legible : candidates;
  if (first === undefined) throw new Error('a board without a composition');
  const best = rest.reduce((a, b) => (b.filled > a.filled ? b : a), first);
  const { shape, composition, unit } = best;
  const isShort = room.height > 0 && room.height < composition.height * unit * SHORT;
  const { drawnAs = shape, shortest = composition.height, short } = composition;
  const laidOut = isShort && short ? { ...composition, ...short } : composition;
  const height = shortest * unit;
  const scrolls = room.height > 0 && height > room.height + 1;
  return { shape, drawnAs, composition: laidOut, unit, height, isShort, scrolls };
}

interface Measured {
  unit: number;
  /** The share of the room it fills. */
  filled: number;
  isLegible: boolean;
}

function measured(room: Room, { width, height, least = LEAST }: Composition): Measured {
  if (room.width <= 0 || room.height <= 0) return { unit: 1, filled: 0, isLegible: true };
  const unit = Math.min(room.width / width, room.height / height, MOST);
  const filled = (unit * unit * width * height) / (room.width * room.height);
  // Too short is no matter, as a board may scroll; too narrow is.
  return {
    unit: Math.max(least, Math.floor(unit * GRAIN) / GRAIN),
    filled,
    isLegible: room.width / width >= least,
  };
}

/** The regions that a composition shows. */
export function regionsOf({ areas }: Composition): Set<string> {
  return new Set(areas.join(' ').split(/\s+/));
}

/** How a region is drawn, where the board as a whole does not say so. */
export function drawingOf({ draws }: Composition, region: string): Shape | undefined {
  return draws && (draws[region] ?? 'tall');
}

/** The composition as the value of `grid-template`. */
export function template({ areas, rows, columns }: Composition): string {
  const lines = areas.map((area, at) => `'${area}' ${length(rows[at] ?? 'auto')}`);
  return `${lines.join(' ')} / ${columns.map(length).join(' ')}`;
}

/** So many units, as CSS. */
export function units(count: number): string {
  return `calc(${count} * var(--u))`;
}

/** A fraction gives way to nothing, so that its content never pushes the frame wider. */
function length(track: Track): string {
  if (typeof track === 'number') return units(track);
  return /^[\d.]+fr$/.test(track) ? `minmax(0, ${track})` : track;
}
