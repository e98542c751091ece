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

export function dueOf(duty: WorldDuty, have: number, then: number): Due {
  const { least, most } = duty;
  return {
    duty: duty.duty,
    good: duty.good,
    have,
    then,
    least,
    most,
    missing: Math.max(0, least - then),
    missingMost: Math.max(0, most - then),
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
