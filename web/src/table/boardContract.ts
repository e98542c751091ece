/**
 * What a board gets and what it must do. A game's board is `web/src/games/<game>/Board.svelte`, found by its folder and
 * made from the kit (`web/src/board/README.md`); beside it lie `Rail.svelte` (the rail in the page's head),
 * `Decision.svelte` (what a choice would bring, above the page's "play it" button in the side column; on a phone the board
 * itself shows it) and `beats.ts` (how its journal entries are told). Each component gets one prop:
 * `{ table: TableStore<ItsView, ItsEntry> }`.
 *
 * The page around a board draws: head (title, rail, menu), chronicle, the "play it" and undo buttons, the choice
 * between actions that share a target, why-not popovers, curtain, end of game. The board draws everything else,
 * with the prompt where it fits best, and never scrolls at 1366x768 and 390x844.
 * A board that has these buttons itself for a while marks their box with `data-acts`; on a phone the page's give way
 * to them, but for the hint.
 *
 * Every thing a person could click in the game carries `use:target` (below): it makes the element a focusable button
 * with `data-target`, lit (`data-legal="true"`) exactly when it is legal, playable by click, Enter and Space, and
 * answering "why not?" when it is not legal. Rules for boards:
 *  - each legal action's target is exactly one visible element inside the viewport (identical things: one of them);
 *  - `name` is what the thing is called ("Quarry"); the accessible name of a legal target is the action's label,
 *    or, where several legal actions share it, `name`; the page then opens the choice with one button a label;
 *  - style by attributes (set by the action, so in scoped styles `.thing:global([data-legal='true'])`):
 *    `[data-legal=true]` gold, `[data-selected=true]` chosen, `[data-legal=false]` as it is, dimmed only where the rules
 *    refuse it (`aria-disabled=true` is set on every target that is not legal);
 *  - show what is secret only if the view holds it; in a finished game's replay every seat's view is in
 *    `table.views`.
 *
 * Shields, icons, tokens and pigments live in `web/src/look/`.
 */
import type { BeatPlayer } from '../board/beats.svelte';
import type { ComponentInfo, Entry, GameInfo, LegalAction, Line, TableInfo } from '../generated/messages';

/** What every view of every game tells (core/view.py). */
export interface CommonView {
  game: string;
  seat: number | null;
  seats: number;
  phase: string;
  current_seat: number;
  is_over: boolean;
  epoch: number;
  scores: number[];
  winners: number[];
}

/** A line of the table whose entries are those of one game. */
export type EntryLine<E extends Entry> = Omit<Line, 'facts'> & { facts: E[] };

/** A value that may be filled into a sentence. */
export type Arg = string | number;

export interface Settings {
  language: 'en' | 'de';
  theme: 'day' | 'candle';
  pace: 'instant' | 'fast' | 'normal';
  /** false: no animation at all, by choice or because the system asks for it. */
  motion: boolean;
  /** true: a click chooses and a second one plays; false: one click plays. */
  confirm: boolean;
}

/** Why something is not possible, ready to be read. */
export interface WhyText {
  text: string;
  /** The rule's number in the ledger, or empty. */
  rule: string;
}

/** `V` and `E` are the view and the journal entries of the board's own game: a board narrows an entry by its `kind`. */
export interface TableStore<V extends CommonView = CommonView, E extends Entry = Entry> {
  /** The table as everybody sees it; the game and its catalogue. */
  readonly table: TableInfo;
  readonly game: GameInfo;
  /** The game's components with the provenance of each value. */
  readonly components: ComponentInfo[];

  /** What to draw: the present, or the past moment that was chosen in the chronicle. */
  readonly view: V;
  /** The seat whose eyes we look through; null for a spectator. */
  readonly seat: number | null;
  /** Names and heraldic colours ("green", "blue", "red", "orange") by seat. */
  readonly names: string[];
  readonly colours: string[];
  /** `seq` of the past moment shown, or null for the present. A board shows nothing as legal then. */
  readonly moment: number | null;
  /** A finished game shown with all hands open: the view of each seat. Else null. */
  readonly views: V[] | null;

  /** Legal now for the seat looked through; empty while a slow move is under way, in the past and in replays. */
  readonly legal: LegalAction[];
  byTarget(target: string): LegalAction[];
  /** The chosen target, and the action the "play it" button would play (null where a choice is still open). */
  readonly selected: string | null;
  readonly chosen: LegalAction | null;
  select(target: string | null): void;
  play(key: string): Promise<void>;
  /** The key of the action on its way to the server, or null. */
  readonly pending: string | null;
  /** It is taking long enough to say so. */
  readonly slow: boolean;
  /** The key of the best action where reckoning alone finds it, else empty. */
  readonly proposal: string;
  readonly canUndo: boolean;
  undo(): Promise<void>;
  why(target: string): Promise<WhyText | null>;

  /** Sentences: of the game first, then of the shell. `args` are ready to be read. */
  t(id: string, args?: Record<string, Arg>): string;
  has(id: string): boolean;
  label(action: Pick<LegalAction, 'kind' | 'args' | 'key'>): string;
  /** The name of a card, material, colour ...; what it does, with its numbers (empty if there is nothing to say). */
  component(key: string): string;
  help(key: string): string;
  /** The value of a component's fact (components.toml), such as fact('quarry', 'gives'); as a number, 0 where there is none. */
  fact(component: string, name: string): unknown;
  number(component: string, name: string): number;
  /** What a component says that is no number, such as the effect of a card: one word, or several; empty where it says nothing. */
  word(component: string, name: string): string;
  words(component: string, name: string): string[];
  /** A journal entry as a sentence. */
  sentence(entry: Entry): string;
  /** The same kind of entry several times, told at once; null where the game has no sentence for it. */
  story(kind: string, args: Record<string, unknown>): string | null;

  /** The standing lines of the table (undone moves removed), and all their entries in order. */
  readonly lines: EntryLine<E>[];
  readonly entries: E[];
  /** The entries that the latest update brought, for beats and changes; `updates` rises with each. */
  readonly fresh: E[];
  readonly updates: number;
  /** They are to be told: in the present, and where what happened is told again. */
  readonly tells: boolean;
  /** Tells the fresh entries one after the other; board, rail and prompt share it. */
  readonly beats: BeatPlayer<E>;
  readonly settings: Settings;
}

/** The parameter of `use:target`. */
export interface TargetOptions {
  table: TableStore;
  /** Such as "card:quarry" or "button:done". */
  id: string;
  /** What the thing is called. */
  name: string;
  /** A plain button, not a thing on the table: one click plays even where clicks are confirmed. */
  direct?: boolean;
  /** Points or goods would be lost: the first press chooses it, whatever the settings say, and a second one plays. */
  asks?: boolean;
  /** What a screen reader says besides the name: its price, what lies there. */
  note?: string;
}

export { target } from './target.svelte';
