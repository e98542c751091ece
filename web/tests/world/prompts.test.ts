import { describe, expect, it } from 'vitest';
import { answersOf, asked, deedsOf } from '../../src/games/world/prompts';
import type { WorldTable } from '../../src/games/world/reading';

type Action = { key: string; kind: string; args?: Record<string, unknown>; target?: string };

const lost = (thing: string, by: number) => ({ thing, before: 9, after: 9 - by, later: false });

function table(legal: Action[], view: Record<string, unknown>): WorldTable {
  return {
    view: { phase: 'play', carrying: null, duties: [], previews: {}, favor_next: 'prior', ...view },
    legal: legal.map((action) => ({ args: {}, target: `button:${action.kind}`, ...action })),
    t: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(' '),
    component: (key: string) => key,
  } as unknown as WorldTable;
}

describe('what is looked at again', () => {
  const past = { moment: 3, views: null, tells: true, has: (id: string) => id === 'board-happening' };

  it('goes on between two lines: nobody looks at a moment meanwhile', () => {
    expect(asked({ ...table([], {}), ...past } as WorldTable).title).toBe('board-happening');
    expect(asked({ ...table([], {}), ...past, tells: false } as WorldTable).title).toBe('board-prompt-past');
  });
});

describe('both sides of a yes-or-no', () => {
  const faced = [
    { key: 'protect', kind: 'protect', args: { duty: 'grain-duty' } },
    { key: 'suffer', kind: 'suffer', args: { duty: 'grain-duty' } },
  ];
  const duty = { duty: 'grain-duty', penalty: 'begging', factor: 1 };

  it('say what a shortfall leads to', () => {
    const [pay, bear] = answersOf(table(faced, { phase: 'protection', duties: [duty] }));
    expect([pay?.label, pay?.note]).toEqual(['board-answer-protect', 'board-answer-protect-note begging']);
    expect([bear?.label, bear?.plain]).toEqual(['board-suffer-begging', true]);
  });

  it('say the second loss in the last chapter, where no penalty follows', () => {
    const view = { phase: 'protection', duties: [{ ...duty, factor: 2 }], previews: { suffer: [lost('vp', 4)] } };
    const [pay, bear] = answersOf(table(faced, view));
    expect(pay?.note).toBe('board-answer-protect-last');
    expect(bear?.label).toBe('board-suffer-points 4');
  });

  it('say what is given and taken', () => {
    const previews = { 'accept caroli': [lost('wool', 1), lost('vp', -2)] };
    const [answer] = answersOf(table([{ key: 'accept caroli', kind: 'accept' }], { previews }));
    expect(answer?.label).toBe('board-answer-trade board-amount 1 wool board-amount-points 2');
  });

  it('say where the favor marker goes, and what it brings', () => {
    const previews = { 'move 1': [lost('piety', -1)] };
    const [answer] = answersOf(table([{ key: 'move 1', kind: 'move' }], { phase: 'favor-card', previews }));
    expect([answer?.label, answer?.note]).toEqual(['board-answer-move board-favor-prior', 'board-change +1 piety']);
  });
});

describe('declining', () => {
  const decline = [{ key: 'decline', kind: 'decline', target: 'button:decline' }];
  const carrying = { card: 'medicine' };

  it('asks once where a card would go for nothing', () => {
    expect(deedsOf(table(decline, { phase: 'medicine', carrying }))[0]).toMatchObject({ plain: true, asks: true });
  });

  it('does not where the favor marker stays, or an offer is turned down', () => {
    expect(deedsOf(table(decline, { phase: 'favor-card', carrying }))[0]?.asks).toBe(false);
    expect(deedsOf(table(decline, { phase: 'offer' }))[0]?.asks).toBe(false);
  });
});

describe('what is asked', () => {
  it('is told by the step, not by the card that led to it', () => {
    const care = { phase: 'free-house', carrying: { card: 'medicine' }, current_seat: 0, is_over: false };
    const mine = { ...table([{ key: 'build', kind: 'build' }], care), seat: 0, moment: null, views: null };
    const has = (id: string): boolean => id === 'board-detail-free-house';
    expect(asked({ ...mine, has, help: (key: string) => key } as unknown as WorldTable)).toEqual({
      title: 'board-prompt-free-house',
      detail: 'board-detail-free-house',
    });
  });
});
