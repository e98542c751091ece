/** Python's memory after its start, kept by the browser between visits, where it allows that. */

const KEPT = 'python-starts';

function named(start: string): string {
  return new URL(`python-start-${start}`, location.origin).href;
}

export async function keptStart(start: string): Promise<Uint8Array | null> {
  try {
    const found = await (await caches.open(KEPT)).match(named(start));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Keep one, instead of those of former versions; `memory` is the caller's again at once. */
export function keepStart(start: string, memory: Uint8Array): void {
  const copy = new Blob([memory as Uint8Array<ArrayBuffer>]);
  const keep = async () => {
    await caches.delete(KEPT);
    await (await caches.open(KEPT)).put(named(start), new Response(copy));
  };
  keep().catch(() => undefined); // the disk may be full
}

export async function forgetStarts(): Promise<void> {
  try {
    await caches.delete(KEPT);
  } catch {
    // where nothing can be kept nothing has to be forgotten
  }
}
