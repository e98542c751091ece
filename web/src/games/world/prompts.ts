/** What is asked now, in verbs, and what one should know about it. */
import { askedNow, type Asked } from '../../board/asked';
import type { Deed } from '../../board/deed';
import type { LegalAction, WorldEntry } from '../../generated/messages';
import { changeOf, previewOf, tradeOf } from './previews';
import { buttonsOf, type WorldTable } from './reading';

export function asked(table: WorldTable): Asked {
  return askedNow(table, () => ({ title: titleOf(table), detail: detailOf(table) }));
}

/** While the news is told: what is happening, in place of what will be asked. */
export function happening(table: WorldTable, entry: WorldEntry): Asked {
  return { title: table.t('board-happening'), detail: table.sentence(entry) };
}

/** The buttons that end or decline, with what follows from them. */
export function deedsOf(table: WorldTable): Deed[] {
  return buttonsOf(table.legal).map((button) => ({
    button,
    label: table.t(`board-button-${button}`),
    note: noteOf(table, button),
    plain: true,
    asks: wastes(table, button),
  }));
}

/** A card would go for nothing; that the favor marker stays may well be wanted. */
function wastes(table: WorldTable, button: string): boolean {
  const { phase, carrying } = table.view;
  return button === 'decline' && carrying !== null && phase !== 'favor-card';
}

function noteOf(table: WorldTable, button: string): string {
  const { phase, carrying } = table.view;
  if (button === 'treat') return table.t('board-note-treat');
  if (button === 'done') return table.t('board-note-done');
  if (phase === 'offer') return table.t('board-note-offer');
  if (phase === 'favor-card') return table.t('board-note-stay');
  return carrying ? table.t('board-note-card-unused', { card: table.component(carrying.card) }) : '';
}

/** A button for an action that is else chosen on the board: named by what follows from it. */
export interface Answer {
  key: string;
  label: string;
  note: string;
  /** It bears or declines. */
  plain: boolean;
}

/** Both sides of a yes-or-no as buttons: a swap taken, the marker moved on, a penalty averted or borne. */
export function answersOf(table: WorldTable): Answer[] {
  const duty = table.legal.find(({ kind }) => kind === 'suffer' || kind === 'protect')?.args.duty;
  return table.legal.flatMap((action) => {
    if (action.kind === 'accept' || action.kind === 'swap') return [taken(table, action)];
    if (action.kind === 'move') return [moved(table, action)];
    if (action.args.duty !== duty || duty === undefined) return [];
    return action.kind === 'protect' || action.kind === 'suffer' ? [faced(table, action)] : [];
  });
}

function taken(table: WorldTable, action: LegalAction): Answer {
  return { key: action.key, label: tradeOf(table, action), note: '', plain: false };
}

function moved(table: WorldTable, action: LegalAction): Answer {
  const space = table.t(`board-favor-${table.view.favor_next}`);
  const note = previewOf(table.view, action)
    .map((change) => changeOf(table, change))
    .join(', ');
  return {
    key: action.key,
    label: table.t('board-answer-move', { space }),
    note: note || table.t('board-answer-move-none'),
    plain: false,
  };
}

function faced(table: WorldTable, action: LegalAction): Answer {
  const { key, kind } = action;
  const duty = table.view.duties.find((each) => each.duty === action.args.duty);
  const penalty = duty?.penalty ?? '';
  const isLast = isDoubled(table);
  if (kind === 'protect') {
    const note = isLast
      ? table.t('board-answer-protect-last')
      : table.t('board-answer-protect-note', { penalty: table.component(penalty) });
    return { key, label: table.t('board-answer-protect'), note, plain: false };
  }
  const lost = previewOf(table.view, action).find(({ thing }) => thing === 'vp');
  const points = lost ? lost.before - lost.after : 0;
  const label = isLast ? table.t('board-suffer-points', { points }) : table.t(`board-suffer-${penalty}`);
  return { key, label, note: '', plain: true };
}

/** In the last chapter a loss is doubled instead of followed by a penalty. */
function isDoubled(table: WorldTable): boolean {
  return table.view.duties.some(({ factor }) => factor > 1);
}

function titleOf(table: WorldTable): string {
  const { phase } = table.view;
  return table.t(phase === 'lay-off' && !playsOpen(table) ? 'board-prompt-lay-off-down' : `board-prompt-${phase}`);
}

function playsOpen(table: WorldTable): boolean {
  return table.legal.length === 0 || table.legal.some((action) => action.kind === 'play');
}

function detailOf(table: WorldTable): string {
  const { view } = table;
  const { phase, carrying } = view;
  if (phase === 'offer' || phase === 'give' || phase === 'choose' || phase === 'lose-house') {
    return table.help(view.event?.event ?? '');
  }
  if (phase === 'orient') return table.t('board-detail-orient');
  if (phase === 'play') return table.t(view.discard_due ? 'board-detail-play' : 'board-detail-play-only');
  if (phase === 'building-project' && carrying) {
    return table.t('board-detail-building', {
      done: carrying.steps,
      most: Number(table.fact('resources-per-action', 'value') ?? 0),
    });
  }
  if (phase === 'wool-cloth-sales') {
    return table.t('board-detail-sales', { wool: view.market.wool, cloth: view.market.cloth });
  }
  if (phase === 'house-rent' && carrying) {
    return table.t('board-detail-rent', { done: carrying.steps, most: view.rent_limit });
  }
  if (phase === 'cloth-production' && carrying) {
    return table.t('board-detail-cloth', {
      done: carrying.steps,
      most: Number(table.fact('weave-limit', 'value') ?? 0),
    });
  }
  if (phase === 'medicine' && carrying) return table.t('board-detail-medicine', { left: carrying.knowledge_left });
  if (phase === 'protection') {
    return table.t(isDoubled(table) ? 'board-detail-protection-last' : 'board-detail-protection');
  }
  if (table.has(`board-detail-${phase}`)) return table.t(`board-detail-${phase}`);
  return carrying ? table.help(carrying.card) : '';
}
