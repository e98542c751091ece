/** What the board reads from the table, in the words of this game. */
import type { LegalAction, PillarsEntry, PillarsSeat, PillarsView } from '../../generated/messages';
import type { TableStore } from '../../table/boardContract';

export { isMine, nearSeat } from '../../table/eyes';

export type PillarsTable = TableStore<PillarsView, PillarsEntry>;

export const RESOURCES = ['stone', 'wood', 'sand', 'metal'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The stalls of the market, in the order they stand. */
export const STALLS: Resource[] = ['sand', 'wood', 'stone'];
export const SITES: Record<string, Resource> = { forest: 'wood', quarry: 'stone', 'gravel-pit': 'sand' };

export function seatOf(table: PillarsTable, seat: number): PillarsSeat {
  return table.view.table[seat] as PillarsSeat;
}

/** A card's key without the round it belongs to: "mason-3" is a mason. */
export function face(craftsman: string): string {
  return craftsman.replace(/-\d+$/, '');
}

/** The site of a resource card: "gravel-pit-4" is worked in the gravel pit. */
export function siteOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

/** The drawing of a craftsman; masters look like their trade. */
export function drawingOf(craftsman: string): string {
  return face(craftsman).replace(/^master-/, '');
}

/** What an advantage card or event brings, in the order it is drawn. */
export const GAINS = ['wood', 'stone', 'sand', 'metal', 'gold', 'points'] as const;

/** How long an advantage card works: "at-once", "once" or "for-good". */
export function lastsOf(table: PillarsTable, card: string): string {
  const names = table.components.find((each) => each.key === card)?.names as Record<string, unknown> | undefined;
  return String(names?.lasts ?? 'at-once');
}

export interface Gain {
  thing: string;
  count: number;
}

export function gainsOf(card: string, fact: (component: string, name: string) => unknown): Gain[] {
  return GAINS.flatMap((thing) => {
    const count = Number(fact(card, thing) ?? 0);
    return count === 0 ? [] : [{ thing, count }];
  });
}

/** The buttons that belong to a phase, in their order; `own` only where the seat may be asked for them. */
const BUTTONS: Record<string, string[]> = {
  cards: ['pass'],
  'throw-back': ['keep', 'throw-back'],
  builder: ['pass-builder'],
  shelter: ['shelter', 'claim-cube'],
  fate: ['thomas', 'endure'],
  tax: ['exemption', 'pay-tax'],
  market: ['leave'],
  cathedral: ['done'],
};

export function buttonsOf(phase: string, legal: readonly LegalAction[]): string[] {
  const lit = legal.flatMap((action) =>
    action.target.startsWith('button:') ? [action.target.slice('button:'.length)] : [],
  );
  return [...new Set([...(BUTTONS[phase] ?? []), ...lit])];
}
