/** A view of which only what changed is sent: whole parts by name, and items of lists by name and number. */
import type { View, ViewChange } from '../generated/messages';

/** The view after a change. What did not change stays the same object, so that nothing of it is drawn again. */
export function changed(view: View, change: ViewChange): View {
  const after: Record<string, unknown> = { ...view, ...change.parts };
  for (const [name, items] of Object.entries(change.items)) {
    const list = [...(after[name] as unknown[])];
    for (const [at, item] of Object.entries(items)) list[Number(at)] = item;
    after[name] = list;
  }
  return after as unknown as View;
}
