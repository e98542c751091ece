/** Numbers as people read them. */

/** A number with a true minus; `signed` with a plus as well. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function signed(points: number): string {
  return points < 0 ? plain(points) : `+${points}`;
}
