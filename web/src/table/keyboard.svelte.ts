/**
 * The page of a table for those who play by keyboard: the number keys lead to what is lit, shown on what they press, and
 * the focus stays near the place of the last move when what had it is gone.
 */
import { tick } from 'svelte';
import { focusQuietly } from './quietFocus';

export interface Badge {
  number: number;
  left: number;
  top: number;
}

const LIT = '[data-target][data-legal="true"]';
const MOST = 9;
/** Milliseconds after which what moved lies still. */
const SETTLES = 150;

export class Keyboard {
  /** The numbers beside what they lead to; none while a mouse or finger is used. */
  badges = $state.raw<Badge[]>([]);
  private isUsed = false;
  private last: DOMRect | null = null;
  private settling: ReturnType<typeof setTimeout> | undefined;

  /** `board`: where the game is played. A board with numbers of its own says so: `aria-keyshortcuts`, or `data-numbers`. */
  constructor(private readonly board: () => HTMLElement | undefined) {}

  /** A key was pressed, or a pointer. */
  uses(keys: boolean): void {
    if (keys === this.isUsed) return;
    this.isUsed = keys;
    // A board that shows keys of its own does so only for those who use them.
    this.board()?.toggleAttribute('data-keys', keys);
    this.show();
  }

  focused(event: FocusEvent): void {
    if (event.target instanceof Element && this.board()?.contains(event.target)) {
      this.last = event.target.getBoundingClientRect();
    }
  }

  /** The number keys lead to the lit things in their order on the board. */
  lead(number: number): void {
    if (!this.hasOwnNumbers) this.lit()[number - 1]?.focus();
  }

  toFirst(): void {
    this.lit()[0]?.focus();
  }

  /** The table has changed: numbers move, and a focus that was lost is found again nearby. */
  async changed(): Promise<void> {
    await tick();
    this.show();
    if (!this.isUsed || this.last === null || document.activeElement !== document.body) return;
    focusQuietly(nearest(this.lit(), this.last));
  }

  /** The window was resized, or something scrolled: what the numbers lead to lies elsewhere once that has come to rest. */
  moved({ target }: Event): void {
    const board = this.board();
    if (
      !this.isUsed ||
      board === undefined ||
      (target instanceof Element && !target.contains(board) && !board.contains(target))
    ) {
      return;
    }
    this.badges = [];
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.show(), SETTLES);
  }

  show(): void {
    const lit = this.isUsed && !this.hasOwnNumbers ? this.lit().slice(0, MOST) : [];
    this.badges = lit.map((element, at) => {
      const { left, top } = element.getBoundingClientRect();
      return { number: at + 1, left: Math.max(2, left - 6), top: Math.max(2, top - 8) };
    });
  }

  private get hasOwnNumbers(): boolean {
    return this.board()?.querySelector('[data-numbers], [aria-keyshortcuts]') !== null;
  }

  private lit(): HTMLElement[] {
    return [...(this.board()?.querySelectorAll<HTMLElement>(LIT) ?? [])];
  }
}

function nearest(elements: HTMLElement[], to: DOMRect): HTMLElement | undefined {
  const away = (element: HTMLElement): number => {
    const at = element.getBoundingClientRect();
    return Math.hypot(at.x + at.width / 2 - to.x - to.width / 2, at.y + at.height / 2 - to.y - to.height / 2);
  };
  return elements.toSorted((one, other) => away(one) - away(other))[0];
}
