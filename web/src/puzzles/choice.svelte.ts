/** Which puzzles somebody wants: by theme and difficulty, kept on this device; and which of them comes next. */
import type { PuzzleInfo, PuzzleList } from '../generated/messages';
import { isFields, Kept, soundFields } from '../kept.svelte';

export interface Choice {
  theme: string;
  difficulty: number;
}

const PLACE = 'kingsbridge-puzzle-choice';
const ANY: Choice = { theme: '', difficulty: 0 };

function isChoice(found: unknown): found is Choice {
  return isFields(found) && typeof found.theme === 'string' && typeof found.difficulty === 'number';
}

class Choices {
  private kept = new Kept(PLACE, (found) => soundFields(found, isChoice));

  of(game: string): Choice {
    return this.kept.value[game] ?? ANY;
  }

  set(game: string, choice: Partial<Choice>): void {
    this.kept.set({ ...this.kept.value, [game]: { ...this.of(game), ...choice } });
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
