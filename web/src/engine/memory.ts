/** Python's memory as it is kept: a head of the runtime's own, and of the rest only the pages that hold something. */
import { Arriving } from './arriving';
import type { Machine } from './runtime';

/** Where it belongs; the bytes of all parts follow each other. */
export interface Layout {
  head: number[];
  size: number;
  parts: [from: number, to: number][];
}

const PAGE = 16_384;

function isBlank(page: Uint8Array): boolean {
  return new Int32Array(page.buffer, page.byteOffset, page.length >> 2).every((word) => word === 0);
}

function* pages(memory: Uint8Array, from: number, to: number): Generator<[at: number, page: Uint8Array]> {
  for (let at = from; at < to; at += PAGE) yield [at, memory.subarray(at, Math.min(at + PAGE, to))];
}

/** Lay out what the runtime gives as its memory. */
export function layOut(snapshot: Uint8Array<ArrayBuffer>): [Layout, Uint8Array<ArrayBuffer>[]] {
  const head = new Uint32Array(snapshot.buffer, 0, 2)[1] ?? 0;
  const memory = snapshot.subarray(head);
  const parts: Layout['parts'] = [];
  for (const [at, page] of pages(memory, 0, memory.length)) {
    if (isBlank(page)) continue;
    const last = parts.at(-1);
    if (last?.[1] === at) last[1] += page.length;
    else parts.push([at, at + page.length]);
  }
  const layout = { head: [...snapshot.subarray(0, head)], size: memory.length, parts };
  return [layout, parts.map(([from, to]) => memory.subarray(from, to))];
}

/** Fill a machine's memory with bytes as they arrive; pages that held nothing are never touched, and so cost nothing. */
export async function fill(machine: Machine, layout: Layout, bytes: ReadableStream<Uint8Array>): Promise<void> {
  machine.growMemory(layout.size);
  const memory = machine.HEAPU8;
  let blank = 0;
  for (const [from, to] of [...layout.parts, [memory.length, memory.length] as const]) {
    for (const [, page] of pages(memory, blank, from)) if (!isBlank(page)) page.fill(0);
    blank = to;
  }
  const arriving = new Arriving(bytes);
  for (const [from, to] of layout.parts) await arriving.fill(memory.subarray(from, to));
}
