/** A round as far as it has been told: the display, who claims what, the conflict, whose turn it is; read from its entries. */
import type { DuelDisplayLine, DuelEntry, DuelFlip } from '../../generated/messages';

interface Fought {
  cell: number;
  card: string;
  first: number;
  flips: DuelFlip[];
  sums: number[];
  /** -1 while it runs. */
  winner: number;
  gaveUp: number;
}

export interface RoundTold {
  round: number;
  /** Who claims, flips and acts first. */
  first: number;
  /** The nine cards. */
  cards: string[];
  /** The line of each seat, or empty. */
  claims: [string, string];
  fight: Fought | null;
  /** Whose turn it is, -1 before the first. */
  turn: number;
  /** The sections that goods of this turn went into, one for each good. */
  installed: number[];
  /** The cells whose cards were carried out or taken. */
  spent: number[];
}

/** The latest round of the entries; null before its cards are laid out. `lines`: the cells of each line. */
export function roundOf(entries: readonly DuelEntry[], lines: readonly DuelDisplayLine[]): RoundTold | null {
  const begin = entries.findLastIndex((entry) => entry.kind === 'display');
  const display = entries[begin];
  if (display?.kind !== 'display') return null;
  const { round, seat: first, cards } = display;
  const told: RoundTold = {
    round,
    first,
    cards,
    claims: ['', ''],
    fight: null,
    turn: -1,
    installed: [],
    spent: [],
  };
  for (const entry of entries.slice(begin + 1)) follow(told, entry, lines);
  return told;
}

/** The cells that a seat evaluates: its line, without a contested card that it has not won. */
export function cellsOf(told: RoundTold, seat: number, lines: readonly DuelDisplayLine[]): number[] {
  const cells = lines.find((line) => line.line === told.claims[seat])?.cells ?? [];
  return cells.filter((cell) => cell !== told.fight?.cell || told.fight.winner === seat);
}

function follow(told: RoundTold, entry: DuelEntry, lines: readonly DuelDisplayLine[]): void {
  switch (entry.kind) {
    case 'claimed':
      told.claims[entry.seat === 0 ? 0 : 1] = entry.line;
      break;
    case 'contested': {
      const { cell, card, first } = entry;
      told.fight = { cell, card, first, flips: [], sums: [0, 0], winner: -1, gaveUp: -1 };
      break;
    }
    case 'turn-begins':
      told.turn = entry.seat;
      told.installed = [];
      break;
    case 'used':
    case 'once-taken': {
      const open = cellsOf(told, entry.seat, lines).filter((cell) => !told.spent.includes(cell));
      const cell = open.find((each) => told.cards[each] === entry.card);
      if (cell !== undefined) told.spent.push(cell);
      break;
    }
    case 'installed':
      told.installed.push(entry.section);
      break;
    default:
      if (told.fight !== null) fightOn(told.fight, entry);
  }
}

function fightOn(fight: Fought, entry: DuelEntry): void {
  if (entry.kind === 'flipped') {
    fight.flips.push({ seat: entry.seat, seal: entry.seal, value: entry.value });
    fight.sums = entry.sums;
  } else if (entry.kind === 'gave-up') {
    fight.gaveUp = entry.seat;
  } else if (entry.kind === 'conflict-won') {
    fight.winner = entry.seat;
  }
}
