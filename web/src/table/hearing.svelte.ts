/** What is heard at a table: the beats as they are told, my turn, the end. Silent unless it is wanted. */
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import { play, type Sound } from '../sound/sounds';
import type { Entry } from '../generated/messages';
import type { LiveTable } from './liveTable.svelte';
import type { Stories } from './stories';

export class Hearing {
  /** The last sound that no entry of the chronicle stands for. */
  caption = $state<Sound | ''>('');
  private awaited = false;

  constructor(
    private readonly table: LiveTable,
    private readonly sounds: NonNullable<Stories['sounds']>,
  ) {
    this.awaited = table.table.awaits_me;
  }

  /** To be called in a component: listens for as long as it stands. */
  listen(): void {
    $effect(() => {
      const { passed } = this.table.beats;
      untrack(() => this.atOnce(passed));
    });
    $effect(() => {
      const { current } = this.table.beats;
      if (current !== null) untrack(() => this.hear(this.sounds[current.kind]));
    });
    $effect(() => {
      const awaits = this.table.table.awaits_me && this.table.beats.current === null;
      untrack(() => this.turn(awaits));
    });
  }

  /** What takes no time is heard when it happens, once for all that happens together. */
  private atOnce(passed: readonly Entry[]): void {
    const sounds = passed.map((entry) => this.sounds[entry.kind]);
    this.hear(sounds.findLast((sound) => sound !== undefined));
  }

  private turn(awaits: boolean): void {
    if (awaits && !this.awaited) this.hear('turn');
    if (awaits !== this.awaited) this.caption = awaits && settings.stored.sound ? 'turn' : '';
    this.awaited = awaits;
  }

  private hear(sound: Sound | undefined): void {
    if (sound !== undefined && settings.stored.sound) play(sound, settings.stored.volume);
  }
}
