import { describe, expect, it } from 'vitest';
import { form, ownGames, rows, streaks } from '../../src/book/stats';
import { columns, type Kept } from '../../src/book/decisions';
import { asCsv } from '../../src/book/takeAway';
import type { FinishedGame, FinishedSeat } from '../../src/generated/messages';

function seat(score: number, more: Partial<FinishedSeat> = {}): FinishedSeat {
  return { kind: 'bot', name: '', level: 'journeyman', mine: false, resigned: false, score, won: false, ...more };
}

function game(day: number, seats: FinishedSeat[], id = 'duel'): FinishedGame {
  const changed = `2026-01-0${day}T00:00:00Z`;
  return { table: `t${day}`, game: id, options: {}, created: changed, changed, moves: 50, seats };
}

const me = (score: number, won: boolean): FinishedSeat => seat(score, { kind: 'human', level: '', mine: true, won });

// Told the latest first, as the server does.
const GAMES = [
  game(5, [me(30, true), seat(20, { level: 'master-miser' })]),
  game(4, [me(25, true), seat(20)]),
  game(3, [seat(40, { won: true }), me(10, false)]),
  game(2, [me(12, true), seat(3)]),
  game(1, [me(9, false), seat(20, { kind: 'human', won: true }), seat(11)], 'cards'),
];

describe('my book', () => {
  it('counts games, wins and streaks in the order they were played', () => {
    const own = ownGames(GAMES);
    expect(own.map(({ won }) => won)).toEqual([false, true, false, true, true]);
    expect(streaks(own)).toEqual({ now: 2, longest: 2 });
    expect(form(own, 2)).toEqual([0, 0.5, 0.5, 0.5, 1]);
  });

  it('tells results by game, seats and opponents', () => {
    expect(rows(ownGames(GAMES))).toEqual([
      { game: 'cards', seats: 3, against: 'mixed', played: 1, won: 0, best: 9, mean: 9, meanPlace: 3 },
      {
        game: 'duel',
        seats: 2,
        against: 'journeyman',
        played: 3,
        won: 2,
        best: 25,
        mean: (25 + 10 + 12) / 3,
        meanPlace: 4 / 3,
      },
      { game: 'duel', seats: 2, against: 'master', played: 1, won: 1, best: 30, mean: 30, meanPlace: 1 },
    ]);
  });

  it('does not say who won where one device had several seats, and counts no win of who gave up', () => {
    expect(ownGames([game(1, [me(1, true), me(2, false)])])).toEqual([]);
    expect(ownGames([game(1, [{ ...me(1, true), resigned: true }, seat(0)])])[0]?.won).toBe(false);
  });

  it('is written as CSV, one line a game', () => {
    const [head, first] = asCsv(GAMES, { t5: [30, 4, 2, 1] }).split('\r\n');
    expect(head).toBe(
      'table,game,finished,moves,seats,my_seat,my_score,won,opponents,scores,best,good,doubtful,mistake',
    );
    expect(first).toBe('t5,duel,2026-01-05T00:00:00Z,50,2,1,30,1,master-miser,30 20,30,4,2,1');
  });

  it('shows moves by quality in the order they were played, games put together where there are too many', () => {
    const kept: Kept = { t2: [20, 3, 2, 1], t5: [30, 0, 0, 0], t4: null };
    expect(columns(ownGames(GAMES), kept).map(({ counts }) => counts)).toEqual([kept.t2, kept.t5]);
    expect(columns(ownGames(GAMES), {})).toEqual([]);
    const many = Array.from({ length: 90 }, (_, at) => ({ ...game(1, [me(1, true), seat(0)]), table: `m${at}` }));
    const drawn = columns(ownGames(many), Object.fromEntries(many.map(({ table }) => [table, [1, 0, 0, 2]])));
    expect(drawn.length).toBeLessThanOrEqual(40);
    expect(drawn.reduce((sum, { games }) => sum + games.length, 0)).toBe(90);
    expect(drawn[0]?.counts).toEqual([3, 0, 0, 6]);
  });
});
