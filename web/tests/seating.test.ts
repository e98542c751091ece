import { describe, expect, it } from 'vitest';
import type { ComponentInfo, GameInfo } from '../src/generated/messages';
import { Sitters } from '../src/pieces/sitters.svelte';
import { settings } from '../src/settings.svelte';
import { reseat, seatColours, seated, seatWish, sittersOf } from '../src/table/seating';

const game = { id: 'cards', levels: ['random', 'greedy', 'master'], default_level: 'greedy' } as unknown as GameInfo;

describe('seating', () => {
  it('is me against bots of the usual level where nothing else is wished', () => {
    expect(seated(game, 3, [])).toEqual(['me', 'bot:greedy', 'bot:greedy']);
  });

  it('keeps wishes that this game can fulfil', () => {
    expect(seated(game, 3, ['me', 'here', 'bot:unheard-of'])).toEqual(['me', 'here', 'bot:greedy']);
    expect(sittersOf(game)).toEqual(['me', 'bot:random', 'bot:greedy', 'bot:master', 'friend', 'here']);
  });

  it('never loses me to a smaller table', () => {
    expect(seated(game, 3, ['here', 'friend', 'bot:random', 'me'])).toEqual(['me', 'friend', 'bot:random']);
  });

  it('seats me once: I change places', () => {
    expect(reseat(['me', 'friend', 'here'], 2, 'me')).toEqual(['here', 'friend', 'me']);
    expect(reseat(['me', 'friend', 'here'], 1, 'here')).toEqual(['me', 'here', 'here']);
  });

  it('says it as the server wants to hear it', () => {
    expect(seatWish('here', ' Agnes ')).toEqual({ kind: 'human', name: 'Agnes' });
    expect(seatWish('friend', 'Agnes')).toEqual({ kind: 'open' });
    expect(seatWish('bot:random', '')).toEqual({ kind: 'bot', level: 'random' });
  });

  it('seats bots of the levels that sat there, whatever their tastes', () => {
    const sitters = new Sitters(game, ['', 'master-miser', 'unheard-of'], 0);
    expect(sitters.seats).toEqual(['me', 'bot:master', 'bot:greedy']);
  });

  it('calls who goes on with a game as they were called before', () => {
    settings.set('name', '');
    const sitters = new Sitters(game, ['Anna', 'greedy'], 0, ['Anna', '']);
    expect(sitters.wishes()).toEqual([
      { kind: 'human', name: 'Anna' },
      { kind: 'bot', level: 'greedy' },
    ]);
  });

  it('takes the colours of the game first', () => {
    const green = { table: 'colour', key: 'green', names: {}, facts: {} } as ComponentInfo;
    expect(seatColours([green], 2)).toEqual(['green', 'red']);
  });

  it('takes the colour of the person where the seats are persons', () => {
    const colour = { value: 'red', provenance: 'rulebook', why: '' };
    const waleran = { table: 'colour', key: 'waleran', names: {}, facts: { colour } } as unknown as ComponentInfo;
    expect(seatColours([waleran], 1)).toEqual(['red']);
  });
});
