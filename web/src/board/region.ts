/** What the frame says to everything within: the regions it lays out, and how long a unit is. */
import { getContext, setContext } from 'svelte';
import { drawingOf, regionsOf, type Fit, type Shape } from './frame';

interface Framed {
  /** The names of the regions that are laid out now. */
  names(): Set<string>;
  /** Pixels a unit, for parts that measure themselves. */
  unit(): number;
  /** How a region is drawn, where that is not the shape of the frame. */
  drawing(region: string): Shape | undefined;
}

const KEY = Symbol('frame');

/** The frame says what it lays out. */
export function framed(fit: () => Fit): void {
  setContext<Framed>(KEY, {
    names: () => regionsOf(fit().composition),
    unit: () => fit().unit,
    drawing: (region) => drawingOf(fit().composition, region),
  });
}

/** A group says what it lays out besides, while it is laid out itself. */
export function grouped(names: () => string[]): void {
  const around = frame();
  setContext<Framed>(KEY, { ...around, names: () => new Set([...around.names(), ...names()]) });
}

/** The frame around this component. */
export function frame(): Framed {
  return getContext<Framed>(KEY);
}
