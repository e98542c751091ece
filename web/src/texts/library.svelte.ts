/** The sentences that are loaded: the reader's language at once, English for what it lacks. */
import type { FluentBundle } from '@fluent/bundle';
import type { ComponentInfo, GameInfo } from '../generated/messages';
import { askText } from '../net/api';
import { settings } from '../settings.svelte';
import { GameTexts, makeBundle, Texts } from './texts';

const SHELL = '';

class Library {
  private sources = $state.raw<Record<string, string>>({});
  private asked = new Map<string, Promise<void>>();
  private bundles = new Map<string, FluentBundle>();

  /** The sentences of the shell in the reader's language. */
  readonly shell: Texts = $derived(new Texts(this.bundlesOf(SHELL, settings.stored.language)));

  /** Whether everything is there to write in this language. */
  ready(game: string, language: string): boolean {
    return this.has(SHELL, language) && this.has(game, language);
  }

  async load(game: string, language: string): Promise<void> {
    await Promise.all([this.fetch(SHELL, language), this.fetch(game, language)]);
  }

  /** The sentences of a game and of its lesson. */
  async loadLesson(game: string, language: string): Promise<void> {
    await Promise.all([this.load(game, language), this.fetch(`${game}/lesson`, language)]);
  }

  /** The sentences of a game in the reader's language. */
  game(game: GameInfo, components: ComponentInfo[], names: string[]): GameTexts {
    return new GameTexts(this.bundlesOf(game.id, settings.stored.language), game, components, names);
  }

  /** Load what is needed to name these games. */
  async loadGames(games: string[]): Promise<void> {
    await Promise.all([...new Set(games)].map((game) => this.load(game, settings.stored.language)));
  }

  /** A sentence about a game as a whole: its title, its summary, an option. */
  about(game: string, key: string, otherwise = key): string {
    return new Texts(this.bundlesOf(game, settings.stored.language)).find(key, {}) ?? otherwise;
  }

  private has(game: string, language: string): boolean {
    return `${language}/${game}` in this.sources;
  }

  private fetch(game: string, language: string): Promise<void> {
    const name = `${language}/${game}`;
    let asked = this.asked.get(name);
    if (!asked) {
      asked = askText(game ? `/api/texts/${language}/${game}` : `/api/texts/${language}`).then(
        (source) => {
          this.sources = { ...this.sources, [name]: source };
        },
        (error: unknown) => {
          this.asked.delete(name);
          throw error;
        },
      );
      this.asked.set(name, asked);
    }
    return asked;
  }

  private bundlesOf(game: string, language: string): FluentBundle[] {
    return [...new Set([language, 'en'])].flatMap((each) => this.bundle(game, each) ?? []);
  }

  private bundle(game: string, language: string): FluentBundle | null {
    const shell = this.sources[`${language}/${SHELL}`];
    const own = game ? this.sources[`${language}/${game}`] : undefined;
    const lesson = this.sources[`${language}/${game}/lesson`];
    if (shell === undefined && own === undefined) return null;
    const name = `${language}/${game}/${shell === undefined}/${own === undefined}/${lesson === undefined}`;
    let bundle = this.bundles.get(name);
    if (!bundle) {
      bundle = makeBundle(language, [shell ?? '', own ?? '', lesson ?? '']);
      this.bundles.set(name, bundle);
    }
    return bundle;
  }
}

export const library = new Library();

/** A sentence of the shell. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return library.shell.say(id, args);
}
