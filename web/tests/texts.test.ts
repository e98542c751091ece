import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentInfo, Entry, GameInfo } from '../src/generated/messages';
import { GameTexts, makeBundle } from '../src/texts/texts';

const source = (path: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../src/kingsbridge', path), 'utf8');

const game = {
  id: 'cards',
  argument_kinds: { seat: 'seat', card: 'component', cards: 'components', winners: 'seats', scores: 'by-seat' },
} as unknown as GameInfo;
const fact = (value: unknown) => ({ value, provenance: 'rulebook' as const, why: '' });
const components = [
  { table: 'colour', key: 'green', names: {}, facts: {} },
  { table: 'colour', key: 'blue', names: {}, facts: {} },
  { table: 'site', key: 'quarry', names: {}, facts: { gives: fact('stone') } },
  { table: 'craftsman', key: 'toolmaker', names: {}, facts: { metal: fact(5), own: fact(1) } },
] as ComponentInfo[];

function texts(language: string, names: string[] = ['', '']): GameTexts {
  const bundle = (each: string) =>
    makeBundle(each, [source(`texts/${each}.ftl`), source(`games/cards/texts/${each}.ftl`)]);
  return new GameTexts([bundle(language), bundle('en')], game, components, names);
}

describe('sentences', () => {
  it('fills in arguments by their kind', () => {
    const played: Entry = { kind: 'played', seat: 1, card: 'quarry', value: 0, trick: 2 };
    expect(texts('en').entry(played)).toBe('Blue plays Quarry (0).');
    expect(texts('en', ['', 'Ellen']).entry(played)).toBe('Ellen plays Quarry (0).');
    expect(texts('de').entry(played)).toContain('Steinbruch');
  });

  it('lists seats, components and numbers by seat', () => {
    const ends: Entry = { kind: 'game-ends', winners: [0, 1], scores: [12, 12.5] };
    expect(texts('en').entry(ends)).toBe('The game is over. Winner: Green, Blue. Points: Green 12, Blue 12.5.');
    expect(texts('en').entry({ kind: 'discarded', seat: 0, cards: [] })).toContain('nothing');
  });

  it('tells what a reader may know and no more', () => {
    expect(texts('en').entry({ kind: 'dealt', seat: 0, count: 9 })).toBe('Green gets 9 cards.');
    expect(texts('en').entry({ kind: 'dealt', seat: 0, count: 1, cards: ['quarry'] })).toBe('Green gets Quarry.');
  });

  it('labels actions and explains components with their numbers', () => {
    expect(texts('en').label({ kind: 'play', key: 'play quarry', args: { card: 'quarry' } })).toBe('Play Quarry');
    expect(texts('en').help('quarry')).toBe('The taker gets 1 stone');
    expect(texts('en').help('blue-toolmaker')).toContain('5 points');
  });

  it('says why a value is what it is, or what somebody wrote instead', () => {
    expect(texts('de').note('least-of-a-hand')).toBe('Entscheidung C14: alle drei Minuspersonen.');
    expect(texts('de').note('Read off the card.')).toBe('Read off the card.');
  });

  it('falls back to the key where there is no sentence', () => {
    expect(texts('de').say('no-such-sentence')).toBe('no-such-sentence');
    expect(texts('de').component('no-such-card')).toBe('no such card');
    expect(texts('de').seatName(-1)).toBe('niemand');
  });
});

describe('the two languages', () => {
  it('have the same sentences of the browser', () => {
    const keys = (language: string): string[] =>
      [...source(`texts/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
    expect(keys('de').sort()).toEqual(keys('en').sort());
  });

  it('have every sentence the client asks for', () => {
    const files = import.meta.glob('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const asked = Object.values(files).flatMap((text) =>
      [...(text as string).matchAll(/\bt\(\s*'(web-[\w-]+)'/g)].map((found) => found[1] ?? ''),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect([...new Set(asked)].filter((key) => !texts('en').has(key))).toEqual([]);
  });
});
