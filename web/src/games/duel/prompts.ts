/** What is asked now, in verbs, and what one should know about it. */
import { calledName, isMine, nearSeat, shortName, sideOf, type DuelTable } from './reading';

export interface Asked {
  title: string;
  detail: string;
}

export function asked(table: DuelTable): Asked {
  const { view } = table;
  if (table.moment !== null && table.views === null) {
    return { title: table.t('board-prompt-past'), detail: table.t('board-detail-past') };
  }
  if (view.is_over) {
    const names = view.winners.map((seat) => table.names[seat]).join(', ');
    return { title: table.t('board-prompt-over'), detail: table.t('board-detail-over', { names }) };
  }
  if (isMine(table)) return mine(table);
  const name = shortName(table, view.current_seat);
  const detail = view.turn
    ? table.t('board-detail-wait-turn', { name })
    : table.t(`board-detail-wait-${view.phase}`, { name });
  return { title: table.t('board-prompt-wait', { name }), detail };
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
  if (phase === 'evaluation') {
    const left = sideOf(table, me).cells_left.length;
    return { title: table.t('board-prompt-evaluation'), detail: table.t('board-detail-evaluation', { left, gold }) };
  }
  if (phase === 'building') {
    return { title: table.t('board-prompt-building'), detail: table.t('board-detail-building', { price, gold }) };
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
