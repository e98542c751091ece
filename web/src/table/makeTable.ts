/** Makes a table and goes there; what the server refuses is said. */
import type { NewTable, Seated } from '../generated/messages';
import { keeping } from '../engine/keeping.svelte';
import { api } from '../net/api';
import { inPage } from '../net/door';
import { tellRefusal } from '../pieces/refusal';
import { router } from '../router.svelte';
import { keepRecovery } from './recovery';

export function makeTable(wish: NewTable): Promise<void> {
  return goToNew(() => api.create(wish));
}

export async function goToNew(make: () => Promise<Seated>): Promise<void> {
  try {
    const made = await make();
    keepRecovery(made);
    if (inPage) keeping.forGood();
    router.go(`/table/${made.table.id}`);
  } catch (error) {
    tellRefusal(error);
  }
}
