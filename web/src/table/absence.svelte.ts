/** Whose seats a bot may take over, as they are gone. Nothing is heard while nothing happens, but time goes on. */
import type { SeatInfo, TableInfo } from '../generated/messages';

export class Absence {
  private heardAt = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes when somebody may have become absent. */
  private overdue = $state(0);

  constructor(private readonly live: { readonly table: TableInfo }) {}

  /** At once by the host if the seat was left, by anybody at the table after a while. */
  readonly seats: number[] = $derived.by(() => {
    void this.overdue;
    const { seats, is_host: isHost, my_seats: mine, status } = this.live.table;
    if (status !== 'running' || mine.length === 0) return [];
    const gone = seats.map((seat) => isOther(seat) && ((isHost && seat.left) || this.untilAbsent(seat) <= 0));
    return [...seats.keys()].filter((seat) => gone[seat]);
  });

  /** The table has told how long everybody has been away. */
  heard(): void {
    this.heardAt = Date.now();
    this.watch();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Look again when the next of them has been away long enough. */
  private watch(): void {
    this.overdue += 1;
    clearTimeout(this.timer);
    const due = this.live.table.seats
      .filter(isOther)
      .map((seat) => this.untilAbsent(seat))
      .filter((wait) => wait > 0 && wait < Infinity);
    if (due.length) this.timer = setTimeout(() => this.watch(), Math.min(...due));
  }

  /** Milliseconds until somebody counts as absent; Infinity for who is there. */
  private untilAbsent({ present, away_seconds: away }: SeatInfo): number {
    if (present) return Infinity;
    return (this.live.table.absent_after_seconds - away) * 1000 - (Date.now() - this.heardAt);
  }
}

function isOther({ kind, mine }: SeatInfo): boolean {
  return kind === 'human' && !mine;
}
