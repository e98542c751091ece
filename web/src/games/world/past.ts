/** The round and the chapter before the present one, put together again from their entries. */
import type { WorldEntry, WorldEventCard, WorldSeat, WorldView } from '../../generated/messages';
import { seatsFrom, type WorldTable } from './reading';

type Of<K extends WorldEntry['kind']> = Extract<WorldEntry, { kind: K }>;
type Teller = Pick<WorldTable, 'entries' | 'number' | 'word' | 'words'>;

/** The entries from the last one of a kind up to another, which is left out. */
function since(entries: readonly WorldEntry[], until: WorldEntry, kind: WorldEntry['kind']): WorldEntry[] {
  const end = entries.lastIndexOf(until);
  const before = end < 0 ? [] : entries.slice(0, end);
  const begin = before.findLastIndex((entry) => entry.kind === kind);
  return begin < 0 ? [] : before.slice(begin);
}

function last<K extends WorldEntry['kind']>(entries: readonly WorldEntry[], kind: K): Of<K> | undefined {
  const is = (entry: WorldEntry): entry is Of<K> => entry.kind === kind;
  return entries.findLast(is);
}

/** The duties have been collected since the event: it is the chapter that ends, not the round. */
export function endsChapter(entries: readonly WorldEntry[], passed: Of<'figure-passed'>): boolean {
  return since(entries, passed, 'event-revealed').some(({ kind }) => kind === 'board-cleared');
}

/** The round that an entry belongs to. */
export function roundOf(entries: readonly WorldEntry[], entry: WorldEntry): number {
  return last(since(entries, entry, 'event-revealed'), 'event-revealed')?.round ?? 0;
}

/** A round before its end: its event in the council, its figure, and what everybody laid open. */
export function beforeFigurePassed(table: Teller, view: WorldView, passed: Of<'figure-passed'>): WorldView {
  const round = since(table.entries, passed, 'event-revealed');
  const revealed = last(round, 'event-revealed');
  if (revealed === undefined) return view;
  if (endsChapter(table.entries, passed)) {
    const active = last(round, 'figure-passed')?.seat ?? view.active;
    return { ...view, active, order: seatsFrom(active, view.seats) };
  }
  return {
    ...view,
    event: eventOf(table, revealed.event, last(round, 'oriented')?.arrow ?? -1),
    active: revealed.seat,
    order: seatsFrom(revealed.seat, view.seats),
    round: revealed.round,
    rounds_left: view.rounds - revealed.round + 1,
    step: 'actions',
    table: view.table.map((each, seat) => ({ ...each, card_of_round: openCards(round, seat).at(-1) ?? '' })),
  };
}

function eventOf(table: Teller, event: string, arrow: number): WorldEventCard {
  return {
    event,
    number: table.number(event, 'number'),
    kind: table.word(event, 'kind'),
    corners: table.words(event, 'corners'),
    arrow,
  };
}

/** The cards that a seat laid open, used or not. */
function openCards(entries: readonly WorldEntry[], seat: number): string[] {
  return entries.flatMap((entry) =>
    (entry.kind === 'played' || entry.kind === 'laid-off') && entry.seat === seat ? [entry.card] : [],
  );
}

/** The cards that a seat laid face down; which, only their owner reads. */
function downCards(entries: readonly WorldEntry[], seat: number): (string | undefined)[] {
  return entries.flatMap((entry) =>
    (entry.kind === 'discarded' || entry.kind === 'drawn-away') && entry.seat === seat ? [entry.card] : [],
  );
}

/** A chapter at its end: all cards laid, the duties reckoned. */
export function beforeChapter(table: Teller, view: WorldView, begins: Of<'chapter-begins'>): WorldView {
  const chapter = since(table.entries, begins, 'chapter-begins');
  const cardless = (each: WorldSeat, seat: number): WorldSeat => {
    const played = openCards(chapter, seat);
    return {
      ...each,
      cards: 0,
      played,
      card_of_round: played.at(-1) ?? '',
      discarded: downCards(chapter, seat).length,
    };
  };
  return {
    ...view,
    chapter: begins.chapter - 1,
    round: view.rounds,
    rounds_left: 0,
    step: 'duties',
    event: null,
    orientations: [],
    table: view.table.map(cardless),
    hand: [],
    discards: view.seat === null ? [] : downCards(chapter, view.seat).filter((card) => card !== undefined),
    reckoning: {
      tax: last(chapter, 'tax-rolled')?.tax ?? 0,
      missing: view.table.map((_, seat) => view.duties.map(({ duty }) => missingOf(chapter, seat, duty))),
    },
  };
}

function missingOf(entries: readonly WorldEntry[], seat: number, duty: string): number {
  const short = entries.find((entry) => entry.kind === 'short' && entry.seat === seat && entry.duty === duty);
  return short?.kind === 'short' ? short.missing : 0;
}
