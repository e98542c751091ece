/** What ends, passes or declines on the board: the page's button for it is not gold either. */
import { SvelteSet } from 'svelte/reactivity';

class PlainDeeds {
  private readonly targets = new SvelteSet<string>();

  has(target: string): boolean {
    return this.targets.has(target);
  }

  /** Of these targets, until the function that is given back is called: for an effect. */
  say(targets: readonly string[]): () => void {
    for (const target of targets) this.targets.add(target);
    return () => {
      for (const target of targets) this.targets.delete(target);
    };
  }
}

export const plainDeeds = new PlainDeeds();
