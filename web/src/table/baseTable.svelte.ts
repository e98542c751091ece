/** What a live table and a replay have in common: names, colours and sentences. */
import { BeatPlayer, type Beats } from '../board/beats.svelte';
import type { ComponentInfo, Entry, GameInfo, LegalAction, Line, TableInfo, View } from '../generated/messages';
import { settings } from '../settings.svelte';
import { library } from '../texts/library.svelte';
import type { GameTexts } from '../texts/texts';
import type { Arg, Settings, TableStore, WhyText } from './boardContract';
import { seatColours } from './seating';

export abstract class BaseTable implements TableStore<View> {
  readonly beats: BeatPlayer;

  /** `beats`: how the game's board tells its entries. */
  constructor(
    readonly game: GameInfo,
    readonly components: ComponentInfo[],
    beats: Beats = {},
  ) {
    this.beats = new BeatPlayer(beats, () => this.settings);
  }

  abstract readonly table: TableInfo;
  abstract readonly view: View;
  abstract readonly seat: number | null;
  abstract readonly moment: number | null;
  abstract readonly views: View[] | null;
  abstract readonly legal: LegalAction[];
  abstract readonly selected: string | null;
  abstract readonly chosen: LegalAction | null;
  abstract readonly pending: string | null;
  abstract readonly slow: boolean;
  abstract readonly proposal: string;
  abstract readonly canUndo: boolean;
  abstract readonly lines: Line[];
  abstract readonly entries: Entry[];
  abstract readonly fresh: Entry[];
  abstract readonly updates: number;
  abstract readonly tells: boolean;
  abstract select(target: string | null): void;
  abstract play(key: string): Promise<void>;
  abstract undo(): Promise<void>;
  abstract why(target: string): Promise<WhyText | null>;

  /** Names as people gave them; empty where nobody did. */
  protected abstract readonly givenNames: string[];

  /** The names as one value: an update that changes none of them leaves every sentence on the page alone. */
  private readonly namesGiven: string = $derived.by(() => JSON.stringify(this.givenNames));
  private readonly lastingNames: string[] = $derived.by(() => JSON.parse(this.namesGiven) as string[]);
  readonly texts: GameTexts = $derived.by(() => library.game(this.game, this.components, this.lastingNames));
  readonly names: string[] = $derived.by(() => this.lastingNames.map((_, seat) => this.texts.seatName(seat)));
  readonly colours: string[] = $derived.by(() => seatColours(this.components, this.lastingNames.length));
  /** The sentences of the journal that have been asked for in these words. */
  private readonly sentences: WeakMap<Entry, string> = $derived.by(() => {
    void this.texts;
    return new WeakMap();
  });

  get settings(): Settings {
    return settings.effective;
  }

  byTarget(target: string): LegalAction[] {
    return this.legal.filter((action) => action.target === target);
  }

  t(id: string, args: Record<string, Arg> = {}): string {
    return this.texts.say(id, args);
  }

  has(id: string): boolean {
    return this.texts.has(id);
  }

  label(action: Pick<LegalAction, 'kind' | 'args' | 'key'>): string {
    return this.texts.label(action);
  }

  component(key: string): string {
    return this.texts.component(key);
  }

  help(key: string): string {
    return this.texts.help(key);
  }

  fact(component: string, name: string): unknown {
    return this.texts.componentOf(component)?.facts[name]?.value;
  }

  number(component: string, name: string): number {
    return Number(this.fact(component, name) ?? this.word(component, name));
  }

  word(component: string, name: string): string {
    return this.words(component, name)[0] ?? '';
  }

  words(component: string, name: string): string[] {
    const names = this.components.find((each) => each.key === component)?.names ?? {};
    const value: unknown = Reflect.get(names, name);
    if (Array.isArray(value)) return value.map(String);
    return value === undefined || value === null ? [] : [String(value)];
  }

  story(kind: string, args: Record<string, unknown>): string | null {
    return this.texts.story(kind, args);
  }

  sentence(entry: Entry): string {
    const { sentences } = this;
    const known = sentences.get(entry);
    if (known !== undefined) return known;
    const sentence = this.texts.entry(entry);
    sentences.set(entry, sentence);
    return sentence;
  }
}
