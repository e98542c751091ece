/** What of the card game is told in one line, and what is heard. */
import type { CardsEntry } from '../../generated/messages';
import type { StoriesOf } from '../../table/stories';

export const STORIES = {
  begins: { 'hand-begins': ['dealt'] },
  ends: { 'trick-taken': ['played'], 'king-aside': ['played'] },
  sums: {
    converted: { same: ['seat', 'material'], add: ['points'] },
    remade: { same: ['seat', 'material', 'made'], add: [] },
    material: { same: ['seat', 'material'], add: ['change'] },
    dropped: { same: ['seat', 'material'], add: [] },
  },
  sounds: {
    'hand-begins': 'card',
    played: 'card',
    'privilege-won': 'seal',
    converted: 'coin',
    assisted: 'coin',
    points: 'coin',
    'game-ends': 'end',
  },
} satisfies StoriesOf<CardsEntry>;
