/** What the board reads from the table, in the words of this game. */
import type { LegalAction, WorldEntry, WorldGain, WorldSeat, WorldView } from '../../generated/messages';
import type { TableStore } from '../../table/boardContract';

export { isMine, nearSeat } from '../../table/eyes';

export type WorldTable = TableStore<WorldView, WorldEntry>;

/** The goods in the order they lie before a seat. */
export const GOODS = ['gold', 'stone', 'wood', 'grain', 'piety', 'wool', 'cloth', 'loyalty', 'medical'] as const;
/** Goods that no action ever asks for by themselves. */
export const NEVER_ASKED: ReadonlySet<string> = new Set(['loyalty']);
const SHARED_DRAWINGS: ReadonlySet<string> = new Set(['stone', 'wood', 'metal', 'vp']);
const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** The drawing of a good or of points. */
export function iconOf(thing: string): string {
  return SHARED_DRAWINGS.has(thing) ? thing : `ww-${thing}`;
}

export function seatOf(table: WorldTable, seat: number): WorldSeat {
  const found = table.view.table[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The view of whoever sits before us; in a finished game's replay every seat's is known. */
export function ownView(table: WorldTable, seat: number): WorldView {
  return table.views?.[seat] ?? table.view;
}

/** The component that an action is about. */
export function subjectOf({ kind, args }: LegalAction): string {
  const { card, project, space, location, event } = args;
  return String((kind === 'play' && card) || project || space || location || event || '');
}

/** That a chosen card could do nothing now, before it is played for nothing. */
export function idleNote(table: WorldTable, { kind, args }: LegalAction): string {
  return kind === 'play' && table.view.idle_cards.includes(String(args.card)) ? table.t('board-idle') : '';
}

export function numeral(chapter: number): string {
  return NUMERALS[chapter] ?? String(chapter);
}

/** "gold2" is two gold, "vp1" a point, "wool" one wool. */
export function symbol(key: string): WorldGain {
  const units = /\d+$/.exec(key);
  return units ? { good: key.slice(0, units.index), units: Number(units[0]) } : { good: key, units: 1 };
}

/** The seats from the near one on, in the order they sit. */
export function seatsFrom(near: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (near + step) % seats);
}

/** The parts of a phone's board that lie behind each other. */
export const TABS = ['council', 'hand', 'works', 'houses', 'plague'] as const;
export type Tab = (typeof TABS)[number];
/** Those where council and hand are always in view. */
export const TOWN_TABS: readonly Tab[] = ['works', 'houses', 'plague'];

const TAB_OF: Record<string, Tab> = {
  arrow: 'council',
  favor: 'council',
  card: 'hand',
  project: 'works',
  house: 'houses',
  location: 'plague',
};

/** The part in which what is lit lies: that of the first action whose target lies in one at all. */
export function tabFor(legal: readonly Pick<LegalAction, 'target'>[]): Tab | null {
  const kinds = legal.map(({ target }) => target.slice(0, target.indexOf(':')));
  return kinds.map((kind) => TAB_OF[kind]).find((tab) => tab !== undefined) ?? null;
}

/** The buttons that are lit, in their order. */
export function buttonsOf(legal: readonly Pick<LegalAction, 'target'>[]): string[] {
  return legal.flatMap(({ target }) => (target.startsWith('button:') ? [target.slice('button:'.length)] : []));
}

/** Can an action ever be taken with this event itself: a swap, an offer? */
export function isAsked(table: WorldTable, event: string): boolean {
  return table.game.actions.some((action) => action.args.event === event);
}

/** The steps of a round, in their order. */
export const STEPS = ['event', 'orient', 'actions', 'duties'] as const;
