/** What the levels of bots are called; a bot without a name of its own by its key. */
import { library, t } from './library.svelte';

/** The levels that are offered, the weakest first. */
const STEPS = ['apprentice', 'journeyman', 'master', 'grandmaster'];

export function levelName(level: string): string {
  return library.shell.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How far up a level is: 1 to 4; 0 for a bot of no known step. A later version of a level is on the same step. */
export function levelStep(level: string): number {
  return STEPS.indexOf(level.split('@')[0] ?? '') + 1;
}
