import { describe, expect, it } from 'vitest';
import { BEATS } from '../../src/games/duel/beats';
import { happening } from '../../src/games/duel/prompts';
import type { DuelTable } from '../../src/games/duel/reading';
import { cellsOf, roundOf } from '../../src/games/duel/round';
import { nameOfSource, roundRows } from '../../src/games/duel/stage';
import { isAskedNow, toldView } from '../../src/games/duel/told';
import type { DuelEntry, DuelView } from '../../src/generated/messages';
import { entries } from '../entries';

const LINES = [
  { line: 'top-row', cells: [0, 1, 2], claimed: 0, meets: -1 },
  { line: 'left-column', cells: [0, 3, 6], claimed: 1, meets: 0 },
];
const CARDS = ['income-5', 'toll', 'forest', 'income-5', 'weaver', 'market', 'jack', 'mine', 'quarry'];
const NEXT = ['mine', ...CARDS.slice(1)];

/** A round: both claim, the second seat wins and takes five gold, then new cards come. */
const ROUND = entries<DuelEntry>(
  { kind: 'display', round: 1, seat: 0, cards: CARDS },
  { kind: 'claimed', seat: 0, line: 'top-row', cards: [] },
  { kind: 'claimed', seat: 1, line: 'left-column', cards: [] },
  { kind: 'contested', card: 'income-5', cell: 0, first: 0 },
  { kind: 'flipped', seat: 0, seal: '1-4', value: 1, sum: 1, sums: [1, 0] },
  { kind: 'flipped', seat: 1, seal: 'personal', value: 3, sum: 3, sums: [1, 3] },
  { kind: 'conflict-won', seat: 1, card: 'income-5', sums: [1, 3] },
  { kind: 'turn-begins', seat: 1, cards: [] },
  { kind: 'used', seat: 1, card: 'income-5' },
  { kind: 'gold', seat: 1, source: 'income-5', change: 5, due: 5, total: 8, bank: 60 },
  { kind: 'installed', seat: 1, section: 1, good: 'timber', price: 2, gold: 6, installed: 1, points: 1, score: 1 },
  { kind: 'round-ends', round: 1, scores: [0, 1] },
  { kind: 'display', round: 2, seat: 0, cards: NEXT },
);

function side(player: string, part: object = {}) {
  return {
    player,
    gold: 6,
    seals: { '1-4': 0 },
    raw: {},
    goods: { timber: 0 },
    supply: {},
    needs: { timber: 0 },
    installed: 0,
    sections: [{ section: 1, slots: [{ good: 'timber', filled: true }], finished: false, first: false }],
    kept: [],
    ...part,
  };
}

const PRESENT = {
  round: 2,
  rounds_a_passage: 3,
  seats: 2,
  current_seat: 0,
  is_over: false,
  phase: 'claim',
  bank: 62,
  scores: [0, 1],
  undealt: [],
  install_totals: [2, 5, 9],
  pile: { size: 4 },
  lines: LINES.map((line) => ({ ...line, claimed: -1 })),
  display: NEXT.map((card, cell) => ({ card, cell, target: true })),
  turn: null,
  table: [side('waleran'), side('philip', { installed: 1 })],
} as unknown as DuelView;

/** The table while the entry at this place is told. */
function telling(at: number): DuelTable {
  const current = ROUND[at] ?? null;
  return {
    view: PRESENT,
    entries: ROUND,
    lines: [],
    moment: null,
    seat: 0,
    names: ['Anna', 'Ben'],
    tells: true,
    components: [{ key: 'toll', table: 'once' }],
    fact: () => undefined,
    t: (id: string) => id,
    component: (key: string) => key,
    sentence: (entry: DuelEntry) => entry.kind,
    beats: { current, coming: ROUND.slice(at + 1), left: () => 1 },
  } as unknown as DuelTable;
}
const at = (kind: string): number => ROUND.findIndex((entry) => entry.kind === kind);

describe('a round of the duel that is told', () => {
  it('shows the old cards with their claims until new ones are laid out', () => {
    const view = toldView(telling(at('gold')));
    expect(view.display.map(({ card }) => card)).toEqual(CARDS);
    expect(view.display[0]).toMatchObject({ contested: true, owner: 1, spent: true });
    expect(view.round).toBe(1);
    expect(view.turn?.seat).toBe(1);
    expect(toldView(telling(ROUND.length - 1)).display[0]?.card).toBe('mine');
  });

  it('shows the conflict flip by flip, and nobody is asked meanwhile', () => {
    const first = toldView(telling(at('flipped')));
    expect(first).toMatchObject({ phase: 'conflict', current_seat: -1 });
    expect(first.conflict).toMatchObject({ sums: [0, 0], running: true });
    expect(first.table[1]?.personal_ready).toBe(true);
    const second = toldView(telling(at('flipped') + 1));
    expect(second.conflict?.flips).toHaveLength(2);
    expect(second.conflict?.sums).toEqual([1, 0]);
    expect(second.table[1]?.personal_ready).toBe(false);
    expect(toldView(telling(at('conflict-won'))).conflict).toMatchObject({ winner: 1, sums: [1, 3] });
  });

  it('keeps what a seal shows to itself until it lands', () => {
    const spoken: unknown[] = [];
    const table = { ...telling(at('flipped')), t: (id: string, args: unknown) => (spoken.push(args), id) };
    const flip = ROUND[at('flipped')];
    expect(flip && happening(table as unknown as DuelTable, flip).detail).toBe('board-happening-flip');
    expect(spoken.at(-1)).toEqual({ seat: 'Anna', seal: '1-4' });
  });

  it('counts gold and goods as they were: what travels arrives at the end of its beat', () => {
    expect(toldView(telling(at('used'))).table[1]).toMatchObject({ gold: 3, installed: 0, goods: { timber: 1 } });
    expect(toldView(telling(at('gold'))).table[1]?.gold).toBe(3);
    expect(toldView(telling(at('installed'))).table[1]).toMatchObject({ installed: 1 });
    expect(toldView(telling(at('claimed'))).table[0]?.seals['1-4']).toBe(1);
  });

  it('asks again as soon as the new cards lie there', () => {
    expect(isAskedNow(telling(at('gold')))).toBe(false);
    expect(isAskedNow(telling(ROUND.length - 1))).toBe(true);
    const entry = ROUND[at('gold')];
    expect(entry && happening(telling(at('gold')), entry).detail).toBe('gold');
  });

  it('is read forwards: whose cells are whose', () => {
    const told = roundOf(ROUND.slice(0, at('round-ends')), LINES);
    expect(told && [cellsOf(told, 0, LINES), cellsOf(told, 1, LINES)]).toEqual([
      [1, 2],
      [0, 3, 6],
    ]);
    expect(told?.spent).toEqual([0]);
  });

  it('ends with what it brought everybody, by source', () => {
    const table = telling(ROUND.length - 1);
    const display = ROUND.at(-1);
    const rows = display ? roundRows(table, display) : [];
    expect(rows.map((row) => [nameOfSource(table, row), row.icon, row.values])).toEqual([
      ['board-sheet-conflict', 'du-seal', [-1, 0]],
      ['income-5', 'du-coin', [0, 5]],
      ['board-sheet-installed', 'vp', [0, 1]],
      ['board-sheet-installed', 'du-coin', [0, -2]],
    ]);
  });

  it('moves what it gives from its source to the seat', () => {
    expect(BEATS.gold.moves({ ...goldOf(3) })).toEqual([
      { icon: 'du-coin', from: ['card:income-5', 'kept:income-5', 'bank'], to: 'gold:1', text: '+3' },
    ]);
    expect(BEATS.gold.moves({ ...goldOf(0) })).toEqual([]);
  });
});

function goldOf(change: number): Extract<DuelEntry, { kind: 'gold' }> {
  return { kind: 'gold', seat: 1, source: 'income-5', change, due: change, total: 0, bank: 0 };
}
