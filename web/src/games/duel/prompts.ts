/** What is asked now, in verbs, and what one should know about it. */
import { askedOfNobody, type Asked } from '../../board/asked';
import type { Deed } from '../../board/deed';
import type { DuelEntry } from '../../generated/messages';
import { buttonsOf, calledName, isMine, nearSeat, shortName, sideOf, usableOf, type DuelTable } from './reading';

export function asked(table: DuelTable): Asked {
  return askedOfNobody(table) ?? askedNow(table);
}

function askedNow(table: DuelTable): Asked {
  const { view } = table;
  if (isMine(table)) return mine(table);
  const name = shortName(table, view.current_seat);
  const detail = view.turn
    ? table.t('board-detail-wait-turn', { name })
    : table.t(`board-detail-wait-${view.phase}`, { name });
  return { title: table.t('board-prompt-wait', { name }), detail };
}

/** While the news is told: what is happening, in place of what will be asked. */
export function happening(table: DuelTable, entry: DuelEntry): Asked {
  return {
    title: table.t('board-happening'),
    detail: entry.kind === 'flipped' ? flying(table, entry) : table.sentence(entry),
  };
}

/** A seal in the air: what it shows is seen when it lands. */
function flying(table: DuelTable, { seat, seal }: Extract<DuelEntry, { kind: 'flipped' }>): string {
  return table.t('board-happening-flip', { seat: table.names[seat] ?? '', seal: table.component(seal) });
}

/** The buttons that end a step or the turn: plain, with what they leave unused. */
export function deedsOf(table: DuelTable): Deed[] {
  return buttonsOf(table.view, table.legal).map((button) => ({
    button,
    label: table.t(`board-name-${button}`),
    plain: true,
    ...(button === 'done' ? doneWith(table) : endWith(table)),
  }));
}

function doneWith(table: DuelTable): Pick<Deed, 'note' | 'asks'> {
  const step = table.view.turn?.step ?? null;
  const card = table.component(step?.source ?? '');
  const isFree = step !== null && step.price === 0 && step.left > 0;
  const canGoOn = table.legal.some((action) => action.kind !== 'done');
  if (isFree && canGoOn) return { note: table.t('board-note-done-loses', { card, count: step.left }), asks: true };
  return { note: table.t('board-note-done', { card }) };
}

function endWith(table: DuelTable): Pick<Deed, 'note' | 'asks'> {
  const count = usableOf(table).length;
  if (count > 0) return { note: table.t('board-note-end', { count }), asks: true };
  const builds = table.legal.filter((action) => action.kind === 'build').length;
  return builds > 0
    ? { note: table.t('board-note-end-builds', { count: builds }), asks: true }
    : { note: table.t('board-note-end', { count }) };
}

function mine(table: DuelTable): Asked {
  const { view } = table;
  const { phase } = view;
  const me = nearSeat(table);
  const rival = shortName(table, 1 - me);
  if (phase === 'claim') {
    const other = sideOf(table, 1 - me).claim;
    if (!other) return { title: table.t('board-prompt-claim'), detail: table.t('board-detail-claim') };
    return {
      title: table.t('board-prompt-cross'),
      detail: table.t('board-detail-cross', { name: rival, line: table.component(other) }),
    };
  }
  if (phase === 'conflict') return fighting(table, me, rival);
  if (phase === 'keep') return { title: table.t('board-prompt-keep'), detail: table.t('board-detail-keep') };
  return acting(table, me);
}

function fighting(table: DuelTable, me: number, rival: string): Asked {
  const { conflict } = table.view;
  const card = table.component(conflict?.card ?? '');
  const behind = (conflict?.sums[1 - me] ?? 0) - (conflict?.sums[me] ?? 0);
  const detail = table.t('board-detail-conflict', { card });
  if (conflict?.flips.length === 0) {
    return { title: table.t('board-prompt-first-flip'), detail: table.t('board-detail-first-flip', { card }) };
  }
  if (behind === 0) {
    return { title: table.t('board-prompt-level'), detail: table.t('board-detail-level', { name: rival, card }) };
  }
  return { title: table.t('board-prompt-behind', { count: behind }), detail };
}

function acting(table: DuelTable, me: number): Asked {
  const { view } = table;
  const { turn, phase } = view;
  const gold = sideOf(table, me).gold;
  const step = turn?.step ?? null;
  if (turn === null) return { title: '', detail: '' };
  const price = turn.next_price;
  // A price that cannot be paid is said.
  const isPoor = price > gold && hasGoods(table, me);
  if (phase === 'evaluation') {
    const left = usableOf(table).length;
    const detail = table.t(isPoor ? 'board-detail-evaluation-poor' : 'board-detail-evaluation', { left, gold, price });
    return { title: table.t('board-prompt-evaluation'), detail };
  }
  if (phase === 'building') {
    const detail = table.t(isPoor ? 'board-detail-building-poor' : 'board-detail-building', { price, gold });
    return { title: table.t('board-prompt-building'), detail };
  }
  const args = {
    card: table.component(step?.source ?? ''),
    price: step?.price ?? 0,
    pays: step?.pays ?? 0,
    left: step?.left ?? 0,
    gold,
  };
  return {
    title: table.t(`board-prompt-${phase}`, args),
    detail: table.t(`board-detail-${phase}`, { ...args, name: calledName(table, 1 - me) }),
  };
}

/** Does a good in the camp wait to be installed? */
function hasGoods(table: DuelTable, seat: number): boolean {
  const { goods, needs } = sideOf(table, seat);
  return Object.entries(goods).some(([good, count]) => count > 0 && (needs[good] ?? 0) > 0);
}
