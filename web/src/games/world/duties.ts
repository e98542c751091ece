/** What is due at the chapter's end, what a seat has of it and what is missing. */
import type { WorldDuty, WorldSeatMissing } from '../../generated/messages';

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

/** `after`: what the seat would have after what is being looked at; null while that changes nothing of it. */
export function dueOf({ duty, good, least, most, ...now }: WorldDuty, after: number | null): Due {
  const have = now.have ?? 0;
  return {
    duty,
    good,
    have,
    then: after ?? have,
    least,
    most,
    missing: after === null ? (now.missing_least ?? least) : Math.max(0, least - after),
    missingMost: after === null ? (now.missing_most ?? most) : Math.max(0, most - after),
  };
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
