/** The codes that claim my seats from another device; this device keeps them to show them. */
import type { Seated } from '../generated/messages';
import { inPage } from '../net/door';

const place = (table: string): string => `kingsbridge-recovery-${table}`;

export function keepRecovery(seated: Seated): void {
  if (inPage) return; // whoever has the page has the seats
  try {
    const codes = { ...recoveryOf(seated.table.id), ...seated.recovery };
    localStorage.setItem(place(seated.table.id), JSON.stringify(codes));
  } catch {
    // private windows may refuse to keep things: the seat then stays with this visit
  }
}

export function recoveryOf(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
