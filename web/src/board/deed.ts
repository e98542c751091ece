/** A button of the prompt bar. */
export interface Deed {
  /** The target without "button:", such as "done". */
  button: string;
  label: string;
  /** What follows from it. */
  note?: string;
  /** It ends, passes or declines: never in gold, which goes on. */
  plain?: boolean;
  /** Points or goods would be lost: it is chosen first and played by a second press. */
  asks?: boolean;
}
