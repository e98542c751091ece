/** How far a lesson was followed on this device. */
import { keep, readKept } from '../kept.svelte';

const place = (game: string): string => `kingsbridge-lesson-${game}`;

export function keptPath(game: string): string[] {
  const kept = readKept(place(game));
  return Array.isArray(kept) ? kept.map(String) : [];
}

export function keepPath(game: string, path: string[]): void {
  keep(place(game), path);
}

export function forgetPath(game: string): void {
  keepPath(game, []);
}
