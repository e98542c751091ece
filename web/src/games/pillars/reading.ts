/** What the board reads from the table, in the words of this game. */
import type {
  LegalAction,
  PillarsEntry,
  PillarsPreview,
  PillarsSeat,
  PillarsStock,
  PillarsView,
} from '../../generated/messages';
import { signed } from '../../pieces/numbers';
import type { TableStore } from '../../table/boardContract';

export { isMine, nearSeat } from '../../table/eyes';

export type PillarsTable = TableStore<PillarsView, PillarsEntry>;

export const RESOURCES = ['stone', 'wood', 'sand', 'metal'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The stalls of the market, in the order they stand. */
export const STALLS: Resource[] = ['sand', 'wood', 'stone'];
export const SITES: Record<string, Resource> = { forest: 'wood', quarry: 'stone', 'gravel-pit': 'sand' };

export function seatOf(table: PillarsTable, seat: number): PillarsSeat {
  const found = table.view.table[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** What an action would change for the seat that decides, as the view tells it. */
export function previewOf(table: PillarsTable, action: LegalAction | null): PillarsPreview[] {
  return action === null ? [] : (table.view.previews[action.key] ?? []);
}

/** What a screen reader says of a target besides what pressing it does: what lies there, and what it costs or brings. */
export function noteOf(table: PillarsTable, target: string, name = ''): string {
  const [action = null, ...more] = table.byTarget(target);
  if (action === null || more.length > 0) return '';
  return [name, changesText(table, action)].filter(Boolean).join(', ');
}

/** What an action would change, in words. */
export function changesText(table: PillarsTable, action: LegalAction | null): string {
  return previewOf(table, action)
    .map(({ thing, before, after }) => `${signed(after - before)} ${table.t(`board-thing-${thing}`)}`)
    .join(', ');
}

/** The component that an action is about: the card on a space, the place, or the card itself. */
export function subjectOf(table: PillarsTable, action: LegalAction): string {
  for (const { place, spaces } of table.view.locations) {
    const space = spaces.find(({ target }) => target === action.target);
    if (space) return space.card ?? place;
  }
  return String(action.args.craftsman ?? action.args.card ?? '');
}

/** The stall and the supply of a resource, with its prices. */
export function stockOf(table: PillarsTable, resource: string): PillarsStock | undefined {
  return table.view.stocks.find((stock) => stock.resource === resource);
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
  return table.word(card, 'lasts') || 'at-once';
}

export interface Gain {
  thing: string;
  count: number;
}

export function gainsOf(card: string, components: Pick<PillarsTable, 'number'>): Gain[] {
  return GAINS.flatMap((thing) => {
    const count = components.number(card, thing);
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
