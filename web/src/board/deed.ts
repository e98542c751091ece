/** A button of the prompt bar. */
export interface Deed {
  /** The target without "button:", such as "done". */
  button: string;
  label: string;
  /** What follows from it. */
  note?: string;
}
