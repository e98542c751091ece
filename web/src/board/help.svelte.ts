import { on } from 'svelte/events';
import { whyNot } from '../table/whyNot.svelte';

/** Help on hover, focus and long press: which component, beside which element. */
const HOVER = 700;
const FOCUS = 1200;
const LONG_PRESS = 500;

class Help {
  open = $state.raw<{ element: Element; key: string } | null>(null);

  show(element: Element, key: string): void {
    // Where the question "why not?" is being answered, one leaf is enough.
    if (whyNot.open?.element !== element) this.open = { element, key };
  }

  hide(element?: Element): void {
    if (element === undefined || this.open?.element === element) this.open = null;
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
    ['pointermove', (event) => isMouse(event) && help.open?.element !== node && later(HOVER)],
    ['pointerdown', (event) => !isMouse(event) && later(LONG_PRESS)],
    ['pointerup', () => clearTimeout(timer)],
    ['pointerleave', () => close()],
    ['pointercancel', () => close()],
    ['focus', () => node.matches(':focus-visible') && later(FOCUS)],
    ['blur', () => close()],
    ['click', () => (Array.isArray(current) ? help.show(node, keyOf(current)) : close())],
  ];
  function close(): void {
    clearTimeout(timer);
    help.hide(node);
  }
  // `on`, not addEventListener: an element that is removed with the focus loses it in the middle of drawing.
  const offs = listeners.map(([name, listener]) => on(node, name, listener));
  return {
    update(next) {
      current = next;
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

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
