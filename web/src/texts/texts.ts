/**
 * Finds sentences by their key and fills in names and numbers, exactly as the terminal does (kingsbridge/texts).
 * The files are the same Fluent files: the shell's, and a game's laid over them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { ComponentInfo, Entry, GameInfo, HintReason, LegalAction, ReasonInfo } from '../generated/messages';
import type { Arg } from '../table/boardContract';

/** The sentences of one language: the shell's, or those of a game laid over them. */
export function makeBundle(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

export class Texts {
  /** `bundles`: the reader's language first, then English, which stands in. */
  constructor(readonly bundles: FluentBundle[]) {}

  say(key: string, args: Record<string, Arg> = {}): string {
    return this.find(key, args) ?? key;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** What the server refused, or what the browser itself met ("offline"). */
  error(code: string, args: Record<string, Arg>, message: string): string {
    return this.find(`error-${code}`, args) ?? this.find(`web-${code}`, args) ?? message;
  }

  join(words: string[]): string {
    return words.length ? words.join(', ') : this.say('nothing');
  }

  /** A sentence that lacks an argument counts as missing. */
  find(key: string, args: Record<string, FluentVariable>, attribute = ''): string | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      if (!message) continue;
      const pattern = attribute ? (message.attributes[attribute] ?? null) : message.value;
      if (pattern === null) return null;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      return errors.length ? null : text;
    }
    return null;
  }
}

/** The sentences of one game, for a table with these names. */
export class GameTexts extends Texts {
  private readonly colours: string[];

  constructor(
    bundles: FluentBundle[],
    readonly game: GameInfo,
    readonly components: ComponentInfo[],
    readonly names: string[] = [],
  ) {
    super(bundles);
    this.colours = components.filter((each) => each.table === 'colour').map((each) => each.key);
  }

  label(action: Pick<LegalAction, 'kind' | 'args' | 'key'>): string {
    return this.find(`action-${action.kind}`, this.read(action.args)) ?? action.key;
  }

  entry(entry: Entry): string {
    const { kind, ...args } = entry;
    const read = this.read(args);
    return (
      this.find(`entry-${kind}`, read, 'known') ?? this.find(`entry-${kind}`, read) ?? Object.values(entry).join(' ')
    );
  }

  /** The same thing several times, told at once; null where the game has no sentence for it. */
  story(kind: string, args: Record<string, unknown>): string | null {
    return this.find(`story-${kind}`, this.read(args));
  }

  reason(reason: Pick<ReasonInfo, 'key' | 'args'>): string {
    return this.find(`reason-${reason.key}`, this.read(reason.args)) ?? reason.key;
  }

  /** What speaks for a move. */
  counsel({ fact, args }: Pick<HintReason, 'fact' | 'args'>): string {
    return this.find(`counsel-${fact}`, this.read(args)) ?? fact;
  }

  component(key: string): string {
    return this.find(`component-${key}`, {}) ?? key.replaceAll('-', ' ');
  }

  help(key: string): string {
    const component = this.componentOf(key);
    if (!component) return '';
    const facts = Object.entries(component.facts).map(([name, fact]) => [name, this.factValue(fact.value)]);
    return this.find(`help-${component.key}`, Object.fromEntries(facts) as Record<string, Arg>) ?? '';
  }

  /** Why a value is what it is; a sentence that somebody wrote into the data file stands as it is. */
  note(why: string): string {
    return this.find(`note-${why}`, {}) ?? why;
  }

  factName(name: string): string {
    return this.find(`fact-${name}`, {}) ?? this.component(name);
  }

  value(value: unknown): string {
    return typeof value === 'boolean' ? this.say(value ? 'yes' : 'no') : String(this.factValue(value));
  }

  phase(name: string): string {
    return this.find(`phase-${name}`, {}) ?? name;
  }

  /** The component behind a name; a coloured card is `<colour>-<component>`. */
  componentOf(key: string): ComponentInfo | null {
    const found = this.components.filter((each) => key === each.key || key.endsWith(`-${each.key}`));
    return found.reduce<ComponentInfo | null>(
      (best, each) => (best && best.key.length >= each.key.length ? best : each),
      null,
    );
  }

  seatName(seat: number): string {
    if (seat < 0) return this.say('nobody');
    const name = this.names[seat];
    if (name) return name;
    const colour = this.colours[seat];
    return colour ? this.component(colour) : this.say('seat-name', { number: seat + 1 });
  }

  private read(args: Record<string, unknown>): Record<string, Arg> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.readOne(name, value)]));
  }

  /** Turn an argument into what a person reads, by its kind. */
  private readOne(name: string, value: unknown): Arg {
    switch (this.game.argument_kinds[name]) {
      case 'seat':
        return this.seatName(value as number);
      case 'seats':
        return this.join((value as number[]).map((seat) => this.seatName(seat)));
      case 'component':
        return this.component(value as string);
      case 'components':
        return this.join((value as string[]).map((key) => this.component(key)));
      case 'by-seat':
        return this.join((value as number[]).map((number, seat) => `${this.seatName(seat)} ${number}`));
      default:
        return Array.isArray(value) ? this.join(value.map(String)) : (value as Arg);
    }
  }

  private factValue(value: unknown): Arg {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (Array.isArray(value)) return this.join(value.map((each) => String(this.factValue(each))));
    return typeof value === 'string' ? this.component(value) : (value as number);
  }
}
