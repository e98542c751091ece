/** The one "why not?" that is shown, and beside what. */
import type { TableStore, WhyText } from './boardContract';

class WhyNot {
  open = $state.raw<{ element: Element; target: string; why: WhyText } | null>(null);
  private asked: Element | null = null;

  async show(table: TableStore, target: string, element: Element): Promise<void> {
    this.asked = element;
    const { updates } = table;
    const why = await table.why(target);
    // The answer to a position that is gone helps nobody.
    if (this.asked === element && why && table.updates === updates) this.open = { element, target, why };
  }

  hide(element?: Element): void {
    if (element && this.asked !== element) return;
    this.asked = null;
    this.open = null;
  }
}

export const whyNot = new WhyNot();
