/** What the levels of bots are called; a bot without a name of its own by its key. */
import { library, t } from './library.svelte';

/** The levels that are offered, the weakest first. */
const STEPS = ['apprentice', 'journeyman', 'master', 'grandmaster'];

export function levelName(name: string): string {
  const { level, style } = parts(name);
  if (name.includes('@') || !library.shell.has(`level-${level}`)) return name;
  if (!style) return t(`level-${level}`);
  return t('level-styled', { level: t(`level-${level}`), style: t(`style-${style}`) });
}

/** A bot's level without its taste or version: `master` of `master-miser@2`. */
export function plainLevel(name: string): string {
  return parts(name).level;
}

/** How far up a level is: 1 to 4; 0 for a bot of no known step. A later version of a level is on the same step. */
export function levelStep(name: string): number {
  return STEPS.indexOf(parts(name).level) + 1;
}

function parts(name: string): { level: string; style: string } {
  const [title = ''] = name.split('@');
  const [level = '', style = ''] = title.split('-');
  return { level, style };
}
