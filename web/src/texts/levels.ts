/** What the levels of bots are called; a bot without a name of its own by its key. */
import { library, t } from './library.svelte';

export function levelName(level: string): string {
  return library.shell.has(`level-${level}`) ? t(`level-${level}`) : level;
}
