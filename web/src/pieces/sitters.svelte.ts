/** Who shall sit where at a table that comes from another one: to begin with I where I sat, and bots elsewhere. */
import type { GameInfo } from '../generated/messages';
import { settings } from '../settings.svelte';
import type { BaseTable } from '../table/baseTable.svelte';
import { reseat, seatWish, type Sitter } from '../table/seating';
import { plainLevel } from '../texts/levels';

export class Sitters {
  seats = $state<Sitter[]>([]);
  private guests = $state<Record<number, string>>({});
  readonly names: string[] = $derived.by(() =>
    this.seats.map((sitter, seat) => (sitter === 'me' && settings.stored.name) || (this.guests[seat] ?? '')),
  );
  readonly awaitsFriends: boolean = $derived(this.seats.includes('friend'));

  /** `levels`: of the bots that sat there; anything else where somebody else did. `called`: how people were called. */
  constructor(game: GameInfo, levels: string[], mine: number, called: string[] = []) {
    this.guests = { ...called };
    this.seats = levels.map((name, seat): Sitter => {
      if (seat === mine) return 'me';
      const level = plainLevel(name); // tastes are dealt anew
      return `bot:${game.levels.includes(level) ? level : game.default_level}`;
    });
  }

  static of({ table, game }: BaseTable): Sitters {
    const levels = table.seats.map(({ level }) => level);
    return new Sitters(game, levels, Math.max(0, table.my_seats[0] ?? 0));
  }

  seat(seat: number, sitter: Sitter): void {
    this.seats = reseat(this.seats, seat, sitter);
  }

  name(seat: number, name: string): void {
    if (this.seats[seat] === 'me') settings.set('name', name);
    else this.guests[seat] = name;
  }

  wishes(): ReturnType<typeof seatWish>[] {
    return this.seats.map((sitter, seat) => seatWish(sitter, this.names[seat] ?? ''));
  }
}
