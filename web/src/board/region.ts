/** Which regions the composition in use has: told by the frame, read by the regions within. */
import { getContext, setContext } from 'svelte';
import { regionsOf, type Composition } from './frame';

const KEY = Symbol('composition');

/** The frame says what it lays out. */
export function composed(composition: () => Composition): void {
  setContext(KEY, () => regionsOf(composition()));
}

/** A group says what it lays out besides, while it is laid out itself. */
export function grouped(names: () => string[]): void {
  const around = regionNames();
  setContext(KEY, () => new Set([...around(), ...names()]));
}

/** The names of the regions that are laid out now. */
export function regionNames(): () => Set<string> {
  return getContext<() => Set<string>>(KEY);
}
