/** What the page and the worker of its tables say to each other. */

export type ToTables =
  | { kind: 'start'; base: string; bots: MessagePort }
  | { kind: 'ask'; id: number; method: string; path: string; body: string }
  | { kind: 'dial'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang-up'; line: number };

export type FromTables =
  /** How far the start is, from 0 to 1. */
  | { kind: 'step'; share: number }
  | { kind: 'ready'; form: string }
  /** Whether the browser keeps the games. */
  | { kind: 'kept'; safe: boolean }
  /** Why, empty where something did not arrive; and whether it may help to try again. */
  | { kind: 'failed'; why: string; again: boolean }
  | { kind: 'told'; id: number; status: number; content: string; file: string }
  | { kind: 'opened'; line: number }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'closed'; line: number };

/** What the tables' worker asks the bots' worker, and is answered: a bot's choice, or the memoir of a game. */
export type ToBots = { kind: 'start'; base: string; port: MessagePort };
export interface Thought {
  id: number;
  task: 'think' | 'remember';
  question: string;
}
/** By the names of their files. */
export type Modules = Record<string, WebAssembly.Module>;
/** They begin when the tables have, with what is compiled, and from the start that is kept. */
export type ForBots = { task: 'begin'; modules: Modules } | Thought;
export interface Thinking {
  id: number;
  reply: string | null;
}
