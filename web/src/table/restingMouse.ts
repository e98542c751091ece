/** Whether a mouse asks about what lies under it: a hand that rests after a press has asked about nothing. */

/** How far a mouse must go from its last press, in pixels, until it asks. */
const AWAY = 24;

let rests: { x: number; y: number } | null = null;
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (rests = { x, y }), { capture: true });
}

export function hasMoved({ clientX, clientY }: MouseEvent): boolean {
  if (rests !== null && Math.hypot(clientX - rests.x, clientY - rests.y) > AWAY) rests = null;
  return rests === null;
}
