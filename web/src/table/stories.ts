/**
 * One line per thing that a player would tell. Entries that belong together become a story: what follows from its
 * beginning, what leads to its end, or the same thing done several times. Which do is data of each game
 * (`games/<game>/stories.ts`).
 */
import type { Entry, Line } from '../generated/messages';
import { settings } from '../settings.svelte';
import type { Sound } from '../sound/sounds';
import type { TableStore } from './boardContract';

/** The same thing several times: told once, with the numbers added up. */
interface Sum<E extends Entry> {
  same: readonly (keyof E & string)[];
  add: readonly (keyof E & string)[];
}

export interface StoriesOf<E extends Entry> {
  /** A kind, and the kinds that follow from it. */
  begins?: { [K in E['kind']]?: readonly E['kind'][] };
  /** A kind of which several are one thing where these are alike: what a seat gives and takes in a swap. */
  alike?: { [K in E['kind']]?: readonly (keyof Extract<E, { kind: K }> & string)[] };
  /** A kind, and the kinds that lead to it. */
  ends?: { [K in E['kind']]?: readonly E['kind'][] };
  /** `story-<kind>` in the game's texts tells the sum; `times` says of how many. */
  sums?: { [K in E['kind']]?: Sum<Extract<E, { kind: K }>> };
  /** What is heard of a kind. */
  sounds?: { [K in E['kind']]?: Sound };
}

/** The same without the names of one game. */
export interface Stories {
  begins?: Partial<Record<string, readonly string[]>>;
  alike?: Partial<Record<string, readonly string[]>>;
  ends?: Partial<Record<string, readonly string[]>>;
  sums?: Partial<Record<string, { same: readonly string[]; add: readonly string[] }>>;
  sounds?: Partial<Record<string, Sound>>;
}

export interface Story {
  /** The entry that tells it; null where the line is about the table itself: somebody came, left, said something. */
  head: Entry | null;
  entries: Entry[];
  /** The lines it stands in. */
  first: Line;
  last: Line;
  isSum: boolean;
}

/** Whether a story is for the reader: not every line about the table has a sentence, and short words can be hidden. */
export function isTold(table: TableStore, { head, first: line }: Story): boolean {
  if (head !== null) return true;
  if (line.kind === 'reacted') return settings.stored.reactions;
  return table.has(`line-${line.kind}`);
}

/** Puts the entries of a table into stories; a story that has not changed stays the same object. */
export class Storyteller {
  private readonly known = new WeakMap<object, Story>();

  constructor(private readonly hints: Stories) {}

  tell(lines: readonly Line[]): Story[] {
    const stories: Story[] = [];
    for (const line of lines) {
      if (line.facts.length === 0) stories.push({ head: null, entries: [], first: line, last: line, isSum: false });
      for (const entry of line.facts) this.add(stories, line, entry);
    }
    return stories.map((story) => this.lasting(story));
  }

  private add(stories: Story[], line: Line, entry: Entry): void {
    const open = stories.at(-1);
    if (open?.head && (this.isMore(open, entry) || this.follows(open.head, entry))) {
      open.isSum ||= this.isMore(open, entry);
      open.entries.push(entry);
      open.last = line;
      return;
    }
    stories.push(this.ending(stories, line, entry));
  }

  /** A story that begins with the entry, or that it ends. */
  private ending(stories: Story[], line: Line, entry: Entry): Story {
    const before = this.hints.ends?.[entry.kind] ?? [];
    const story: Story = { head: entry, entries: [entry], first: line, last: line, isSum: false };
    for (let last = stories.at(-1); last?.entries.length; last = stories.at(-1)) {
      if (!last.entries.every(({ kind }) => before.includes(kind))) break;
      story.entries.unshift(...last.entries);
      story.first = last.first;
      stories.pop();
    }
    return story;
  }

  private isMore(story: Story, entry: Entry): boolean {
    const sum = this.hints.sums?.[entry.kind];
    return (
      sum !== undefined &&
      story.entries.every(
        (each) => each.kind === entry.kind && sum.same.every((name) => at(each, name) === at(entry, name)),
      )
    );
  }

  private follows(head: Entry, entry: Entry): boolean {
    if (this.hints.begins?.[head.kind]?.includes(entry.kind)) return true;
    const names = head.kind === entry.kind ? this.hints.alike?.[head.kind] : undefined;
    return names?.every((name) => at(head, name) === at(entry, name)) ?? false;
  }

  private lasting(story: Story): Story {
    const name = story.entries[0] ?? story.first;
    const before = this.known.get(name);
    if (before && before.head === story.head && before.entries.length === story.entries.length) return before;
    this.known.set(name, story);
    return story;
  }
}

function at(entry: Entry, name: string): unknown {
  return Reflect.get(entry, name);
}

/** The arguments of the sentence that tells a sum. */
export function added(story: Story, hints: Stories): Record<string, unknown> {
  const fields = hints.sums?.[story.head?.kind ?? '']?.add ?? [];
  const sums = fields.map((name): [string, number] => [
    name,
    story.entries.reduce((total, entry) => total + Number(at(entry, name)), 0),
  ]);
  return { ...story.entries.at(-1), ...Object.fromEntries(sums), times: story.entries.length };
}

/** What a seat has more or less of after a story. */
export interface Gain {
  seat: number;
  /** A component, "points", or what the game's texts call `gain-<thing>`. */
  thing: string;
  by: number;
}

/** What followed from the head of a story, seat by seat. */
export function gains(story: Story): Gain[] {
  const found = new Map<string, Gain>();
  for (const entry of story.entries) {
    const gain = entry === story.head ? null : gainOf(entry);
    if (gain === null) continue;
    const name = `${gain.seat} ${gain.thing}`;
    const before = found.get(name)?.by ?? 0;
    found.set(name, { ...gain, by: before + gain.by });
  }
  return [...found.values()].filter(({ by }) => by !== 0);
}

function gainOf(entry: Entry): Gain | null {
  if (!('seat' in entry)) return null;
  const { seat } = entry;
  if ('points' in entry) return { seat, thing: 'points', by: entry.points };
  if ('paid' in entry) return { seat, thing: 'gold', by: -entry.paid };
  if ('yields' in entry) return { seat, thing: entry.resource, by: entry.yields + entry.extra };
  if ('seal' in entry && 'source' in entry) return { seat, thing: 'seal', by: 1 };
  if (!('change' in entry)) return null;
  return { seat, thing: thingOf(entry), by: entry.change };
}

function thingOf(entry: Entry): string {
  if ('material' in entry) return entry.material;
  if ('resource' in entry) return entry.resource;
  return 'good' in entry ? String(entry.good) : 'gold';
}
