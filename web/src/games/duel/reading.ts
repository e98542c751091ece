/** What the board reads from the table, in the words of this game. */
import type { DuelEntry, DuelDisplayLine, DuelSide, DuelView, LegalAction } from '../../generated/messages';
import { shortOf } from '../../board/names';
import type { TableStore } from '../../table/boardContract';

import { nearSeat } from '../../table/eyes';

export { isMine, nearSeat } from '../../table/eyes';

export type DuelTable = TableStore<DuelView, DuelEntry>;

export const MATERIALS = ['wood', 'sand', 'stone', 'ore', 'wool'] as const;
export const SEALS = ['0-5', '1-4', '2-3', 'personal'] as const;
export const SECTIONS = ['I', 'II', 'III'] as const;

/** Rows, columns, diagonals: none of them is a key of the page. */
export const LETTERS = 'ABCDEFGH';

/** Each line has a letter, in the order of the view. */
export function letterOf(at: number): string {
  return LETTERS[at] ?? '';
}

export function sideOf(table: DuelTable, seat: number): DuelSide {
  const side = table.view.table[seat];
  if (side === undefined) throw new Error(`there is no seat ${seat}`);
  return side;
}

/** The good a seat makes of a material. */
export function goodOf(side: DuelSide, material: string): string {
  return side.good_of[material] ?? material;
}

/** What lies in a camp: of each material first what is finished, then what is raw. */
export function campOf(side: DuelSide): { thing: string; kind: 'good' | 'raw'; count: number }[] {
  return MATERIALS.flatMap((material) => {
    const good = goodOf(side, material);
    return [
      { thing: good, kind: 'good' as const, count: side.goods[good] ?? 0 },
      { thing: material, kind: 'raw' as const, count: side.raw[material] ?? 0 },
    ];
  }).filter((each) => each.count > 0);
}

/** How a seat is called where there is little room: the given name, else the person without a title. */
export function shortName(table: DuelTable, seat: number): string {
  const { player } = sideOf(table, seat);
  const name = table.names[seat] ?? '';
  return name === table.component(player) ? table.t(`board-short-${player}`) : shortOf(table.names, seat);
}

/** The same, but "you" for the seat that we look through. */
export function calledName(table: DuelTable, seat: number): string {
  return seat === table.seat ? table.t('board-you') : shortName(table, seat);
}

/** For sentences that speak of a seat, or to it. */
export function whoOf(table: DuelTable, seat: number): { who: 'you' | 'other'; name: string } {
  return { who: seat === table.seat ? 'you' : 'other', name: shortName(table, seat) };
}

/** The drawing of a card: all incomes look alike. */
export function artOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

/** The lines through a cell that can be claimed now. */
export function linesThrough(lines: readonly DuelDisplayLine[], cell: number, legal: readonly LegalAction[]): string[] {
  const lit = new Set(legal.map((action) => action.target));
  return lines.filter((line) => line.cells.includes(cell) && lit.has(`line:${line.line}`)).map((line) => line.line);
}

/** The next of them after the one chosen now. */
export function nextOf(choices: readonly string[], now: string | null): string | null {
  return choices[(choices.indexOf(now ?? '') + 1) % Math.max(1, choices.length)] ?? null;
}

/** The line that a target names, or null. */
export function lineOf(view: DuelView, target: string | null): DuelDisplayLine | null {
  return view.lines.find((line) => `line:${line.line}` === target) ?? null;
}

/** The own cells left whose card can be used now: two alike are two cards, one that would change nothing is none. */
export function usableOf(table: DuelTable): number[] {
  const { cells_left: left } = sideOf(table, nearSeat(table));
  return left.filter((cell) => table.byTarget(`card:${table.view.display[cell]?.card}`).length > 0);
}

/** The gold that the one thing to be done at a target would bring or cost, as the view tells it. */
export function goldOf(table: DuelTable, target: string): number {
  const [action] = table.byTarget(target);
  const gold = action && table.view.previews[action.key]?.find(({ thing }) => thing === 'gold');
  return gold ? gold.after - gold.before : 0;
}

/** The buttons of a phase: those that are lit, and the one that ends the step or the turn. */
export function buttonsOf(view: DuelView, legal: readonly LegalAction[]): ('done' | 'end')[] {
  if (view.turn === null) return [];
  const lit = (name: string): boolean => legal.some((action) => action.target === `button:${name}`);
  if (view.turn.step?.optional || lit('done')) return ['done'];
  return view.turn.step === null ? ['end'] : [];
}

/** So many of each card, in the order of the list. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** A card in a list, with a word about it. */
export interface CardRow {
  cell: number;
  card: string;
  mark: string;
  /** It is over with. */
  past: boolean;
  /** Both claim it. */
  fought: boolean;
}
