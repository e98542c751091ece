import { describe, expect, it } from 'vitest';
import { read } from '../src/router.svelte';

describe('addresses', () => {
  it.each(['/%', '/table/%E0%A4%A', '/nowhere', '/table'])('that mean nothing lead nowhere: %s', (path) => {
    expect(read(path)).toEqual({ page: 'lost' });
  });

  it('are read with what signs stand for', () => {
    expect(read('/rules/duel/DUE%2D001')).toEqual({ page: 'rules', game: 'duel', rule: 'DUE-001' });
  });
});
