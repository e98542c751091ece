/** What this person likes, kept on this device. */
import { isFields, keep, readKept, whenKept } from './kept.svelte';
import type { Settings } from './table/boardContract';

export const LANGUAGES = ['en', 'de'] as const;
export const THEMES = ['day', 'candle'] as const;
export const PACES = ['normal', 'fast', 'instant'] as const;
const MOTIONS = ['system', 'on', 'off'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Motion = (typeof MOTIONS)[number];

interface Stored {
  language: Language;
  theme: Settings['theme'];
  pace: Settings['pace'];
  motion: Motion;
  confirm: boolean;
  name: string;
  logWidth: number;
  notify: boolean;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Whether the short things that others say are shown. */
  reactions: boolean;
  coach: boolean;
}

const PLACE = 'kingsbridge-settings';

function systemWishes(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function defaults(): Stored {
  return {
    language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: systemWishes('(prefers-color-scheme: dark)') ? 'candle' : 'day',
    pace: 'normal',
    motion: 'system',
    confirm: true,
    name: '',
    logWidth: 302,
    notify: false,
    sound: false,
    volume: 0.6,
    reactions: true,
    coach: false,
  };
}

/** Wishes of which there are only so many. */
const KNOWN: Partial<Record<string, readonly unknown[]>> = {
  language: LANGUAGES,
  theme: THEMES,
  pace: PACES,
  motion: MOTIONS,
};

/** What was wished, as far as it can be; all else is as for somebody new. */
export function readSettings(found: unknown): Stored {
  const base = defaults();
  const wishes = Object.entries(isFields(found) ? found : {}).filter(
    ([name, wish]) =>
      Object.hasOwn(base, name) &&
      typeof wish === typeof base[name as keyof Stored] &&
      (KNOWN[name]?.includes(wish) ?? true),
  );
  const stored: Stored = { ...base, ...Object.fromEntries(wishes) };
  return { ...stored, volume: Math.min(1, Math.max(0, stored.volume)) };
}

class SettingsStore {
  readonly stored = $state(readSettings(readKept(PLACE)));
  private still = $state(systemWishes('(prefers-reduced-motion: reduce)'));

  constructor() {
    whenKept(PLACE, (found) => Object.assign(this.stored, readSettings(found)));
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.still = event.matches));
  }

  /** What boards get to know. */
  readonly effective: Settings = $derived({
    language: this.stored.language,
    theme: this.stored.theme,
    pace: this.stored.pace,
    motion: this.stored.motion === 'on' || (this.stored.motion === 'system' && !this.still),
    confirm: this.stored.confirm,
  });

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.stored[name] = value;
    keep(PLACE, this.stored);
  }
}

export const settings = new SettingsStore();
