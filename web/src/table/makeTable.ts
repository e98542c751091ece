/** Makes a table and goes there; what the server refuses is said. */
import type { NewTable } from '../generated/messages';
import { api, ApiError } from '../net/api';
import { toast } from '../pieces/toasts.svelte';
import { router } from '../router.svelte';
import { library } from '../texts/library.svelte';
import { keepRecovery } from './recovery';

export async function makeTable(wish: NewTable): Promise<void> {
  try {
    const made = await api.create(wish);
    keepRecovery(made);
    router.go(`/table/${made.table.id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(library.shell.error(error.code, error.args, error.message));
  }
}
