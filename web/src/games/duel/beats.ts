/** What is seen of each entry of Builders' Duel when it arrives. */
import type { BeatsOf, Move } from '../../board/beats.svelte';
import type { DuelEntry } from '../../generated/messages';

/** A coin or a seal on its way. */
function coin(from: string, to: string): Move {
  return { icon: 'du-coin', from, to };
}
function seal(from: string, to: string): Move {
  return { icon: 'du-wax', from, to };
}

const AT_ONCE = { lasts: 0 };

export const BEATS = {
  display: { lasts: 800 },
  'passage-begins': AT_ONCE,
  'once-returned': AT_ONCE,
  claimed: { lasts: 500 },
  contested: AT_ONCE,
  flipped: { lasts: 750 },
  'gave-up': AT_ONCE,
  'conflict-won': { lasts: 2200 },
  'seal-kept': AT_ONCE,
  'seals-returned': AT_ONCE,
  'turn-begins': AT_ONCE,
  'once-taken': AT_ONCE,
  used: AT_ONCE,
  played: AT_ONCE,
  power: {
    lasts: 500,
    moves: ({ seat, other }) => [{ icon: 'du-crown', from: `power:${other}`, to: `power:${seat}` }],
  },
  gold: { lasts: 500, moves: ({ seat, change }) => (change > 0 ? [coin('bank', `gold:${seat}`)] : []) },
  robbed: {
    lasts: 500,
    moves: ({ seat, other, change }) => (change > 0 ? [coin(`gold:${other}`, `gold:${seat}`)] : []),
  },
  'seal-bought': {
    lasts: 500,
    moves: ({ seat }) => [coin(`gold:${seat}`, 'bank'), seal('pile', `seals:${seat}`)],
  },
  'seal-gained': { lasts: 500, moves: ({ seat }) => [seal('pile', `seals:${seat}`)] },
  'seal-taken': { lasts: 500, moves: ({ seat, other }) => [seal(`seals:${other}`, `seals:${seat}`)] },
  material: AT_ONCE,
  bought: AT_ONCE,
  sold: AT_ONCE,
  converted: AT_ONCE,
  sabotaged: AT_ONCE,
  installed: AT_ONCE,
  'section-finished': AT_ONCE,
  bonus: AT_ONCE,
  'not-used': AT_ONCE,
  lapsed: AT_ONCE,
  'round-ends': { lasts: 0, headline: true },
  'game-ends': { lasts: 0, headline: true },
} satisfies BeatsOf<DuelEntry>;
