/** What the cards of a seat would score if the hand ended now, as terms that sum up; and what a trick would change. */
import { cardOf, type Card, type Conversion, type Deck, type Material } from './deck';

export type Stock = Record<Material, number>;

/** What a seat has to score with. Only public facts. */
export interface Holding {
  seat: number;
  cards: readonly string[];
  stock: Readonly<Stock>;
  privileges: readonly string[];
}

/** One line of a sum: points from a source, or a unit of material. */
export type Term =
  | { kind: 'gives'; card: string; material: Material | null; count: number }
  | { kind: 'own'; count: number; points: number }
  | { kind: 'card'; card: string; count: number; points: number }
  | { kind: 'each-hand'; card: string; points: number }
  | { kind: 'convert'; conversion: Conversion; count: number; points: number };

export interface Reckoning {
  points: number;
  terms: Map<string, Term>;
}

export function stockOf(stock: Record<string, number>): Stock {
  return { stone: stock.stone ?? 0, wood: stock.wood ?? 0, sand: stock.sand ?? 0, metal: stock.metal ?? 0 };
}

/** The converters a seat may use: its own craftsmen among the cards, and its privileges. */
export function converters(deck: Deck, holding: Holding): Conversion[][] {
  const mine = holding.cards.map((key) => cardOf(deck, key)).filter((card) => card.owner === holding.seat);
  const owned = holding.privileges.map((key) => cardOf(deck, key));
  return [...mine, ...owned].map((card) => card.conversions).filter((some) => some.length > 0);
}

/** Reckons the hand as if it ended now, with the conversions that bring most points. The Assistant is a choice and left out. */
export function reckon(deck: Deck, holding: Holding): Reckoning {
  const terms = new Map<string, Term>();
  const stock = { ...holding.stock };
  let points = 0;
  let choice: readonly Material[] = [];
  let own = 0;
  let ownPoints = 0;
  for (const card of holding.cards.map((key) => cardOf(deck, key))) {
    if (card.owner === holding.seat) {
      own += 1;
      ownPoints += card.own;
    }
    if (card.owner >= 0) continue;
    if (card.gives !== null || card.choice.length > 0) addGift(terms, card);
    if (card.gives !== null) stock[card.gives] += 1;
    if (card.choice.length > 0) choice = card.choice;
    if (card.points !== 0) {
      addPoints(terms, card);
      points += card.points;
    }
  }
  if (own > 0) terms.set('own', { kind: 'own', count: own, points: ownPoints });
  points += ownPoints;
  for (const card of holding.privileges.map((key) => cardOf(deck, key))) {
    if (card.eachHand === 0) continue;
    terms.set(`each-hand ${card.key}`, { kind: 'each-hand', card: card.key, points: card.eachHand });
    points += card.eachHand;
  }
  const plan = bestPlan(stock, converters(deck, holding), choice);
  for (const conversion of plan.steps) addConversion(terms, conversion);
  return { points: points + plan.points, terms };
}

function addGift(terms: Map<string, Term>, card: Card): void {
  const key = `gives ${card.key}`;
  const before = terms.get(key);
  const count = before?.kind === 'gives' ? before.count + 1 : 1;
  terms.set(key, { kind: 'gives', card: card.key, material: card.gives, count });
}

function addPoints(terms: Map<string, Term>, card: Card): void {
  const key = `card ${card.key}`;
  const before = terms.get(key);
  const count = before?.kind === 'card' ? before.count + 1 : 1;
  terms.set(key, { kind: 'card', card: card.key, count, points: count * card.points });
}

function addConversion(terms: Map<string, Term>, conversion: Conversion): void {
  const key = `convert ${conversion.converter} ${conversion.material}`;
  terms.set(key, { kind: 'convert', conversion, count: 1, points: conversion.points });
}

interface Plan {
  points: number;
  steps: Conversion[];
}

/** The conversions that bring most points; one unit of `choice` comes on top. */
export function bestPlan(
  stock: Readonly<Stock>,
  able: readonly Conversion[][],
  choice: readonly Material[] = [],
): Plan {
  if (choice.length > 0) {
    const plans = choice.map((material) => bestPlan({ ...stock, [material]: stock[material] + 1 }, able));
    return plans.reduce((best, plan) => (plan.points > best.points ? plan : best));
  }
  // The ones that make a material come first, then those that can choose, then the rest, the dearest first.
  const order = [...able].sort((a, b) => rank(a) - rank(b));
  return search(stock, order, 0);
}

function rank(some: readonly Conversion[]): number {
  const first = some[0];
  if (first?.makes) return -100;
  return some.length > 1 ? 100 : -(first?.points ?? 0);
}

function search(stock: Readonly<Stock>, able: readonly Conversion[][], at: number): Plan {
  const converter = able[at];
  if (converter === undefined) return { points: 0, steps: [] };
  let best = search(stock, able, at + 1);
  for (const conversion of converter) {
    if (stock[conversion.material] <= 0) continue;
    const after = { ...stock, [conversion.material]: stock[conversion.material] - 1 };
    if (conversion.makes !== null) after[conversion.makes] += 1;
    const rest = search(after, able, at + 1);
    const points = rest.points + conversion.points;
    // A step that gains nothing (a unit remade for no use) is left out.
    if (points > best.points) best = { points, steps: [conversion, ...rest.steps] };
  }
  return best;
}

/** What a seat has when it takes a trick: the King's trick no longer counts for it, a privilege becomes its own. */
export function withTrick(deck: Deck, holding: Holding, tricks: number, trick: readonly string[]): Holding {
  const won = trick.filter((key) => cardOf(deck, key).privilege);
  return {
    ...holding,
    cards: [...(tricks > 0 ? holding.cards : []), ...trick],
    privileges: [...holding.privileges, ...won],
  };
}

export interface Change {
  before: number;
  after: number;
  /** The terms that differ, with what changes; their points add up to `after - before`. */
  terms: Term[];
}

/** What taking the trick would change for a seat. */
export function change(before: Reckoning, after: Reckoning): Change {
  const terms: Term[] = [];
  for (const [key, term] of after.terms) {
    const old = before.terms.get(key);
    const delta = old === undefined ? term : minus(term, old);
    if (delta !== null) terms.push(delta);
  }
  for (const [key, term] of before.terms) {
    if (!after.terms.has(key)) terms.push(negated(term));
  }
  return { before: before.points, after: after.points, terms };
}

export function pointsOf(term: Term): number {
  return term.kind === 'gives' ? 0 : term.points;
}

function minus(term: Term, old: Term): Term | null {
  if (term.kind === 'gives' && old.kind === 'gives') {
    return term.count === old.count ? null : { ...term, count: term.count - old.count };
  }
  if (term.kind === 'gives' || old.kind === 'gives') return term;
  if (term.points === old.points) return null;
  const points = term.points - old.points;
  if ('count' in term && 'count' in old) return { ...term, count: term.count - old.count, points };
  return { ...term, points };
}

function negated(term: Term): Term {
  if (term.kind === 'gives') return { ...term, count: -term.count };
  return { ...term, points: -term.points };
}
