/** The book as files. */
import type { FinishedGame } from '../generated/messages';
import type { Progress } from '../puzzles/progress.svelte';
import { QUALITIES, type Kept } from './decisions';

const RESULTS = ['table', 'game', 'finished', 'moves', 'seats', 'my_seat', 'my_score', 'won', 'opponents', 'scores'];
/** Then how many of my decisions were of each quality; empty where the game was not analysed. */
const COLUMNS = [...RESULTS, ...QUALITIES];

/** One line a game; several own seats are listed together. */
export function asCsv(games: FinishedGame[], decisions: Kept): string {
  const lines = games.map((game) => {
    const mine = game.seats.flatMap((seat, number) => (seat.mine ? [{ ...seat, number }] : []));
    return [
      game.table,
      game.game,
      game.changed,
      game.moves,
      game.seats.length,
      mine.map((seat) => seat.number + 1).join(' '),
      mine.map((seat) => seat.score).join(' '),
      mine.some((seat) => seat.won) ? 1 : 0,
      game.seats
        .filter((seat) => !seat.mine)
        .map((seat) => (seat.kind === 'bot' ? seat.level : 'human'))
        .join(' '),
      game.seats.map((seat) => seat.score).join(' '),
      ...(decisions[game.table] ?? QUALITIES.map(() => '')),
    ]
      .map(cell)
      .join(',');
  });
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function asJson(games: FinishedGame[], puzzles: Progress, decisions: Kept): string {
  return JSON.stringify({ format: 1, games, puzzles, decisions }, null, 1);
}
