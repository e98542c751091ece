/** The cards as their faces tell them, made from the game's components so that a corrected value shows everywhere. */
export const MATERIALS = ['stone', 'wood', 'sand', 'metal'] as const;
export type Material = (typeof MATERIALS)[number];

/** The heraldic colours in the order of the seats: the craftsmen of colour n belong to seat n. */
export const COLOURS = ['green', 'blue', 'red', 'orange'] as const;

export const KING = 'king';
export const ALFRED = 'alfred-builder';
export const TOM = 'tom-builder';

/** What one unit of a material becomes: points, or another material. */
export interface Conversion {
  converter: string;
  material: Material;
  points: number;
  makes: Material | null;
}

export interface Card {
  key: string;
  /** The component behind the card: for a craftsman his craft. It names drawing, help and values. */
  face: string;
  value: number;
  /** The seat a craftsman belongs to, -1 for all other cards. */
  owner: number;
  privilege: boolean;
  points: number;
  gives: Material | null;
  /** Points a privilege brings each hand. */
  eachHand: number;
  conversions: Conversion[];
  /** The materials among which its taker chooses one. */
  choice: Material[];
}

/** Reads a value of the components: the number or word of a fact, or undefined. */
export type FactReader = (component: string, name: string) => unknown;

export type Deck = ReadonlyMap<string, Card>;

/** Makes the table of all cards from the keys of the catalogue's "play" actions. */
export function makeDeck(keys: Iterable<string>, fact: FactReader): Deck {
  const deck = new Map<string, Card>();
  for (const key of keys) deck.set(key, makeCard(key, fact));
  return deck;
}

export function cardOf(deck: Deck, key: string): Card {
  const card = deck.get(key);
  if (card === undefined) throw new Error(`There is no card ${key}.`);
  return card;
}

function makeCard(key: string, fact: FactReader): Card {
  const owner = COLOURS.findIndex((colour) => key.startsWith(`${colour}-`));
  const colour = COLOURS[owner];
  const face = colour === undefined ? key : key.slice(colour.length + 1);
  const number = (name: string) => asNumber(fact(face, name));
  const privilege = owner < 0 && fact(face, 'copies') === undefined;
  return {
    key,
    face,
    owner,
    privilege,
    value: number('value'),
    points: number('points'),
    gives: asMaterial(fact(face, 'gives')),
    eachHand: number('each_hand'),
    conversions: conversionsOf(face, fact),
    choice: key === TOM ? MATERIALS.filter((material) => fact(material, 'from_tom') === true) : [],
  };
}

/** What a craftsman or privilege converts; a converter may have several, of which it uses one a hand. */
function conversionsOf(converter: string, fact: FactReader): Conversion[] {
  const found: Conversion[] = [];
  for (const material of MATERIALS) {
    const points = fact(converter, material);
    const turned = fact(converter, 'turns') === material;
    if (points === undefined && !turned) continue;
    const makes = turned ? asMaterial(fact(converter, 'into')) : null;
    found.push({ converter, material, points: asNumber(points), makes });
  }
  return found;
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function asMaterial(value: unknown): Material | null {
  return MATERIALS.find((material) => material === value) ?? null;
}
