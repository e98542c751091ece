/** Which puzzles were tried and solved on this device. */
import { isFields, Kept, soundFields } from '../kept.svelte';

export interface Tried {
  /** Wrong answers before it was solved. */
  misses: number;
  /** When it was solved (ISO), empty while it is not. */
  solved: string;
  /** The answer was shown before it was found. */
  shown: boolean;
}
export type Progress = Record<string, Record<string, Tried>>;

const PLACE = 'kingsbridge-puzzles';

function isTried(found: unknown): found is Tried {
  return (
    isFields(found) &&
    typeof found.misses === 'number' &&
    typeof found.solved === 'string' &&
    typeof found.shown === 'boolean'
  );
}

export function readProgress(found: unknown): Progress {
  const games = Object.entries(soundFields(found, isFields));
  return Object.fromEntries(games.map(([game, tried]) => [game, soundFields(tried, isTried)]));
}

class PuzzleProgress {
  private kept = new Kept(PLACE, readProgress);

  get all(): Progress {
    return this.kept.value;
  }

  of(game: string, id: string): Tried | undefined {
    return this.all[game]?.[id];
  }

  isSolved(game: string, id: string): boolean {
    return (this.of(game, id)?.solved ?? '') !== '';
  }

  /** Take note of an answer; one that was solved stays so. */
  tried(game: string, id: string, solved: boolean, shown: boolean): void {
    const before = this.of(game, id) ?? { misses: 0, solved: '', shown: false };
    if (before.solved) return;
    const after: Tried = {
      misses: before.misses + (solved || shown ? 0 : 1),
      solved: solved ? new Date().toISOString() : '',
      shown: before.shown || shown,
    };
    this.kept.set({ ...this.all, [game]: { ...this.all[game], [id]: after } });
  }
}

export const progress = new PuzzleProgress();
