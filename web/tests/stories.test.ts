import { describe, expect, it } from 'vitest';
import type { Entry, Line } from '../src/generated/messages';
import { STORIES as CARDS } from '../src/games/cards/stories';
import { STORIES as DUEL } from '../src/games/duel/stories';
import { STORIES as PILLARS } from '../src/games/pillars/stories';
import { STORIES as WORLD } from '../src/games/world/stories';
import { added, gains, Storyteller, type Stories, type Story } from '../src/table/stories';
import { entries } from './entries';
import { line } from './fakeServer';

const told = (hints: Stories, ...facts: Record<string, unknown>[][]): [Story, ...Story[]] => {
  const [first, ...rest] = new Storyteller(hints).tell(
    facts.map((each, at) => line(at + 1, { facts: entries(...(each as never[])) })),
  );
  if (first === undefined) throw new Error('nothing was told');
  return [first, ...rest];
};
const kinds = (story: { entries: Entry[] }): string[] => story.entries.map(({ kind }) => kind);

describe('stories', () => {
  it('tell the same thing done several times at once, with its sum', () => {
    const convert = (material: string, points: number) => [
      { kind: 'converted', seat: 1, converter: 'mason', material, points, score: 9, total: 0 },
    ];
    const stories = told(CARDS, convert('stone', 2), convert('stone', 2), convert('stone', 2), convert('wood', 3));
    expect(stories.map((story) => story.entries.length)).toEqual([3, 1]);
    expect(added(stories[0], CARDS)).toMatchObject({ seat: 1, material: 'stone', points: 6, times: 3 });
    expect([stories[0].first.seq, stories[0].last.seq, stories[0].isSum]).toEqual([1, 3, true]);
  });

  it('fold what leads to an end into it, while a running trick stays open', () => {
    const card = (seat: number) => ({ kind: 'played', seat, card: 'king', trick: 1, value: 3 });
    const end = { kind: 'trick-taken', card: 'king', cards: [], player: 0, taker: 2, trick: 1 };
    expect(told(CARDS, [card(0)], [card(1)]).length).toBe(2);
    const [story] = told(CARDS, [card(0)], [card(1), end]);
    expect(story.head?.kind).toBe('trick-taken');
    expect(kinds(story)).toEqual(['played', 'played', 'trick-taken']);
  });

  it('say what followed from a beginning, seat by seat', () => {
    const hints = { begins: { used: ['gold', 'points'] } };
    const [story] = told(hints, [
      { kind: 'used', seat: 0, card: 'market' },
      { kind: 'gold', seat: 0, change: 2, total: 5 },
      { kind: 'gold', seat: 0, change: 1, total: 6 },
      { kind: 'points', seat: 1, points: -1, score: 3 },
    ]);
    expect(gains(story)).toEqual([
      { seat: 0, thing: 'gold', by: 3 },
      { seat: 1, thing: 'points', by: -1 },
    ]);
  });

  it('tell in one line of a card that came to nothing', () => {
    const [story, ...more] = told(
      WORLD,
      [{ kind: 'played', seat: 0, card: 'house-rent' }],
      [
        { kind: 'declined', seat: 0, card: 'house-rent' },
        { kind: 'discarded', seat: 0 },
      ],
    );
    expect([story.head?.kind, kinds(story), more]).toEqual(['declined', ['played', 'declined', 'discarded'], []]);
  });

  it('tell a bonus with what it brought', () => {
    const gained = (seal: string) => ({ kind: 'seal-gained', seat: 1, seal, source: 'bonus-1' });
    const bonus = { kind: 'bonus', seat: 1, section: 1, bonus: 'bonus-1' };
    const stories = told(DUEL, [bonus, gained('2-3'), gained('1-4')]);
    expect(stories.map((story) => gains(story))).toEqual([[{ seat: 1, thing: 'seal', by: 2 }]]);
  });

  it('tell a swap at once, each seat its own', () => {
    const goods = (seat: number, good: string, change: number) => [
      { kind: 'goods', seat, good, change, total: 1, source: 'caris' },
    ];
    const stories = told(
      WORLD,
      [{ kind: 'offer-declined', seat: 0, event: 'caris' }],
      [...goods(1, 'wool', -1), ...goods(1, 'cloth', 1)],
      [...goods(2, 'wool', -1), ...goods(2, 'cloth', 1)],
    );
    expect(stories.map(({ entries }) => entries.length)).toEqual([1, 2, 2]);
    expect(stories.map((story) => gains(story))).toEqual([
      [],
      [{ seat: 1, thing: 'cloth', by: 1 }],
      [{ seat: 2, thing: 'cloth', by: 1 }],
    ]);
  });

  it('tell of a tax who paid it, and of a production what it brought', () => {
    const paid = (seat: number) => ({ kind: 'paid', seat, source: 'tax', due: 4, paid: 4, missing: 0, total: 1 });
    const free = [
      { kind: 'advantage-spent', seat: 0, card: 'tax-exemption' },
      { kind: 'tax-free', seat: 0, source: 'tax-exemption' },
    ];
    const wood = (seat: number) => ({
      kind: 'produced',
      seat,
      card: 'forest-2',
      resource: 'wood',
      yields: 2,
      extra: 1,
    });
    const stories = told(PILLARS, [
      { kind: 'tax-rolled', tax: 4 },
      ...free,
      paid(1),
      paid(2),
      ...[wood(0), wood(1), wood(2)],
    ]);
    expect(stories.map(({ head }) => head?.kind)).toEqual(['tax-rolled', 'produced']);
    expect(stories.map((story) => gains(story))).toEqual([
      [
        { seat: 1, thing: 'gold', by: -4 },
        { seat: 2, thing: 'gold', by: -4 },
      ],
      [
        { seat: 1, thing: 'wood', by: 3 },
        { seat: 2, thing: 'wood', by: 3 },
      ],
    ]);
  });

  it('stay the same objects when more is told after them', () => {
    const teller = new Storyteller(CARDS);
    const lines: Line[] = [line(1), line(2)];
    const before = teller.tell(lines);
    const after = teller.tell([...lines, line(3)]);
    expect(after[0]).toBe(before[0]);
    expect(after.length).toBe(3);
  });

  it('keep lines about the table itself apart', () => {
    const [said] = new Storyteller(CARDS).tell([line(1, { kind: 'reacted', facts: [], reaction: 'wow' })]);
    expect(said?.head).toBeNull();
  });
});
