/** The boards, found by their folders: a new game is a new folder. Each is loaded when its table is opened. */
import type { Component } from 'svelte';
import type { Beats } from '../board/beats.svelte';
import type { Stories } from '../table/stories';
import type { TableStore } from '../table/boardContract';

// Each board knows the view of its own game; the page only knows that it is one.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type BoardPart = Component<{ table: TableStore<any, any> }>;
type Loader = () => Promise<{ default: BoardPart }>;

const boards = import.meta.glob<{ default: BoardPart }>('./*/Board.svelte');
const rails = import.meta.glob<{ default: BoardPart }>('./*/Rail.svelte');
const decisions = import.meta.glob<{ default: BoardPart }>('./*/Decision.svelte');
const beats = import.meta.glob<{ BEATS: Beats }>('./*/beats.ts');
const stories = import.meta.glob<{ STORIES: Stories }>('./*/stories.ts');

export interface Parts {
  Board: BoardPart;
  Rail: BoardPart | null;
  Decision: BoardPart | null;
  beats: Beats;
  stories: Stories;
}

async function part(loaders: Record<string, Loader>, path: string): Promise<BoardPart | null> {
  return (await loaders[path]?.())?.default ?? null;
}

/** Null where a game has no board in this client. */
export async function loadBoard(game: string): Promise<Parts | null> {
  const [Board, Rail, Decision, journal, telling] = await Promise.all([
    part(boards, `./${game}/Board.svelte`),
    part(rails, `./${game}/Rail.svelte`),
    part(decisions, `./${game}/Decision.svelte`),
    beats[`./${game}/beats.ts`]?.(),
    stories[`./${game}/stories.ts`]?.(),
  ]);
  return Board && { Board, Rail, Decision, beats: journal?.BEATS ?? {}, stories: telling?.STORIES ?? {} };
}

/** The games that can be played in this client. */
export const gamesWithBoard: string[] = Object.keys(boards).map((path) => path.split('/')[1] ?? '');
