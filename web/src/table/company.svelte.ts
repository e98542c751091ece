/** What the seats of any table are called and coloured, on every page the same. */
import type { ComponentInfo, GameInfo, TableInfo } from '../generated/messages';
import { api } from '../net/api';
import { library } from '../texts/library.svelte';
import { seatColours } from './seating';

interface Known {
  game: GameInfo;
  components: ComponentInfo[];
}

class Company {
  private known = $state.raw<Record<string, Known>>({});

  /** Load what is needed to name the seats of these games. */
  async load(games: string[]): Promise<void> {
    const wanted = [...new Set(games)];
    const [infos] = await Promise.all([api.games(), library.loadGames(wanted)]);
    const found = await Promise.all(
      infos
        .filter(({ id }) => wanted.includes(id))
        .map(async (game): Promise<[string, Known]> => [game.id, { game, components: await api.components(game.id) }]),
    );
    this.known = { ...this.known, ...Object.fromEntries(found) };
  }

  name(table: TableInfo, seat: number): string {
    const given = table.seats.map((each) => each.name);
    const known = this.known[table.game];
    if (!known) return given[seat] ?? '';
    return library.game(known.game, known.components, given).seatName(seat);
  }

  colour(table: TableInfo, seat: number): string {
    return seatColours(this.known[table.game]?.components ?? [], table.seats.length)[seat] ?? '';
  }
}

export const company = new Company();
