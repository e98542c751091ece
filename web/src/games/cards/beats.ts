/** What is seen of each entry of the card game when it arrives. */
import type { BeatsOf } from '../../board/beats.svelte';
import type { CardsEntry } from '../../generated/messages';

const AT_ONCE = { lasts: 0 };

export const BEATS = {
  'hand-begins': AT_ONCE,
  dealt: AT_ONCE,
  played: AT_ONCE,
  'trick-taken': { lasts: 0, headline: true, by: ({ taker }) => taker },
  'king-aside': { lasts: 0, by: ({ player }) => player },
  'privilege-won': AT_ONCE,
  'kings-trick-scored': AT_ONCE,
  discarded: AT_ONCE,
  material: AT_ONCE,
  converted: { lasts: 0, source: ({ converter }) => converter },
  remade: AT_ONCE,
  assisted: AT_ONCE,
  points: AT_ONCE,
  dropped: AT_ONCE,
  'hand-ends': { lasts: 0, headline: true },
  'privilege-returned': AT_ONCE,
  'game-ends': { lasts: 0, headline: true },
} satisfies BeatsOf<CardsEntry>;
