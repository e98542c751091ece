/** What of Kingsbridge's chapters is told in one line, and what is heard. */
import type { WorldEntry } from '../../generated/messages';
import type { StoriesOf } from '../../table/stories';

const DONE = [
  'built',
  'free-resource',
  'goods',
  'points',
  'house-built',
  'donated',
  'cared',
  'metal-placed',
  'favor-moved',
  'discarded',
] as const;

export const STORIES = {
  begins: {
    'event-revealed': ['fell-ill', 'no-new-illness', 'market-opened', 'space-covered', 'goods', 'points', 'house-lost'],
    oriented: ['favor-moved', 'goods', 'points', 'no-income'],
    played: DONE,
    repeated: DONE,
    declined: ['goods', 'discarded'],
    completed: ['goods', 'points', 'bonus-short', 'metal-placed'],
    'tax-rolled': ['goods', 'points', 'short', 'protected', 'sentenced'],
    'board-cleared': ['event-left', 'plague-left', 'goods', 'points', 'short'],
  },
  alike: { goods: ['seat', 'source'] },
  ends: {
    declined: ['played', 'repeated'],
    'chapter-begins': ['project-begun', 'goods', 'points'],
  },
  sounds: {
    'event-revealed': 'card',
    played: 'card',
    repeated: 'card',
    goods: 'coin',
    donated: 'seal',
    built: 'seal',
    'house-built': 'seal',
    completed: 'seal',
    'tax-rolled': 'die',
    'game-ends': 'end',
  },
} satisfies StoriesOf<WorldEntry>;
