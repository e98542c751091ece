/** `use:target`: makes an element something to click in the game. The rules are in boardContract.ts. */
import { on } from 'svelte/events';
import type { LegalAction } from '../generated/messages';
import type { TargetOptions } from './boardContract';
import { hasMoved } from './restingMouse';
import { whyNot } from './whyNot.svelte';

const HOVER_DELAY = 350;

export function target(
  node: HTMLElement | SVGElement,
  options: TargetOptions,
): { update(next: TargetOptions): void; destroy(): void } {
  let current = $state.raw(options);
  let hover: ReturnType<typeof setTimeout> | undefined;

  const actions = (): LegalAction[] => current.table.byTarget(current.id);

  /** Sets an attribute only where it changes: a browser draws anew even what was set to the same. */
  function mark(name: string, value: string | null): void {
    if (node.getAttribute(name) === value) return;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }

  function describe(): void {
    const legal = actions();
    const [first] = legal;
    const isSelected = current.table.selected === current.id;
    const isLegal = legal.length > 0;
    if (!(node instanceof HTMLButtonElement)) mark('role', 'button');
    mark('tabindex', '0');
    mark('data-target', current.id);
    mark('data-legal', String(isLegal));
    mark('data-selected', String(isSelected));
    mark('aria-label', first && legal.length === 1 ? current.table.label(first) : current.name);
    mark('aria-description', current.note || null);
    mark('aria-disabled', isLegal ? null : 'true');
    mark('aria-haspopup', legal.length > 1 ? 'dialog' : null);
    mark('aria-pressed', isLegal && (current.asks || !current.direct) ? String(isSelected) : null);
    if (isLegal) whyNot.hide(node);
  }

  function activate(event: Event): void {
    event.stopPropagation();
    clearTimeout(hover);
    const legal = actions();
    const [first] = legal;
    const { table, id, direct, asks } = current;
    const isSure = table.selected === id || (!asks && (direct || !table.settings.confirm));
    if (!first) void whyNot.show(table, id, node);
    else if (legal.length > 1) table.select(id);
    else if (isSure) void table.play(first.key);
    else table.select(id);
  }

  function pressed(event: Event): void {
    const { key } = event as KeyboardEvent;
    if (node instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    activate(event);
  }

  function explain(): void {
    // While others think, the answer would be the same everywhere: then only a click asks for it.
    if (!actions().length && current.table.legal.length) void whyNot.show(current.table, current.id, node);
  }

  function focused(): void {
    if (node.matches(':focus-visible')) explain();
  }

  // Not on entering: a thing that came to lie under a resting mouse was not asked about.
  function moved(event: Event): void {
    const pointer = event as PointerEvent;
    if (pointer.pointerType === 'mouse' && hasMoved(pointer)) hover ??= setTimeout(explain, HOVER_DELAY);
  }

  function left(): void {
    clearTimeout(hover);
    hover = undefined;
    if (document.activeElement !== node) whyNot.hide(node);
  }

  function blurred(event: Event): void {
    // The rule's link in the answer can be clicked.
    const next = (event as FocusEvent).relatedTarget;
    if (!(next instanceof Element && next.closest('[data-why]'))) whyNot.hide(node);
  }

  const listeners: [string, (event: Event) => void][] = [
    ['click', activate],
    ['keydown', pressed],
    ['focus', focused],
    ['blur', blurred],
    ['pointermove', moved],
    ['pointerleave', left],
  ];
  // `on`, not addEventListener: an element that is removed with the focus loses it in the middle of drawing.
  const offs = listeners.map(([name, listener]) => on(node, name, listener));
  $effect(describe);

  return {
    update(next) {
      current = next;
    },
    destroy() {
      clearTimeout(hover);
      whyNot.hide(node);
      for (const off of offs) off();
    },
  };
}
