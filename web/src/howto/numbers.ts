/** The numbers of a game's components under the names that its sentences use, so that no number is typed again. */
import type { ComponentInfo } from '../generated/messages';
import type { Arg } from '../table/boardContract';

/** The fact `stone` of `stonemason` is `stonemason_stone`, the value of `kept-cubes` `kept_cubes`; of `0-5` it is `seal_0_5`. */
export function numbersOf(components: ComponentInfo[]): Record<string, Arg> {
  const numbers: Record<string, Arg> = {};
  for (const { table, key, facts } of components) {
    const name = (/^\d/.test(key) ? `${table}-${key}` : key).replaceAll('-', '_');
    for (const [fact, { value }] of Object.entries(facts)) {
      const read = written(value);
      if (read === null) continue;
      numbers[`${name}_${fact}`] = read;
      if (table === 'number') numbers[name] = read;
    }
  }
  return numbers;
}

function written(value: unknown): Arg | null {
  if (typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'number')) return value.join(' / ');
  return null;
}
