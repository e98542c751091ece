/**
 * What stands on the walk while it is told. The view is the present, in which a place that is done is empty: here builders
 * and cards stay where they lie until the walk has come past them.
 */
import { entriesTold } from '../../board/told';
import type { PillarsCraftsman, PillarsEntry, PillarsView } from '../../generated/messages';
import type { PillarsTable } from './reading';

type Kind<K extends PillarsEntry['kind']> = Extract<PillarsEntry, { kind: K }>;

export function standing(table: PillarsTable, view: PillarsView): PillarsView {
  const told = entriesTold<PillarsView, PillarsEntry>(table);
  const round = told.slice(told.findLastIndex(({ kind }) => kind === 'round-begins'));
  const { current, coming } = table.beats;
  return {
    ...view,
    ...fateOf(round, view, current),
    start_seat: startOf(round, coming) ?? view.start_seat,
    locations: locationsOf(round, view),
    kingsbridge: filled(view.kingsbridge, advantages(coming)),
    shiring: filled(view.shiring, craftsmen(coming, table.view)),
  };
}

/** Builders stand on their spaces until the place is done. */
function locationsOf(round: readonly PillarsEntry[], view: PillarsView): PillarsView['locations'] {
  const placed = round.filter((entry) => entry.kind === 'builder-placed');
  return view.locations.map((location) => {
    if (location.number < view.step) return location;
    const seats = new Map<string, number[]>();
    const spaces = location.spaces.map((space) => {
      const waiting =
        seats.get(space.target) ??
        placed.filter((entry) => `space:${entry.space}` === space.target).map(({ seat }) => seat);
      const [seat = space.seat, ...others] = waiting;
      seats.set(space.target, others);
      return { ...space, seat };
    });
    return { ...location, spaces };
  });
}

/** Cards that are still to be taken lie on the last spaces: the first are asked first. */
function filled<T>(lying: readonly (T | null)[], waiting: readonly (T | null)[]): (T | null)[] {
  return lying.map((card, at) => card ?? waiting[at - lying.length + waiting.length] ?? null);
}

function advantages(coming: readonly PillarsEntry[]): string[] {
  return coming.flatMap((entry) =>
    entry.kind === 'advantage-taken' || entry.kind === 'advantage-unclaimed' ? [entry.card] : [],
  );
}

/** As those who won them have them in their rows; of one whom nobody wanted there is no more to show. */
function craftsmen(coming: readonly PillarsEntry[], present: PillarsView): (PillarsCraftsman | null)[] {
  const employed = present.table.flatMap((seat) => seat.craftsmen);
  return coming.flatMap((entry) => {
    if (entry.kind === 'craftsman-unclaimed') return [null];
    if (entry.kind !== 'craftsman-joined') return [];
    return [employed.find(({ craftsman }) => craftsman === entry.craftsman) ?? null];
  });
}

/** The event and the tax of a round are its own until all of it has been told; a die that rolls shows nothing yet. */
function fateOf(
  round: readonly PillarsEntry[],
  view: PillarsView,
  current: PillarsEntry | null,
): Pick<PillarsView, 'fate' | 'tax'> {
  const event = round.find((entry): entry is Kind<'event-revealed'> => entry.kind === 'event-revealed');
  const rolled = round.find((entry): entry is Kind<'tax-rolled'> => entry.kind === 'tax-rolled' && entry !== current);
  const fate = event === undefined ? view.fate : { ...view.fate, revealed: event.event, good: event.good > 0 };
  return { fate, tax: rolled?.tax ?? view.tax };
}

/** Who began the round, until the next start player has been told. */
function startOf(round: readonly PillarsEntry[], coming: readonly PillarsEntry[]): number | undefined {
  const [begins] = round;
  if (begins?.kind !== 'round-begins' || !coming.some(({ kind }) => kind === 'start-player')) return undefined;
  return begins.start;
}
