/** What this person likes, kept on this device. */
import type { Settings } from './table/boardContract';

export const LANGUAGES = ['en', 'de'] as const;
export const THEMES = ['day', 'candle'] as const;
export const PACES = ['normal', 'fast', 'instant'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Motion = 'system' | 'on' | 'off';

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

function load(): Stored {
  const base = defaults();
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Stored>;
    return { ...base, ...kept, language: LANGUAGES.find((each) => each === kept.language) ?? base.language };
  } catch {
    return base;
  }
}

class SettingsStore {
  stored = $state<Stored>(load());
  private still = $state(systemWishes('(prefers-reduced-motion: reduce)'));

  constructor() {
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
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.stored));
    } catch {
      // private windows may refuse to keep things: the choice then holds for this visit
    }
  }
}

export const settings = new SettingsStore();
