/** Numbers as people read them. */
import { settings } from '../settings.svelte';

const WRITTEN = {
  en: new Intl.NumberFormat('en', { useGrouping: false }),
  de: new Intl.NumberFormat('de', { useGrouping: false }),
};

/** A number with a true minus and the language's decimal mark; `signed` with a plus as well. */
export function plain(points: number): string {
  const size = WRITTEN[settings.stored.language].format(Math.abs(points));
  return points < 0 ? `−${size}` : size;
}

export function signed(points: number): string {
  return points < 0 ? plain(points) : `+${plain(points)}`;
}
