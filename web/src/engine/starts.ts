/** Python's memory after its start, kept by the browser between visits, where it allows that. */
import { layOut, type Layout } from './memory';

const KEPT = 'python-starts';

export interface Start {
  layout: Layout;
  bytes: ReadableStream<Uint8Array>;
}

const bytesOf = (start: string): string => new URL(`python-start-${start}`, location.origin).href;
const layoutOf = (start: string): string => `${bytesOf(start)}.json`;

export async function keptStart(start: string): Promise<Start | null> {
  try {
    const kept = await caches.open(KEPT);
    const [layout, bytes] = await Promise.all([kept.match(layoutOf(start)), kept.match(bytesOf(start))]);
    return layout && bytes?.body ? { layout: (await layout.json()) as Layout, bytes: bytes.body } : null;
  } catch {
    return null;
  }
}

/** Keep one, instead of those of former versions; `memory` is the caller's again at once. */
export function keepStart(start: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const [layout, parts] = layOut(memory);
  const copy = new Blob(parts);
  const keep = async () => {
    await caches.delete(KEPT);
    const kept = await caches.open(KEPT);
    await kept.put(layoutOf(start), Response.json(layout));
    await kept.put(bytesOf(start), new Response(copy));
  };
  return keep().catch(() => undefined); // the disk may be full
}

export async function forgetStarts(): Promise<void> {
  try {
    await caches.delete(KEPT);
  } catch {
    // where nothing can be kept nothing has to be forgotten
  }
}
