/** How a game that is played on is dealt. */
import type { PlayOn } from '../generated/messages';

/** As it was, or anew: for a spectator (-1) or for what a seat knew. */
export type Dealt = string;

export function dealing(dealt: Dealt): Pick<PlayOn, 'dealing' | 'seat'> {
  if (dealt === 'as-it-was') return {};
  const knows = Number(dealt);
  return { dealing: 'anew', seat: knows < 0 ? null : knows };
}
