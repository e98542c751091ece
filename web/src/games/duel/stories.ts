/** What of the duel is told in one line, and what is heard. */
import type { DuelEntry } from '../../generated/messages';
import type { StoriesOf } from '../../table/stories';

const EFFECTS = ['gold', 'robbed', 'seal-gained', 'seal-taken', 'material', 'sabotaged', 'power'] as const;

export const STORIES = {
  begins: {
    used: EFFECTS,
    played: EFFECTS,
    bonus: EFFECTS,
    'conflict-won': ['seal-kept', 'seals-returned'],
  },
  ends: { 'conflict-won': ['contested', 'flipped', 'gave-up'], display: ['passage-begins', 'once-returned'] },
  sums: {
    bought: { same: ['seat', 'material'], add: ['price'] },
    sold: { same: ['seat', 'material'], add: ['change'] },
  },
  sounds: {
    display: 'card',
    claimed: 'card',
    flipped: 'seal',
    'seal-kept': 'seal',
    'seal-bought': 'coin',
    used: 'card',
    gold: 'coin',
    robbed: 'coin',
    bought: 'coin',
    sold: 'coin',
    installed: 'seal',
    'game-ends': 'end',
  },
} satisfies StoriesOf<DuelEntry>;
