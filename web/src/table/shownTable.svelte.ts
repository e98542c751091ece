/** A position that is only shown: a read-only table for the game's own board, as on the page that tells how to play. */
import type { ComponentInfo, Entry, GameInfo, LegalAction, Line, Screen, TableInfo, View } from '../generated/messages';
import { StillTable } from './stillTable.svelte';

export class ShownTable extends StillTable {
  readonly view: View;
  readonly seat: number | null;
  readonly legal: LegalAction[];
  readonly table: TableInfo;
  readonly views: View[] | null = null;
  readonly moment: number | null = null;
  readonly lines: Line[] = [];
  readonly entries: Entry[] = [];
  readonly fresh: Entry[] = [];
  readonly updates = 0;
  readonly tells = false;
  protected readonly givenNames: string[];

  constructor(game: GameInfo, components: ComponentInfo[], screen: Screen) {
    super(game, components);
    this.view = screen.view as View;
    this.seat = screen.seat;
    this.legal = screen.legal;
    this.givenNames = Array.from({ length: this.view.seats }, () => '');
    this.table = shown(game, this.view, screen.seat);
  }
}

/** A table that nobody sits at but bots without a name. */
function shown(game: GameInfo, view: View, seat: number): TableInfo {
  return {
    id: '',
    game: game.id,
    options: {},
    rules_version: game.rules_version,
    status: 'running',
    seats: Array.from({ length: view.seats }, (_, number) => ({
      kind: number === seat ? ('human' as const) : ('bot' as const),
      name: '',
      level: '',
      present: true,
      away_seconds: 0,
      mine: number === seat,
      host: number === seat,
      resigned: false,
      left: false,
    })),
    seq: 0,
    spectators: false,
    hints: false,
    chosen_seed: '',
    pace: 'instant',
    invite: '',
    is_host: true,
    my_seats: [seat],
    waiting_for: view.current_seat,
    awaits_me: view.current_seat === seat,
    rematch: '',
    watching: 0,
    absent_after_seconds: 0,
    created: '',
    changed: '',
    problem: '',
  };
}
