/** The codes that claim my seats from another device; this device keeps them to show them. */
import type { Seated } from '../generated/messages';
import { keep, readKept, soundFields } from '../kept.svelte';
import { inPage } from '../net/door';

const place = (table: string): string => `kingsbridge-recovery-${table}`;

export function keepRecovery(seated: Seated): void {
  if (inPage) return; // whoever has the page has the seats
  keep(place(seated.table.id), { ...recoveryOf(seated.table.id), ...seated.recovery });
}

export function recoveryOf(table: string): Record<string, string> {
  return soundFields(readKept(place(table)), (code) => typeof code === 'string');
}
