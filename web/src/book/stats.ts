/** What finished games come to, for the one who played them: sums, streaks and rows, from results alone. */
import type { FinishedGame, FinishedSeat } from '../generated/messages';
import { levelStep, plainLevel } from '../texts/levels';

/** A game in which one seat was mine: how it came out for me. */
export interface Own {
  game: FinishedGame;
  seat: FinishedSeat;
  won: boolean;
  place: number;
  /** `people`, `mixed`, or the level of the strongest bot. */
  against: string;
}

export interface Row {
  game: string;
  seats: number;
  against: string;
  played: number;
  won: number;
  best: number;
  mean: number;
  meanPlace: number;
}

export interface Streaks {
  now: number;
  longest: number;
}

/** Games with one seat of mine, the oldest first; where somebody played several seats nobody can say who won. */
export function ownGames(games: FinishedGame[]): Own[] {
  return games
    .filter((game) => game.seats.filter((seat) => seat.mine).length === 1)
    .map(ownGame)
    .sort((one, other) => one.game.changed.localeCompare(other.game.changed));
}

function ownGame(game: FinishedGame): Own {
  const seat = game.seats.find((each) => each.mine) as FinishedSeat;
  const won = seat.won && !seat.resigned;
  const better = game.seats.filter((each) => each.score > seat.score).length;
  return { game, seat, won, place: seat.won ? 1 : Math.max(2, better + 1), against: against(game) };
}

function against(game: FinishedGame): string {
  const others = game.seats.filter((seat) => !seat.mine);
  const bots = others.filter((seat) => seat.kind === 'bot');
  if (!bots.length) return 'people';
  if (bots.length < others.length) return 'mixed';
  const strongest = bots.reduce(
    (best, seat) => (levelStep(seat.level) > levelStep(best) ? seat.level : best),
    bots[0]?.level ?? '',
  );
  return plainLevel(strongest);
}

export function streaks(own: Own[]): Streaks {
  let now = 0;
  let longest = 0;
  for (const { won } of own) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** By game, seats and opponents. */
export function rows(own: Own[]): Row[] {
  const groups = new Map<string, Own[]>();
  for (const each of own) {
    const key = `${each.game.game} ${each.game.seats.length} ${each.against}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map(row).sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

function row(group: Own[]): Row {
  const [first] = group as [Own];
  const scores = group.map(({ seat }) => seat.score);
  return {
    game: first.game.game,
    seats: first.game.seats.length,
    against: first.against,
    played: group.length,
    won: group.filter(({ won }) => won).length,
    best: Math.max(...scores),
    mean: mean(scores),
    meanPlace: mean(group.map(({ place }) => place)),
  };
}

function orderOf({ game, seats, against: who }: Row): string {
  return `${game} ${seats} ${levelStep(who)}`;
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

/** After each game, the share won of the last so many. */
export function form(own: Own[], span: number): number[] {
  return own.map((_, at) => {
    const last = own.slice(Math.max(0, at + 1 - span), at + 1);
    return last.filter(({ won }) => won).length / last.length;
  });
}
