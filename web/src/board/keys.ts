/** Keys that are meant for the board. */

/** A key pressed alone, and not where something is being written or a dialog is open. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}
