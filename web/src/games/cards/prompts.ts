/** What is asked now, in verbs, and what one should know about it. */
import { askedOfNobody, type Asked } from '../../board/asked';
import type { Arg } from '../../table/boardContract';
import { cardOf } from './deck';
import { scoringSeat } from './journal';
import { deckOf, shortName, type CardsTable } from './reading';

export function asked(table: CardsTable): Asked {
  return newsTitle(table) ?? askedOfNobody(table) ?? askedNow(table);
}

/** While the news is told the prompt does not run ahead of it. */
function newsTitle(table: CardsTable): Asked | null {
  const { current } = table.beats;
  if (current === null || !table.tells) return null;
  const titled = (id: string, args: Record<string, Arg>): Asked => ({ title: table.t(id, args), detail: '' });
  switch (current.kind) {
    case 'played':
      return titled('board-prompt-turn', { name: shortName(table, current.seat) });
    case 'trick-taken':
      return current.taker === table.seat
        ? titled('board-rail-you', { trick: current.trick })
        : titled('board-rail-taken', { trick: current.trick, name: shortName(table, current.taker) });
    case 'king-aside':
      return titled('board-rail-king', { trick: current.trick });
    case 'hand-ends':
      return { ...titled('board-hand-over', { hand: current.hand }), detail: table.t('board-detail-hand-over') };
    default: {
      const seat = scoringSeat(current);
      if (seat === null) return null;
      return seat === table.seat
        ? titled('board-you-score', {})
        : titled('board-prompt-scores', { name: shortName(table, seat) });
    }
  }
}

function askedNow(table: CardsTable): Asked {
  const { view } = table;
  const name = shortName(table, view.current_seat);
  const mine = view.current_seat === table.seat && table.views === null;
  if (view.phase === 'play') return { title: playTitle(table, mine, name), detail: trickDetail(table, mine) };
  if (!mine) return { title: table.t('board-prompt-scores', { name }), detail: '' };
  return { title: table.t(`board-prompt-${view.phase}`), detail: scoringDetail(table) };
}

function playTitle(table: CardsTable, mine: boolean, name: string): string {
  const trick = table.view.trick;
  if (!mine) {
    return table.t(table.views === null && table.seat !== null ? 'board-prompt-wait' : 'board-prompt-turn', { name });
  }
  return table.t(trick?.plays.length ? 'board-prompt-play' : 'board-prompt-lead', { trick: trick?.number ?? 0 });
}

function trickDetail(table: CardsTable, mine: boolean): string {
  const { trick, seats } = table.view;
  const winning = trick?.plays[trick.winner];
  if (trick === null || winning === undefined) return mine ? table.t('board-detail-lead') : '';
  const { value } = cardOf(deckOf(table), winning.card);
  const leads = table.t('board-detail-leads', { card: table.component(winning.card), value });
  if (!mine) return leads;
  const left = seats - trick.plays.length - 1;
  const after = Array.from({ length: left }, (_, step) =>
    shortName(table, (table.view.current_seat + 1 + step) % seats),
  );
  return `${leads} ${left === 0 ? table.t('board-detail-last') : table.t('board-detail-after', { names: after.join(', ') })}`;
}

function scoringDetail(table: CardsTable): string {
  const { view } = table;
  const kept = Number(table.fact('kept-materials', 'value') ?? 0);
  if (view.phase === 'cut') {
    const stock = Object.values(view.table[view.current_seat]?.stock ?? {});
    return table.t('board-detail-cut', { kept, over: stock.reduce((sum, units) => sum + units, 0) - kept });
  }
  return table.t(`board-detail-${view.phase}`);
}

/** What a seat is doing in the trick on the table. */
export function seatNote(table: CardsTable, seat: number): string {
  const { view } = table;
  const { trick, seats } = view;
  if (seat === table.seat) return table.t('board-you');
  if (table.beats.current !== null) return '';
  if (trick === null) return view.current_seat === seat ? table.t('board-note-scores') : '';
  if (trick.plays.some((play) => play.seat === seat)) {
    return trick.lead === seat ? table.t('board-note-led') : table.t('board-note-played');
  }
  if (view.current_seat === seat) return trick.plays.length === 0 ? table.t('board-leads') : table.t('board-plays-now');
  return (seat - trick.lead + seats) % seats === seats - 1 ? table.t('board-plays-last') : '';
}
