/** What the prompt bar says: what is asked, and what one should know about it. */
import type { CommonView, TableStore } from '../table/boardContract';
import { isMine } from '../table/eyes';
import { shortOf } from './names';

export interface Asked {
  title: string;
  detail: string;
}

/** What every game says when nobody decides: about a past moment, and about the end. Null while it is played. */
export function askedOfNobody<V extends CommonView>(table: TableStore<V>): Asked | null {
  const { view } = table;
  if (table.moment !== null && table.views === null) {
    // Between two lines that are told again nothing is looked at; it goes on.
    if (table.tells && table.has('board-happening')) return { title: table.t('board-happening'), detail: '' };
    const detail = table.has('board-detail-past') ? table.t('board-detail-past') : '';
    return { title: table.t('board-prompt-past'), detail };
  }
  if (!view.is_over) return null;
  const names = view.winners.map((seat) => shortOf(table.names, seat)).join(', ');
  return { title: table.t('board-prompt-over'), detail: table.t('board-detail-over', { names }) };
}

/** What is asked of whoever looks, in the game's own words; while others decide, who it is and in which phase. */
export function askedNow<V extends CommonView>(table: TableStore<V>, own: () => Asked): Asked {
  const nobody = askedOfNobody(table);
  if (nobody) return nobody;
  if (isMine(table)) return own();
  const { current_seat, phase } = table.view;
  return {
    title: table.t('board-prompt-wait', { name: shortOf(table.names, current_seat) }),
    detail: table.has(`phase-${phase}`) ? table.t(`phase-${phase}`) : '',
  };
}
