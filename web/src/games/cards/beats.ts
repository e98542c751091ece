/** What is seen of each entry of the card game when it arrives. */
import type { BeatsOf, Move } from '../../board/beats.svelte';
import type { CardsEntry } from '../../generated/messages';

const AT_ONCE = { lasts: 0 };

/** Points on their way to the seat that scores them. */
function points({ seat }: { seat: number }): Move {
  return { icon: 'vp', from: 'table', to: `points:${seat}` };
}
/** A unit of material on its way. */
function unit(icon: string, from: string, to: string): Move {
  return { icon, from, to };
}

export const BEATS = {
  // Told by the sheet of the hand before.
  'hand-begins': AT_ONCE,
  dealt: AT_ONCE,
  played: { lasts: 450 },
  // A full trick rests, then it is swept to its taker.
  'trick-taken': { lasts: 1500, headline: true, by: ({ taker }) => taker },
  'king-aside': { lasts: 1500, by: ({ player }) => player },
  'privilege-won': {
    lasts: 600,
    moves: ({ seat, card }) => [{ icon: card, from: 'table', to: `privileges:${seat}` }],
  },
  'kings-trick-scored': { lasts: 600 },
  discarded: AT_ONCE,
  material: {
    lasts: 450,
    moves: ({ seat, material, change }) =>
      change > 0 ? [unit(material, 'table', `stock:${seat}`)] : [unit(material, `stock:${seat}`, 'table')],
  },
  converted: {
    lasts: 600,
    source: ({ converter }) => converter,
    moves: (entry) => [unit(entry.material, `stock:${entry.seat}`, 'table'), points(entry)],
  },
  remade: {
    lasts: 600,
    moves: ({ seat, material, made }) => [
      unit(material, `stock:${seat}`, 'table'),
      unit(made, 'table', `stock:${seat}`),
    ],
  },
  assisted: { lasts: 450, moves: (entry) => [unit(entry.material, `stock:${entry.seat}`, 'table'), points(entry)] },
  points: { lasts: 500, moves: (entry) => [points(entry)] },
  dropped: { lasts: 450, moves: ({ seat, material }) => [unit(material, `stock:${seat}`, 'table')] },
  'hand-ends': { lasts: 9000, isRead: true, headline: true },
  'privilege-returned': AT_ONCE,
  'game-ends': { lasts: 0, headline: true },
} satisfies BeatsOf<CardsEntry>;
