/** The scoring of one seat in the running hand as a sheet: what it has, what its converters do, and the sum by source. */
import type { CardsEntry, CardsView } from '../../generated/messages';
import { cardOf, type Conversion, type Deck } from './deck';
import { converters, stockOf, type Holding } from './reckon';

export const SCORING_PHASES = ['tom', 'conversion', 'assistant', 'cut'] as const;

export function isScoring(phase: string): boolean {
  return (SCORING_PHASES as readonly string[]).includes(phase);
}

export interface ConverterLine {
  converter: string;
  conversions: Conversion[];
  /** `ready` may be used now, `used` has been, `waits` its time has not come or has passed unused. */
  state: 'ready' | 'used' | 'waits';
  /** What it was used for in this hand. */
  used: { material: string; points: number; made: string } | null;
}

export interface SumLine {
  /** A component: converter, privilege, person, or "own-craftsmen". */
  source: string;
  points: number;
}

export interface Sheet {
  seat: number;
  converters: ConverterLine[];
  /** Scored so far in this hand, by source. */
  scored: SumLine[];
  /** What follows by itself after the choices. */
  coming: SumLine[];
  total: number;
  gained: { material: string; source: string }[];
}

/** What a seat holds by its view. */
export function holdingOf(view: CardsView, seat: number): Holding {
  const row = view.table[seat];
  if (row === undefined) throw new Error(`There is no seat ${seat}.`);
  return { seat, cards: row.scoring_cards, stock: stockOf(row.stock), privileges: row.privileges };
}

/** The facts of the running hand (of a finished game: of its last). */
export function entriesOfHand(facts: readonly CardsEntry[]): CardsEntry[] {
  const begin = facts.findLastIndex((fact) => fact.kind === 'hand-begins');
  return facts.slice(begin < 0 ? 0 : begin);
}

export function makeSheet(deck: Deck, view: CardsView, facts: readonly CardsEntry[], seat: number): Sheet {
  const mine = entriesOfHand(facts).filter((fact) => isOf(fact, seat));
  const holding = holdingOf(view, seat);
  const scored = sumBySource(mine);
  const coming = pointsTold(mine) ? [] : comingPoints(deck, holding);
  return {
    seat,
    converters: converters(deck, holding).map((conversions) => converterLine(conversions, view, mine)),
    scored,
    coming,
    total: [...scored, ...coming].reduce((sum, line) => sum + line.points, 0),
    gained: mine.flatMap((fact) =>
      fact.kind === 'material' ? [{ material: fact.material, source: fact.source }] : [],
    ),
  };
}

function converterLine(conversions: Conversion[], view: CardsView, facts: readonly CardsEntry[]): ConverterLine {
  const converter = conversions[0]?.converter ?? '';
  const [use] = facts.flatMap((fact) =>
    (fact.kind === 'converted' || fact.kind === 'remade') && fact.converter === converter ? [fact] : [],
  );
  const ready = view.phase === 'conversion' && view.converters.includes(converter);
  return {
    converter,
    conversions,
    state: use !== undefined ? 'used' : ready ? 'ready' : 'waits',
    used:
      use === undefined
        ? null
        : {
            material: use.material,
            points: use.kind === 'converted' ? use.points : 0,
            made: use.kind === 'remade' ? use.made : '',
          },
  };
}

/** Adds up what a list of facts scored, by source, in the order of the first of each. */
export function sumBySource(facts: readonly CardsEntry[]): SumLine[] {
  const sums = new Map<string, number>();
  for (const fact of facts) {
    if (!('points' in fact)) continue;
    const source = sourceOf(fact);
    sums.set(source, (sums.get(source) ?? 0) + fact.points);
  }
  return [...sums].map(([source, points]) => ({ source, points }));
}

function sourceOf(fact: Extract<CardsEntry, { points: number }>): string {
  if (fact.kind === 'converted') return fact.converter;
  return fact.kind === 'assisted' ? 'assistant' : fact.source;
}

/** Is the entry about this seat? */
export function isOf(fact: CardsEntry, seat: number): boolean {
  return 'seat' in fact && fact.seat === seat;
}

function pointsTold(facts: readonly CardsEntry[]): boolean {
  return facts.some((fact) => fact.kind === 'points' || fact.kind === 'dropped');
}

/** Own craftsmen, privileges and persons: what the points phase will bring. */
export function comingPoints(deck: Deck, holding: Holding): SumLine[] {
  const lines: SumLine[] = [];
  const cards = holding.cards.map((key) => cardOf(deck, key));
  const own = cards.filter((card) => card.owner === holding.seat).reduce((sum, card) => sum + card.own, 0);
  if (own !== 0) lines.push({ source: 'own-craftsmen', points: own });
  for (const card of holding.privileges.map((key) => cardOf(deck, key))) {
    if (card.eachHand !== 0) lines.push({ source: card.key, points: card.eachHand });
  }
  for (const card of cards) {
    if (card.owner < 0 && card.points !== 0) lines.push({ source: card.key, points: card.points });
  }
  return lines;
}

/** The sums of every seat in one hand, for the end of the hand. */
export function gainsBySource(facts: readonly CardsEntry[], seats: number): SumLine[][] {
  return Array.from({ length: seats }, (_, seat) => sumBySource(facts.filter((fact) => isOf(fact, seat))));
}

/** The facts of a finished hand: from its "hand-begins" to its "hand-ends". */
export function entriesOfFinishedHand(facts: readonly CardsEntry[], hand: number): CardsEntry[] {
  const begin = facts.findIndex((fact) => fact.kind === 'hand-begins' && fact.hand === hand);
  const end = facts.findIndex((fact) => fact.kind === 'hand-ends' && fact.hand === hand);
  return begin < 0 || end < 0 ? [] : facts.slice(begin, end + 1);
}
