/** What is due at the chapter's end, what a seat has of it and what is missing. */
import type { WorldDuty, WorldPreview, WorldSeatMissing, WorldView } from '../../generated/messages';

export interface Due {
  duty: string;
  good: string;
  have: number;
  /** After what is being looked at. */
  then: number;
  least: number;
  most: number;
  /** What would still be missing then, at the lowest and the highest tax. */
  missing: number;
  missingMost: number;
}

/** `preview`: what would change of the good by what is being looked at, if anything does. */
export function dueOf({ duty, good, least, most, ...now }: WorldDuty, preview?: WorldPreview): Due {
  const have = now.have ?? 0;
  const then = preview ?? { ...now, after: have };
  return {
    duty,
    good,
    have,
    then: then.after,
    least,
    most,
    missing: then.missing_least ?? least,
    missingMost: then.missing_most ?? most,
  };
}

/** Are the duties paid? Then what lies before a seat says nothing of what it owed. */
export function isReckoned(view: Pick<WorldView, 'step' | 'is_over' | 'reckoning'>): boolean {
  return view.reckoning !== null && (view.step === 'duties' || view.is_over);
}

/** "2" or "2–5". */
export function range(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export interface Missing {
  good: string;
  text: string;
  none: boolean;
}

/** What a seat would be missing if the chapter ended now, duty by duty. */
export function missingOf(duties: readonly WorldDuty[], missing: WorldSeatMissing): Missing[] {
  return duties.map(({ good }) => {
    if (good === 'gold') {
      return { good, text: range(missing.tax_least, missing.tax_most), none: missing.tax_most === 0 };
    }
    const count = good === 'piety' ? missing.piety : missing.grain;
    return { good, text: String(count), none: count === 0 };
  });
}

/** What a seat would be missing, or was once the duties are reckoned; null where its goods are hidden. */
export function gapsOf(view: WorldView, seat: number): Missing[] | null {
  const reckoned = view.step === 'duties' ? view.reckoning?.missing[seat] : undefined;
  if (reckoned) return view.duties.map(({ good }, at) => settled(good, reckoned[at] ?? 0));
  const missing = view.table[seat]?.missing ?? null;
  return missing && missingOf(view.duties, missing);
}

function settled(good: string, count: number): Missing {
  return { good, text: String(count), none: count === 0 };
}
