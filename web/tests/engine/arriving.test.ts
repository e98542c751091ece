import { expect, test } from 'vitest';
import { arrival, Arriving, NotArrived } from '../../src/engine/arriving';

const BYTES = Uint8Array.from([1, 2, 3, 4, 5]);

function stream(...sizes: number[]): ReadableStream<Uint8Array> {
  let at = 0;
  const parts = sizes.map((size) => BYTES.slice(at, (at += size)));
  return new ReadableStream({
    pull: (to) => {
      const part = parts.shift();
      if (part) to.enqueue(part);
      else to.close();
    },
  });
}

test('bytes fill what they belong to, however they come, and are counted as they do', async () => {
  const heard: number[] = [];
  const arriving = new Arriving(stream(2, 3), (bytes) => heard.push(bytes));
  const [head, rest] = [new Uint8Array(1), new Uint8Array(4)];
  await arriving.fill(head);
  await arriving.fill(rest);
  expect([...head, ...rest]).toEqual([...BYTES]);
  expect(heard).toEqual([2, 3]);
});

test('what does not arrive, or not whole, is told from other faults', async () => {
  await expect(new Arriving(stream(2)).fill(new Uint8Array(3))).rejects.toThrow(NotArrived);
  await expect(arrival(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(NotArrived);
});
