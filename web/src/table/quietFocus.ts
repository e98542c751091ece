/** A focus that the page itself gives: nobody has asked about the thing, so nothing is told of it. */
let isQuiet = false;

export function focusQuietly(element: HTMLElement | undefined): void {
  isQuiet = true;
  element?.focus();
  isQuiet = false;
}

/** Whether a focus that is just being given was wanted by a person. */
export function isWanted(): boolean {
  return !isQuiet;
}
