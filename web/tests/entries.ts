/** Journal entries for tests: of each its kind and what the test is about. */
import type { Entry } from '../src/generated/messages';

type Part<E extends Entry> = E extends Entry ? { kind: E['kind'] } & Partial<Omit<E, 'kind'>> : never;

export function entries<E extends Entry = Entry>(...parts: Part<E>[]): E[] {
  return parts as unknown as E[];
}
