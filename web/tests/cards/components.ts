/** The values of the components the tests reckon with, and the deck made from them. */
import { COLOURS, makeDeck, type FactReader } from '../../src/games/cards/deck';

const CRAFTS: Record<string, Record<string, unknown>> = {
  toolmaker: { value: 2, own: 1, metal: 5 },
  stonemason: { value: 4, own: 1, stone: 4 },
  carpenter: { value: 6, own: 1, wood: 3 },
  'mortar-mixer': { value: 8, own: 1, sand: 2 },
  'master-builder': { value: 10, own: 1, stone: 3, wood: 2, sand: 1, metal: 4 },
};
const NEUTRALS: Record<string, Record<string, unknown>> = {
  king: { copies: 1, value: 11, points: 3 },
  'lady-aliena': { copies: 1, value: 9 },
  'william-hamleigh': { copies: 1, value: 7, points: -3 },
  'tom-builder': { copies: 1, value: 5 },
  'bishop-waleran': { copies: 1, value: 5, points: -2 },
  ellen: { copies: 1, value: 3, points: 2, least_seats: 4 },
  'regan-hamleigh': { copies: 1, value: 3, points: -1 },
  'alfred-builder': { copies: 1, value: 1 },
  'prior-philip': { copies: 1, value: 1, gives: 'metal' },
  quarry: { copies: 2, value: 0, gives: 'stone' },
  forest: { copies: 2, value: 0, gives: 'wood' },
  'gravel-pit': { copies: 2, value: 0, gives: 'sand' },
};
const PRIVILEGES: Record<string, Record<string, unknown>> = {
  artist: { value: 9, each_hand: 1 },
  'brick-maker': { value: 7, turns: 'sand', into: 'stone' },
  'bell-founder': { value: 5, metal: 5 },
  assistant: { value: 3, any_material: 1 },
  potter: { value: 1, sand: 3 },
};
const OTHERS: Record<string, Record<string, unknown>> = {
  stone: { from_tom: true },
  wood: { from_tom: true },
  sand: { from_tom: true },
  metal: { from_tom: false },
  green: { least_seats: 3 },
  blue: { least_seats: 3 },
  red: { least_seats: 3 },
  orange: { least_seats: 4 },
};

export const fact: FactReader = (component, name) =>
  ({ ...CRAFTS, ...NEUTRALS, ...PRIVILEGES, ...OTHERS })[component]?.[name];

const keys = [
  ...COLOURS.flatMap((colour) => Object.keys(CRAFTS).map((craft) => `${colour}-${craft}`)),
  ...Object.keys(NEUTRALS),
  ...Object.keys(PRIVILEGES),
];
export const deck = makeDeck(keys, fact);
