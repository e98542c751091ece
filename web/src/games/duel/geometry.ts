/** Where things lie on the display: a grid of three by three, the same for both players, never mirrored. */

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell on a display of this size. */
export function middle(cell: number, width: number, height: number): Point {
  return { x: (((cell % 3) + 0.5) * width) / 3, y: ((Math.floor(cell / 3) + 0.5) * height) / 3 };
}

/** The band of a line: from its first to its last cell, as a path. */
export function band(cells: readonly number[], width: number, height: number): string {
  const from = middle(cells[0] ?? 0, width, height);
  const to = middle(cells.at(-1) ?? 0, width, height);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** Where a building is inked: each section up to its share, counted from the ground. */
const GROUND = 187;
const WIDTH = 88;
const TOPS: Record<string, readonly number[]> = { castle: [74, 12, 2], cathedral: [10, 70, 0] };

export interface Ink {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Unfinished but begun: the scaffold stands on what is there. */
  begun: boolean;
}

export function inked(building: string, filled: readonly number[]): Ink[] {
  return filled.map((count, at) => {
    const top = TOPS[building]?.[at] ?? 0;
    const height = count >= 3 ? GROUND : Math.round(((GROUND - top) * count) / 3);
    return { x: at * WIDTH, y: GROUND - height, width: WIDTH, height, begun: count > 0 && count < 3 };
  });
}

/** How far the scales tip, in degrees: down on the side of the greater sum; level where nothing lies on them. */
const STEEPEST = 9;

export function tilt(sums: readonly number[]): number {
  const [left = 0, right = 0] = sums;
  return Math.max(-STEEPEST, Math.min(STEEPEST, (right - left) * 2));
}
