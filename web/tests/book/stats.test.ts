import { describe, expect, it } from 'vitest';
import { form, ownGames, rows, streaks } from '../../src/book/stats';
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
    const [head, first] = asCsv(GAMES).split('\r\n');
    expect(head).toBe('table,game,finished,moves,seats,my_seat,my_score,won,opponents,scores');
    expect(first).toBe('t5,duel,2026-01-05T00:00:00Z,50,2,1,30,1,master,30 20');
  });
});
