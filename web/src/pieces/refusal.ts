/** What went wrong, in the words of the reader. */
import { ApiError } from '../net/api';
import { inPage } from '../net/door';
import { library } from '../texts/library.svelte';
import { toast } from './toasts.svelte';

/** Anything that went wrong; what nobody has foreseen is quoted as it is. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return refusalText(error);
  return library.shell.error('', {}, error instanceof Error ? error.message : String(error));
}

/** What the server said no to. Any other error is a fault of ours, and goes on. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return library.shell.error(codeHere(error.code), error.args, error.message);
}

/** Without a server some refusals have other causes, and other ways out. */
function codeHere(code: string): string {
  return inPage && library.shell.has(`web-page-${code}`) ? `page-${code}` : code;
}

/** The same as a short notice. */
export function tellRefusal(error: unknown): void {
  toast(refusalText(error));
}
