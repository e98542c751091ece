/** What of the walk around the cathedral is told in one line, and what is heard. */
import type { PillarsEntry } from '../../generated/messages';
import type { StoriesOf } from '../../table/stories';

export const STORIES = {
  begins: {
    'event-revealed': ['walled', 'spared', 'sheltered', 'cube-claimed'],
    'tax-rolled': ['paid', 'points', 'advantage-spent', 'tax-free'],
    wool: ['wool'],
    produced: ['produced'],
    passed: ['cards-left', 'to-mill'],
  },
  ends: {
    'builder-placed': ['builder-drawn', 'builder-kept'],
    'builder-passed': ['builder-drawn', 'builder-kept'],
    'builder-thrown-back': ['builder-drawn'],
    'builder-walled': ['builder-drawn'],
    'builder-stranded': ['builder-drawn', 'builder-kept'],
    'round-begins': ['restocked', 'court-restocked', 'gray-returned', 'start-player'],
  },
  sums: {
    bought: { same: ['seat', 'resource'], add: ['count', 'cost'] },
    sold: { same: ['seat', 'resource'], add: ['count', 'change'] },
    built: { same: ['seat', 'craftsman'], add: ['points'] },
    earned: { same: ['seat', 'craftsman'], add: ['change'] },
    gilded: { same: ['seat', 'craftsman'], add: ['cost', 'points'] },
    dropped: { same: ['seat', 'resource'], add: [] },
  },
  sounds: {
    'card-taken': 'card',
    hired: 'coin',
    'builder-placed': 'seal',
    'event-revealed': 'card',
    'tax-rolled': 'die',
    gold: 'coin',
    wool: 'coin',
    paid: 'coin',
    bought: 'coin',
    sold: 'coin',
    built: 'coin',
    earned: 'coin',
    gilded: 'coin',
    'advantage-taken': 'card',
    'piece-laid': 'seal',
    'game-ends': 'end',
  },
} satisfies StoriesOf<PillarsEntry>;
