/** What a page keeps beside its tables: wishes, and how far lessons and the like have come. */
import { isFields, keep, readKept, tellKept } from '../kept.svelte';

const MINE = 'kingsbridge-';

export type Belongings = Record<string, string>;

/** Nothing where the browser lets a page keep nothing: the tables of such a page can be taken along all the same. */
export function packBelongings(): Belongings {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(MINE)));
  } catch {
    return {};
  }
}

/** What is here already stays, it is the later one; what is missing in it comes from the file. */
export function unpackBelongings(packed: unknown): void {
  for (const [name, value] of Object.entries(isFields(packed) ? packed : {})) {
    if (!name.startsWith(MINE) || typeof value !== 'string') continue;
    const [here, there] = [readKept(name), parsed(value)];
    if (there === null) continue;
    keep(name, joined(here, there));
    tellKept(name);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A puzzle that was missed here and solved there is solved. */
function joined(here: unknown, there: unknown): unknown {
  if (isFields(here) && isFields(there)) {
    const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    return Object.fromEntries(names.map((name) => [name, joined(here[name], there[name])]));
  }
  return isNothing(here) ? (there ?? here) : here;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
