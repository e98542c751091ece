import { describe, expect, it } from 'vitest';
import type { DuelEntry, DuelView, LegalAction } from '../../src/generated/messages';
import { goldChanges } from '../../src/games/duel/changes';
import { compositions } from '../../src/games/duel/composition';
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
  usableOf,
  type DuelTable,
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
    good_of: { wood: 'timber', sand: 'mortar', stone: 'masonry', ore: 'iron-bars', wool: 'cloth' },
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

describe('the cards that can still be used', () => {
  const table = {
    seat: 0,
    view: view({ table: [side({ cells_left: [0, 2, 3, 6] }), side()] }),
    byTarget: (id: string) => (['card:income-5', 'card:forest'].includes(id) ? [{ target: id }] : []),
  } as unknown as DuelTable;

  it('are counted one by one: two alike are one action, and one that would change nothing is none', () => {
    expect(usableOf(table)).toEqual([0, 2, 3]);
  });
});

describe('below the display of a phone', () => {
  it('the sheet of a round has the room of the own side, whose numbers it tells', () => {
    expect(compositions('sheet', false).tall?.areas).toEqual(['other', 'prompt', 'display', 'leaf']);
    expect(compositions('claim', false).tall?.areas).toContain('me');
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
});
