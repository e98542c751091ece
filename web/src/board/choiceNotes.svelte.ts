/** What a board can say beside each button of the page's choice between actions that share a target. */
import type { LegalAction } from '../generated/messages';

class ChoiceNotes {
  of = $state.raw<((action: LegalAction) => string) | null>(null);
}

export const choiceNotes = new ChoiceNotes();
