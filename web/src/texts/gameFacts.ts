import type { GameInfo } from '../generated/messages';
import { library, t } from './library.svelte';

/** How many play it, how long it takes, how hard it is. */
export function gameFacts({ id, min_seats: least, max_seats: most }: GameInfo): string[] {
  const players = least === most ? t('web-players', { count: least }) : t('web-players-range', { least, most });
  return [players, library.about(id, 'game-length', ''), library.about(id, 'game-weight', '')].filter(Boolean);
}
