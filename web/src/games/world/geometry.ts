/** Where things lie in the council and on the favor ring, in units from the middle. */
import { units } from '../../board/frame';

export interface Point {
  x: number;
  y: number;
}

export interface Rose {
  /** Radii: the outer edge of the ring, its inner edge. */
  outer: number;
  inner: number;
  /** Half the diagonal of the event card; the distance of its corners' symbols. */
  card: number;
  corners: number;
  /** The distance of the four numbers and of the seats' shields. */
  numbers: number;
  shields: number;
  small: boolean;
  /** How much smaller things are drawn than in a small ring of full size. */
  scale: number;
}

const SPACES = 10;
const TURN = 360;
/** The space that lies at the top, so that the first ones are near the lower right. */
const TOP = 7;
const SMALLEST_WITH_NAMES = 340;
/** A small ring at its full size. */
const SMALL = 250;

export function rose(size: number): Rose {
  const small = size < SMALLEST_WITH_NAMES;
  const outer = size / 2 - 3;
  const scale = small ? Math.min(1, size / SMALL) : 1;
  const inner = outer - (small ? 42 * scale : Math.min(84, outer * 0.4));
  const card = inner * 0.73;
  return {
    outer,
    inner,
    card,
    corners: card * 0.74,
    numbers: inner * 0.755,
    shields: (card + inner) / 2 + 1,
    small,
    scale,
  };
}

/** A point at an angle, clockwise from the top. */
export function at(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) };
}

/** The middle of a favor space. */
export function angleOfSpace(space: number): number {
  return (((((space - TOP) * TURN) / SPACES) % TURN) + TURN) % TURN;
}

/** The outline of a favor space, with a small gap to the next. */
export function sector(space: number, { outer, inner }: Rose): string {
  const middle = angleOfSpace(space);
  const half = TURN / SPACES / 2 - 0.8;
  const rim = outer - 5;
  const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [a, b] = [at(middle - half, rim), at(middle + half, rim)];
  const [c, d] = [at(middle + half, inner + 2), at(middle - half, inner + 2)];
  return `M${spot(a)}A${rim} ${rim} 0 0 1 ${spot(b)}L${spot(c)}A${inner + 2} ${inner + 2} 0 0 0 ${spot(d)}Z`;
}

/** The beads between the spaces. */
export function beads({ outer }: Rose): Point[] {
  return Array.from({ length: SPACES }, (_, space) => at(angleOfSpace(space) + TURN / SPACES / 2, outer - 3));
}

/** Stars on the night of the council: the same ones every time, away from the middle. */
export function stars(inner: number): Point[] {
  return Array.from({ length: 26 }, (_, number) =>
    at((number * 137.5) % TURN, inner * (0.62 + ((number * 7) % 11) / 32)),
  );
}

function along(distance: number): string {
  return units(Number(distance.toFixed(1)));
}

/** The style that puts something at a point, seen from the middle in which it lies. */
export function placed({ x, y }: Point): string {
  return `transform: translate(${along(x)}, ${along(y)}) translate(-50%, -50%)`;
}

/** The same on a circle, turned by its angle; upright it is turned back again, so that it walks and does not tip. */
export function orbiting(angle: number, radius: number, upright = true): string {
  const back = upright ? ` rotate(${-angle}deg)` : '';
  return `transform: translate(-50%, -50%) rotate(${angle}deg) translateY(${along(-radius)})${back}`;
}
