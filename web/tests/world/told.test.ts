import { describe, expect, it } from 'vitest';
import { stageRows, titleOf } from '../../src/games/world/stage';
import { isAskedNow, toldView } from '../../src/games/world/told';
import type { WorldTable } from '../../src/games/world/reading';
import type { WorldEntry, WorldView } from '../../src/generated/messages';
import { entries } from '../entries';

const ROUND = entries<WorldEntry>(
  { kind: 'event-revealed', event: 'caroli', chapter: 1, round: 1, seat: 0 },
  { kind: 'oriented', seat: 0, event: 'caroli', arrow: 2 },
  { kind: 'played', seat: 0, card: 'resource' },
  { kind: 'played', seat: 1, card: 'medicine' },
  { kind: 'goods', seat: 1, good: 'gold', change: 1, total: 3, source: 'medicine' },
  { kind: 'figure-passed', seat: 1 },
);
const NEXT = entries<WorldEntry>({ kind: 'event-revealed', event: 'wedding', chapter: 1, round: 2, seat: 1 });
const DUTIES = entries<WorldEntry>(
  { kind: 'board-cleared', chapter: 1, events: [] },
  { kind: 'tax-rolled', seat: 1, tax: 4 },
  { kind: 'short', seat: 1, duty: 'tax-duty', missing: 1 },
  { kind: 'figure-passed', seat: 0 },
  { kind: 'chapter-ends', chapter: 1, scores: [3, 4] },
  { kind: 'chapter-begins', chapter: 2, active: 0 },
);
const DUTY = { duty: 'tax-duty', good: 'gold', least: 2, most: 5, have: 3, missing_least: 0, missing_most: 2 };

function seat(gold: number) {
  const missing = { piety: 0, grain: 0, tax_least: 0, tax_most: 2 };
  return { vp: 4, goods: { gold }, missing, card_of_round: '', cards: 10, played: [], discarded: 1, penalties: [] };
}

/** The table while the last of the entries are told: `running`, then those after it. */
function telling(all: WorldEntry[], running: WorldEntry | undefined, part: Partial<WorldView> = {}): WorldTable {
  const at = running ? all.indexOf(running) : all.length;
  const view = {
    seat: 1,
    seats: 2,
    chapter: 1,
    round: 2,
    rounds: 6,
    rounds_left: 5,
    step: 'orient',
    active: 1,
    order: [1, 0],
    current_seat: 1,
    is_over: false,
    event: { event: 'wedding', number: 2, kind: 'long-term', corners: [], arrow: -1 },
    orientations: [],
    duties: [DUTY],
    reckoning: null,
    hand: ['grain-card'],
    discards: [],
    table: [seat(2), seat(3)],
    ...part,
  };
  return {
    view,
    entries: all,
    tells: true,
    beats: { current: running ?? null, coming: all.slice(at + 1) },
    number: () => 7,
    word: () => 'immediate',
    words: () => ['wool'],
    t: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(' '),
    component: (key: string) => key,
    components: [],
  } as unknown as WorldTable;
}

describe('a round that is still being told', () => {
  const all = [...ROUND, ...NEXT];

  it('keeps its event, its number and its figure until the figure passes', () => {
    const view = toldView(telling(all, ROUND[2]));
    expect(view.event).toEqual({ event: 'caroli', number: 7, kind: 'immediate', corners: ['wool'], arrow: 2 });
    expect([view.round, view.rounds_left, view.step, view.active, view.order]).toEqual([1, 6, 'actions', 0, [0, 1]]);
  });

  it('shows the cards laid so far, and who acts', () => {
    const view = toldView(telling(all, ROUND[2]));
    expect(view.table.map((each) => each.card_of_round)).toEqual(['resource', '']);
    expect(view.current_seat).toBe(0);
  });

  it('counts goods and what is due only when they have come', () => {
    const view = toldView(telling(all, ROUND[3]));
    expect(view.table[1]?.goods).toEqual({ gold: 2 });
    expect(view.table[1]?.missing).toEqual({ piety: 0, grain: 0, tax_least: 0, tax_most: 3 });
    expect(view.duties).toEqual([{ ...DUTY, have: 2, missing_most: 3 }]);
  });

  it('lets nobody act where an income comes', () => {
    const [income] = entries<WorldEntry>({
      kind: 'goods',
      seat: 1,
      good: 'gold',
      change: 1,
      total: 3,
      source: 'income',
    });
    expect(toldView(telling(income ? [income] : [], income)).current_seat).toBe(-1);
  });

  it('has a sheet that says what brought everybody what', () => {
    expect(stageRows(telling(all, ROUND[5]), ROUND[5] as WorldEntry)).toEqual([
      { key: 'medicine', icon: 'ww-gold', values: [0, 1] },
    ]);
  });

  it('has waiting places for the next event once its sheet is read', () => {
    const view = toldView(telling(all, ROUND[5]));
    expect([view.event, view.step, view.round]).toEqual([null, 'event', 2]);
    expect(titleOf(telling(all, ROUND[5]), ROUND[5] as WorldEntry)).toBe('board-sheet-round 1');
  });
});

describe('a chapter that is still being told', () => {
  const all = [...entries<WorldEntry>({ kind: 'chapter-begins', chapter: 1, active: 0 }), ...ROUND, ...DUTIES];
  const over = { chapter: 2, round: 1, rounds_left: 6 };

  it('has no cards in hand and its duties reckoned', () => {
    const view = toldView(telling(all, DUTIES[2], over));
    expect([view.chapter, view.round, view.step, view.hand]).toEqual([1, 6, 'duties', []]);
    expect(view.table[1]).toMatchObject({ cards: 0, played: ['medicine'] });
    expect(view.reckoning).toEqual({ tax: 4, missing: [[0], [1]] });
  });

  it('has no sheet of a round where the figure passes once more, and one of its own', () => {
    expect(stageRows(telling(all, DUTIES[3], over), DUTIES[3] as WorldEntry)).toEqual([]);
    expect(titleOf(telling(all, DUTIES[4], over), DUTIES[4] as WorldEntry)).toBe('board-sheet-chapter I');
  });
});

describe('the present', () => {
  it('is the view itself once everything is told', () => {
    const table = telling([...ROUND, ...NEXT], undefined);
    expect(toldView(table)).toBe(table.view);
  });

  it('asks again while only what our own card brought is told', () => {
    const ours = ROUND.slice(0, 5);
    const played = ours.find((entry) => entry.kind === 'played' && entry.seat === 1);
    const gold = ours.find((entry) => entry.kind === 'goods');
    expect(isAskedNow({ ...telling(ours, played), seat: 1 } as WorldTable)).toBe(true);
    // A swap of ours is told, and somebody else decides next.
    expect(isAskedNow({ ...telling(ours, played, { current_seat: 0 }), seat: 1 } as WorldTable)).toBe(false);
    expect(isAskedNow({ ...telling(ours, gold), seat: 0 } as WorldTable)).toBe(false);
    expect(isAskedNow({ ...telling(ROUND, played), seat: 1 } as WorldTable)).toBe(false);
  });
});
