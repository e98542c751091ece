import { untrack } from 'svelte';
import { on } from 'svelte/events';
import { isWanted } from '../table/quietFocus';
import { hasMoved } from '../table/restingMouse';
import { whyNot } from '../table/whyNot.svelte';

/** Help on hover, focus and long press: which component, beside which element. */
const HOVER = 700;
const FOCUS = 1200;
const LONG_PRESS = 500;
/** Milliseconds that a leaf waits for a pointer on its way to it. */
const LEAVING = 250;

class Help {
  open = $state.raw<{ element: Element; key: string } | null>(null);
  /** The leaves on the page. Several boards may be shown on one; the first of their leaves tells for all. */
  private leaves = $state.raw<object[]>([]);
  /** The pointer is on the leaf itself: it stays. */
  private held = false;

  /** A leaf is there; to be called in an effect. */
  enter(leaf: object): () => void {
    this.leaves = [...untrack(() => this.leaves), leaf];
    return () => (this.leaves = untrack(() => this.leaves).filter((other) => other !== leaf));
  }

  /** Whether this leaf is the one that tells. */
  isTeller(leaf: object): boolean {
    return this.leaves[0] === leaf;
  }

  show(element: Element, key: string): void {
    // Where the question "why not?" is being answered, one leaf is enough.
    if (whyNot.open?.element !== element) this.open = { element, key };
  }

  /** Tell of another thing on the same leaf: somebody touched its name there. */
  turnTo(key: string): void {
    if (this.open) this.open = { ...this.open, key };
  }

  hide(element?: Element): void {
    if (element === undefined || this.open?.element === element) this.open = null;
    this.held = false;
  }

  /** The pointer leaves the element; it may be on its way to the leaf. */
  leave(element: Element): void {
    setTimeout(() => this.held || this.hide(element), LEAVING);
  }

  hold(): void {
    this.held = true;
  }

  /** The pointer leaves the leaf; it may be on its way to another name on it. */
  release(): void {
    this.held = false;
    if (this.open) this.leave(this.open.element);
  }
}

export const help = new Help();

/** `use:helps={key}`: tells what the component does; the element keeps its own name and action. An array: a click tells too. */
export function helps(
  node: Element,
  what: string | [string],
): { update(next: string | [string]): void; destroy(): void } {
  let current = what;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => help.show(node, keyOf(current)), wait);
  };
  const listeners: [string, (event: Event) => void][] = [
    // Not on entering: a card that moved under a resting mouse was not asked about.
    ['pointermove', (event) => isMouse(event) && hasMoved(event) && help.open?.element !== node && later(HOVER)],
    ['pointerdown', (event) => !isMouse(event) && later(LONG_PRESS)],
    ['pointerup', () => clearTimeout(timer)],
    ['pointerleave', () => leave()],
    ['pointercancel', () => close()],
    ['focus', () => isWanted() && node.matches(':focus-visible') && later(FOCUS)],
    ['blur', () => close()],
    ['click', () => (Array.isArray(current) ? help.show(node, keyOf(current)) : close())],
  ];
  function close(): void {
    clearTimeout(timer);
    help.hide(node);
  }
  function leave(): void {
    clearTimeout(timer);
    if (help.open?.element === node) help.leave(node);
  }
  // `on`, not addEventListener: an element that is removed with the focus loses it in the middle of drawing.
  node.setAttribute('data-help', keyOf(current));
  const offs = listeners.map(([name, listener]) => on(node, name, listener));
  return {
    update(next) {
      current = next;
      node.setAttribute('data-help', keyOf(next));
    },
    destroy() {
      close();
      for (const off of offs) off();
    },
  };
}

function keyOf(what: string | [string]): string {
  return typeof what === 'string' ? what : what[0];
}

function isMouse(event: Event): event is PointerEvent {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
