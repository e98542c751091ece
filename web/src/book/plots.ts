/** What a plot of the book is made of. */

export interface Dot {
  value: number;
  title: string;
  gold?: boolean;
}

export interface Tick {
  value: number;
  label: string;
}
