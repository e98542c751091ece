/** How far a lesson was followed on this device. */
const place = (game: string): string => `kingsbridge-lesson-${game}`;

export function keptPath(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(game)) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function keepPath(game: string, path: string[]): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(path));
  } catch {
    // private windows may refuse to keep things: the lesson then begins anew next time
  }
}

export function forgetPath(game: string): void {
  keepPath(game, []);
}
