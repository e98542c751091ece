import { describe, expect, it } from 'vitest';
import { fill, layOut } from '../../src/engine/memory';
import type { Machine } from '../../src/engine/runtime';

const HEAD = 48;
const SIZE = 100_000; // the last page is not whole

function snapshot(): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(HEAD + SIZE);
  new Uint32Array(whole.buffer)[1] = HEAD;
  whole[HEAD + 5] = 7;
  whole[HEAD + 20_000] = 8;
  whole[HEAD + SIZE - 1] = 9;
  return whole;
}

function stream(parts: Uint8Array[], chunk: number): ReadableStream<Uint8Array> {
  const bytes = parts.flatMap((part) => [...part]);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, number) =>
    Uint8Array.from(bytes.slice(number * chunk, (number + 1) * chunk)),
  );
  return new ReadableStream({
    start(way) {
      for (const each of chunks) way.enqueue(each);
      way.close();
    },
  });
}

/** A machine that has begun, and so holds something where the kept one holds nothing. */
function begun(): Machine {
  const machine = { HEAPU8: new Uint8Array(50_000).fill(1) };
  const growMemory = (size: number) => {
    const grown = new Uint8Array(size);
    grown.set(machine.HEAPU8);
    machine.HEAPU8 = grown;
  };
  return Object.assign(machine, { growMemory }) as unknown as Machine;
}

describe('the memory of a start', () => {
  it('is kept without the pages that hold nothing', () => {
    const [layout, parts] = layOut(snapshot());
    expect(layout.parts).toEqual([
      [0, 32_768],
      [98_304, SIZE],
    ]);
    expect(parts.map((part) => part.length)).toEqual([32_768, SIZE - 98_304]);
  });

  it.each([1000, 7777, 1_000_000])('is the same again, however it arrives (%i bytes at a time)', async (chunk) => {
    const [layout, parts] = layOut(snapshot());
    const machine = begun();
    await fill(machine, layout, stream(parts, chunk));
    const wanted = snapshot().subarray(HEAD);
    expect(machine.HEAPU8.length).toBe(wanted.length);
    expect(machine.HEAPU8.every((byte, at) => byte === wanted[at])).toBe(true);
  });

  it('is refused when a part is missing', async () => {
    const [layout, parts] = layOut(snapshot());
    await expect(fill(begun(), layout, stream(parts.slice(0, 1), 4096))).rejects.toThrow('not whole');
  });
});
