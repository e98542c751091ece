/** How the event card lies in the council. Sides and numbers run clockwise; angles are degrees clockwise from the top. */

const SIDES = 4;
const BOTTOM = 180;
const QUARTER = 90;

/** The side that a corner of the card (counted clockwise from the arrow) points to. */
export function sideOf(corner: number, arrow: number): number {
  return (corner + arrow) % SIDES;
}

/** Where a side lies for us: our own is at the bottom. */
export function angleOfSide(side: number, nearSide: number): number {
  return (BOTTOM + QUARTER * (side - nearSide) + 4 * QUARTER) % 360;
}

/** Where the number lies to which the arrow may point: before the side that then gets the first corner. */
export function angleOfArrow(arrow: number, nearSide: number): number {
  return (angleOfSide(arrow, nearSide) - QUARTER / 2 + 360) % 360;
}

/** The next legal number in a direction, from the one looked at; null where none is legal. */
export function turned(legal: readonly number[], from: number | null, by: 1 | -1): number | null {
  if (legal.length === 0) return null;
  const start = from ?? (by === 1 ? -1 : 0);
  for (let step = 1; step <= SIDES; step += 1) {
    const next = (((start + by * step) % SIDES) + SIDES) % SIDES;
    if (legal.includes(next)) return next;
  }
  return null;
}
