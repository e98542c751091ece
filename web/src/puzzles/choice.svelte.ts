/** Which puzzles somebody wants: by theme and difficulty, kept on this device; and which of them comes next. */
import type { PuzzleInfo, PuzzleList } from '../generated/messages';

export interface Choice {
  theme: string;
  difficulty: number;
}

const PLACE = 'kingsbridge-puzzle-choice';
const ANY: Choice = { theme: '', difficulty: 0 };

function load(): Record<string, Choice> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Choice>;
  } catch {
    return {};
  }
}

class Choices {
  private all = $state.raw<Record<string, Choice>>(load());

  of(game: string): Choice {
    return this.all[game] ?? ANY;
  }

  set(game: string, choice: Partial<Choice>): void {
    this.all = { ...this.all, [game]: { ...this.of(game), ...choice } };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.all));
    } catch {
      // private windows may refuse to keep things: the choice then holds for this visit
    }
  }
}

export const choices = new Choices();

export function wanted(list: PuzzleList, { theme, difficulty }: Choice): PuzzleInfo[] {
  return list.puzzles.filter(
    (puzzle) => (!theme || puzzle.theme === theme) && (!difficulty || puzzle.difficulty === difficulty),
  );
}

/** The next puzzle after this one, round the list: one that is not solved yet, if there is one. */
export function nextPuzzle(
  puzzles: PuzzleInfo[],
  after: string,
  isSolved: (id: string) => boolean,
): PuzzleInfo | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.id === after);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return round.find((puzzle) => !isSolved(puzzle.id)) ?? round[0];
}
