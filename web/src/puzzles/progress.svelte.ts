/** Which puzzles were tried and solved on this device. */
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

function load(): Progress {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Progress;
  } catch {
    return {};
  }
}

class PuzzleProgress {
  all = $state.raw<Progress>(load());

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
    this.all = { ...this.all, [game]: { ...this.all[game], [id]: after } };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.all));
    } catch {
      // private windows may refuse to keep things: it is then known for this visit
    }
  }
}

export const progress = new PuzzleProgress();
