import { describe, expect, it } from 'vitest';
import type { DuelEntry, DuelView, LegalAction } from '../../src/generated/messages';
import { goldChanges, lastFight } from '../../src/games/duel/changes';
import { deltasOf, type Reader } from '../../src/games/duel/deltas';
import { signsOf } from '../../src/games/duel/effects';
import { band, inked, middle, tilt } from '../../src/games/duel/geometry';
import {
  artOf,
  buttonsOf,
  campOf,
  counted,
  goodOf,
  letterOf,
  lineOf,
  linesThrough,
  nextOf,
  targetCells,
} from '../../src/games/duel/reading';
import { entries } from '../entries';

const LINES = [
  ['top-row', [0, 1, 2]],
  ['middle-row', [3, 4, 5]],
  ['bottom-row', [6, 7, 8]],
  ['left-column', [0, 3, 6]],
  ['middle-column', [1, 4, 7]],
  ['right-column', [2, 5, 8]],
  ['falling-diagonal', [0, 4, 8]],
  ['rising-diagonal', [6, 4, 2]],
].map(([line, cells]) => ({ line, cells, claimed: -1, meets: -1 }));
const CARDS = ['income-5', 'toll', 'forest', 'income-5', 'weaver', 'market', 'jack', 'toll', 'quarry'];

function side(part: Record<string, unknown> = {}) {
  return {
    gold: 7,
    seals: { '0-5': 1, '1-4': 0, '2-3': 2 },
    raw: { wood: 1, sand: 0, stone: 2, ore: 0, wool: 2 },
    goods: { timber: 0, mortar: 1, masonry: 0, 'iron-bars': 0, cloth: 0 },
    supply: { wood: 1, sand: 2, stone: 0, ore: 1, wool: 1 },
    installed: 3,
    cells: [],
    cells_left: [],
    ...part,
  };
}

function view(part: Record<string, unknown> = {}): DuelView {
  return {
    phase: 'evaluation',
    bank: 60,
    pile: { size: 1 },
    lines: LINES,
    display: CARDS.map((card, cell) => ({ card, cell, once: card === 'toll' })),
    table: [side(), side({ gold: 2 })],
    turn: { seat: 0, next_price: 4, cards_open: true, step: null },
    ...part,
  } as unknown as DuelView;
}

function seatOf(shown: DuelView, seat: number): DuelView['table'][number] {
  const found = shown.table[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

const words: Record<string, string[]> = {
  'income-5 effect': ['income'],
  'sheepfold effect': ['raw'],
  'sheepfold materials': ['wool'],
  'toll effect': ['rob'],
  'ellen effect': ['seals'],
  'weaver effect': ['craftsman'],
  'weaver materials': ['wool'],
};
const facts: Record<string, number> = { 'income-5 gold': 5, 'sheepfold amount': 2, 'toll gold': 3, 'ellen amount': 2 };

function deltas(action: { kind: string; args: Record<string, unknown> }, its = view()): string[] {
  const components: Reader = {
    number: (component, name) => facts[`${component} ${name}`] ?? 0,
    word: (component, name) => words[`${component} ${name}`]?.[0] ?? '',
    words: (component, name) => words[`${component} ${name}`] ?? [],
  };
  return deltasOf(its, 0, action as unknown as LegalAction, components).map(
    (each) => `${each.thing} ${each.before} ${each.after}`,
  );
}

describe('what an action would change', () => {
  it('income comes from the bank, as far as it reaches', () => {
    expect(deltas({ kind: 'use', args: { card: 'income-5' } })).toEqual(['coin 7 12']);
    expect(deltas({ kind: 'use', args: { card: 'income-5' } }, view({ bank: 2 }))).toEqual(['coin 7 9']);
  });

  it('raw material comes from the supply, as far as it reaches', () => {
    expect(deltas({ kind: 'use', args: { card: 'sheepfold' } })).toEqual(['wool 2 3']);
  });

  it('a toll takes no more than the other has', () => {
    expect(deltas({ kind: 'play', args: { card: 'toll' } })).toEqual(['coin 7 9']);
  });

  it('seals come from the pile, as far as it reaches', () => {
    expect(deltas({ kind: 'use', args: { card: 'ellen' } })).toEqual(['wax 3 4']);
  });

  it('a craftsman promises nothing before he works', () => {
    expect(deltas({ kind: 'use', args: { card: 'weaver' } })).toEqual([]);
  });

  it('a conversion costs gold and turns the marker over', () => {
    const weaving = view({ turn: { next_price: 2, step: { price: 2, pays: 0 } } });
    expect(deltas({ kind: 'convert', args: { item: 'wool' } }, weaving)).toEqual(['coin 7 5', 'wool 2 1', 'cloth 0 1']);
  });

  it('the market buys and sells', () => {
    const market = view({ turn: { next_price: 2, step: { price: 2, pays: 3 } } });
    expect(deltas({ kind: 'buy', args: { item: 'wood' } }, market)).toEqual(['coin 7 5', 'wood 1 2']);
    expect(deltas({ kind: 'buy', args: { item: 'seal' } }, market)).toEqual(['coin 7 5', 'wax 3 4']);
    expect(deltas({ kind: 'sell', args: { item: 'wool' } }, market)).toEqual(['wool 2 1', 'coin 7 10']);
    expect(deltas({ kind: 'take', args: { item: 'ore' } }, market)).toEqual(['ore 0 1']);
  });

  it('installing costs what the view says', () => {
    expect(deltas({ kind: 'build', args: { section: 1, item: 'mortar' } })).toEqual([
      'coin 7 3',
      'mortar 1 0',
      'good 3 4',
    ]);
    expect(deltas({ kind: 'end', args: {} })).toEqual([]);
  });
});

describe('what a card shows', () => {
  const card = { effect: 'craftsman', materials: ['ore'], gold: 0, price: 4, pays: 0, amount: 0 };

  it('a craftsman shows the good of the player who looks', () => {
    expect(signsOf(card, () => 'bell')).toEqual(['#ore', '→', '#bell', '4', '#coin']);
  });

  it('every effect of the game has signs', () => {
    const effects = [
      'power',
      'income',
      'influence',
      'raw',
      'craftsman',
      'market',
      'rob',
      'turn',
      'scaffold',
      'sabotage',
      'fetch',
      'gift',
      'wool',
      'informer',
      'seals',
    ];
    for (const effect of effects) {
      expect(
        signsOf({ ...card, effect }, (material) => material),
        effect,
      ).not.toEqual([]);
    }
    expect(signsOf({ ...card, effect: 'unheard-of' }, (material) => material)).toEqual([]);
  });

  it('all incomes look alike', () => {
    expect([artOf('income-5'), artOf('supply-cart')]).toEqual(['income', 'supply-cart']);
  });
});

describe('lines and cells', () => {
  const legal = ['top-row', 'left-column', 'falling-diagonal', 'middle-row'].map(
    (line) => ({ target: `line:${line}` }) as LegalAction,
  );

  it('have letters in the order of the view', () => {
    expect([letterOf(0), letterOf(7)]).toEqual(['A', 'H']);
    expect(lineOf(view(), 'line:rising-diagonal')?.cells).toEqual([6, 4, 2]);
    expect(lineOf(view(), 'card:toll')).toBeNull();
  });

  it('a cell leads to the lines through it that can be claimed, one after the other', () => {
    const lines = linesThrough(view().lines, 0, legal);
    expect(lines).toEqual(['top-row', 'left-column', 'falling-diagonal']);
    expect([
      nextOf(lines, null),
      nextOf(lines, 'top-row'),
      nextOf(lines, 'falling-diagonal'),
      nextOf(lines, 'middle-row'),
    ]).toEqual(['top-row', 'left-column', 'top-row', 'top-row']);
    expect(nextOf([], null)).toBeNull();
  });

  it('of identical cards one is the target, rather one that can still be used; 1x cards are none', () => {
    const spread = view({ table: [side({ cells: [0, 3], cells_left: [3] }), side()] });
    expect([...targetCells(spread, 0)].sort()).toEqual([2, 3, 4, 5, 6, 8]);
    expect(targetCells(spread, 1).has(0)).toBe(true);
  });

  it('the middle of each cell and the bands between them', () => {
    expect(middle(5, 300, 600)).toEqual({ x: 250, y: 300 });
    expect(band([6, 4, 2], 300, 300)).toBe('M50 250L250 50');
  });
});

describe('buildings and scales', () => {
  it('a section is inked by thirds and scaffolded until it is finished', () => {
    const [first, second, third] = inked('castle', [0, 1, 3]);
    expect([first?.height, first?.begun]).toEqual([0, false]);
    expect([second?.y, second?.begun]).toEqual([187 - 58, true]);
    expect([third?.y, third?.begun]).toEqual([0, false]);
  });

  it('the scales tip to the greater sum, but never over', () => {
    expect([tilt([3, 3]), tilt([6, 4]), tilt([0, 2]), tilt([20, 0])]).toEqual([0, -4, 4, -9]);
  });
});

describe('buttons and lists', () => {
  it('a step is ended by done, a turn by end, a duty by neither', () => {
    const at = (step: unknown) => view({ turn: { seat: 0, step } });
    expect(buttonsOf(at(null), [])).toEqual(['end']);
    expect(buttonsOf(at({ optional: true }), [])).toEqual(['done']);
    expect(buttonsOf(at({ optional: false }), [])).toEqual([]);
    expect(buttonsOf(view({ turn: null }), [])).toEqual([]);
  });

  it('cards are counted', () => {
    expect(counted(['a', 'b', 'a'])).toEqual([
      { card: 'a', count: 2 },
      { card: 'b', count: 1 },
    ]);
  });

  it('a camp shows what is finished before what is raw', () => {
    expect(campOf(seatOf(view(), 0)).map((each) => `${each.kind} ${each.thing} ${each.count}`)).toEqual([
      'raw wood 1',
      'good mortar 1',
      'raw stone 2',
      'raw wool 2',
    ]);
  });

  it('each building has its own good of ore', () => {
    expect(goodOf(seatOf(view(), 0), 'ore')).toBe('iron-bars');
  });
});

describe('the news', () => {
  it('gold that came, was paid and was taken', () => {
    const changes = goldChanges(
      entries<DuelEntry>(
        { kind: 'gold', seat: 0, change: 5 },
        { kind: 'installed', seat: 0, price: 2, gold: 4 },
        { kind: 'robbed', seat: 1, other: 0, change: 3 },
        { kind: 'material', seat: 1, change: 2 },
      ),
      2,
    );
    expect(changes.map((change) => [change.by, change.entries.length])).toEqual([
      [0, 3],
      [3, 1],
    ]);
    expect(changes[0]?.entries.map((entry) => entry.kind)).toEqual(['gold', 'installed', 'robbed']);
  });

  it('the latest conflict with its flips, until new cards are laid out', () => {
    const journal = entries<DuelEntry>(
      { kind: 'contested', card: 'weaver', cell: 4, first: 0 },
      { kind: 'flipped', seat: 0, seal: '1-4', value: 1, sums: [1, 0] },
      { kind: 'flipped', seat: 1, seal: 'personal', value: 3, sums: [1, 3] },
      { kind: 'gave-up', seat: 0, sums: [1, 3] },
      { kind: 'conflict-won', seat: 1, card: 'weaver', sums: [1, 3] },
    );
    expect(lastFight(journal)).toMatchObject({ card: 'weaver', cell: 4, first: 0, sums: [1, 3], winner: 1, gaveUp: 0 });
    expect(lastFight(journal)?.flips).toHaveLength(2);
    expect(lastFight([...journal, ...entries<DuelEntry>({ kind: 'display' })])).toBeNull();
    expect(lastFight([])).toBeNull();
  });
});
