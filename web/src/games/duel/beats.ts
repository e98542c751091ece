/** What is seen of each entry of Builders' Duel when it arrives. */
import type { BeatsOf, Move } from '../../board/beats.svelte';
import type { DuelEntry } from '../../generated/messages';
import { signed } from '../../pieces/numbers';

const AT_ONCE = { lasts: 0 };
const SHORT = 450;
const LONG = 900;
/** The sheet of the last round beside the new cards. */
const SHEET = 5000;

/** Where the effect of a card comes from: the card on the display, or what is kept at a side. */
function cardOf(source: string, other: string): string[] {
  return [`card:${source}`, `kept:${source}`, other];
}
function coin(from: string | string[], to: string | string[], change: number): Move {
  return { icon: 'du-coin', from, to, text: signed(change) };
}
function seal(from: string | string[], to: string | string[]): Move {
  return { icon: 'du-seal', from, to };
}
/** A marker in the camp or supply of a seat; where only the seat is drawn, there. */
function store(row: 'raw' | 'goods' | 'supply', seat: number, thing: string): string[] {
  return [`${row}:${seat}:${thing}`, `seat:${seat}`];
}
function marker(thing: string, from: string[], to: string[], count = 1): Move {
  return { icon: `du-${thing}`, from, to, ...(count === 1 ? {} : { text: signed(count) }) };
}

export const BEATS = {
  // Nine cards are dealt; from the second round on with the sheet of the round before beside them.
  display: { lasts: SHEET, isRead: true, time: ({ round }) => (round > 1 ? SHEET : LONG) },
  'passage-begins': AT_ONCE,
  'once-returned': AT_ONCE,
  claimed: { lasts: LONG },
  contested: { lasts: LONG },
  flipped: { lasts: LONG, lands: true },
  'gave-up': { lasts: LONG },
  'conflict-won': { lasts: 1800 },
  'seal-kept': { lasts: SHORT, moves: ({ seat }) => [seal(`flipped:${seat}`, [`seals:${seat}`, `seat:${seat}`])] },
  'seals-returned': { lasts: SHORT, moves: ({ seat }) => [seal(`flipped:${seat}`, ['pile', `seat:${seat}`])] },
  'turn-begins': { lasts: SHORT },
  'once-taken': {
    lasts: LONG,
    moves: ({ seat, card }) => [
      { icon: `du-art-${card}`, from: `card:${card}`, to: [`keeps:${seat}`, `seat:${seat}`] },
    ],
  },
  used: { lasts: SHORT },
  played: { lasts: SHORT },
  power: {
    lasts: LONG,
    moves: ({ seat, other }) => [{ icon: 'du-crown', from: `power:${other}`, to: `power:${seat}` }],
  },
  gold: {
    lasts: LONG,
    moves: ({ seat, source, change }) => (change > 0 ? [coin(cardOf(source, 'bank'), `gold:${seat}`, change)] : []),
  },
  robbed: {
    lasts: LONG,
    moves: ({ seat, other, change }) => (change > 0 ? [coin(`gold:${other}`, `gold:${seat}`, change)] : []),
  },
  'seal-bought': {
    lasts: LONG,
    moves: ({ seat, price }) => [
      coin(`gold:${seat}`, ['bank', 'pile'], -price),
      seal(['pile', `seat:${1 - seat}`], [`seals:${seat}`, `seat:${seat}`]),
    ],
  },
  'seal-gained': {
    lasts: LONG,
    moves: ({ seat, source }) => [seal(['pile', ...cardOf(source, 'bank')], [`seals:${seat}`, `seat:${seat}`])],
  },
  'seal-taken': {
    lasts: LONG,
    moves: ({ seat, other }) => [seal([`seals:${other}`, `seat:${other}`], [`seals:${seat}`, `seat:${seat}`])],
  },
  material: {
    lasts: LONG,
    moves: ({ seat, source, material, change }) =>
      change > 0
        ? [
            marker(
              material,
              [`supply:${seat}:${material}`, ...cardOf(source, 'bank')],
              store('raw', seat, material),
              change,
            ),
          ]
        : [],
  },
  bought: {
    lasts: LONG,
    moves: ({ seat, source, material, price }) => [
      coin(`gold:${seat}`, cardOf(source, 'bank'), -price),
      marker(material, [`supply:${seat}:${material}`, ...cardOf(source, 'bank')], store('raw', seat, material)),
    ],
  },
  sold: {
    lasts: LONG,
    moves: ({ seat, source, material, change }) => [
      marker(material, store('raw', seat, material), [`supply:${seat}:${material}`, ...cardOf(source, 'bank')]),
      coin(cardOf(source, 'bank'), `gold:${seat}`, change),
    ],
  },
  converted: {
    lasts: LONG,
    moves: ({ seat, source, material, good, price }) => [
      ...(price > 0 ? [coin(`gold:${seat}`, cardOf(source, 'bank'), -price)] : []),
      marker(good, store('raw', seat, material), store('goods', seat, good)),
    ],
  },
  sabotaged: {
    lasts: LONG,
    moves: ({ other, good, material }) => [
      marker(material, store('goods', other, good), store('raw', other, material)),
    ],
  },
  installed: {
    lasts: LONG,
    moves: ({ seat, section, good, price }) => [
      ...(price > 0 ? [coin(`gold:${seat}`, ['bank', `building:${seat}`], -price)] : []),
      marker(good, store('goods', seat, good), [`slot:${seat}:${section}:${good}`, `building:${seat}`]),
    ],
  },
  'section-finished': { lasts: 1200 },
  bonus: { lasts: LONG },
  'not-used': AT_ONCE,
  lapsed: AT_ONCE,
  'round-ends': { lasts: 0, headline: true },
  'game-ends': { lasts: 0, headline: true },
} satisfies BeatsOf<DuelEntry>;
