/** Something did not arrive, because of the network or its host: to be tried again. */
export class NotArrived extends Error {}

/** What lies at an address, from its first byte on. */
export async function arrive(address: string): Promise<Response> {
  const answer = await arrival(fetch(address));
  if (!answer.ok) throw new NotArrived(`${address}: ${answer.status}`);
  return answer;
}

/** Tell what did not arrive from other faults. */
export function arrival<T>(awaited: Promise<T>): Promise<T> {
  return awaited.catch((error: unknown) => {
    throw new NotArrived(String(error));
  });
}

/** Bytes that arrive, put where they belong: no copy of them all stays behind until garbage is collected. */
export class Arriving {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private rest: Uint8Array = new Uint8Array();

  /** `heard` is told of every number of bytes that has come. */
  constructor(
    stream: ReadableStream<Uint8Array>,
    private readonly heard: (bytes: number) => void = () => undefined,
  ) {
    this.reader = stream.getReader();
  }

  /** Fill a part of memory with the next bytes. */
  async fill(memory: Uint8Array): Promise<void> {
    for (let at = 0; at < memory.length;) {
      if (!this.rest.length) {
        const { value } = await arrival(this.reader.read());
        if (!value) throw new NotArrived('what arrived is not whole');
        this.rest = value;
        this.heard(value.length);
      }
      const part = this.rest.subarray(0, memory.length - at);
      memory.set(part, at);
      at += part.length;
      this.rest = this.rest.subarray(part.length);
    }
  }
}

/** Give memory back at once: some of it is large, and garbage is collected late. */
export function free(memory: ArrayBufferLike): void {
  (memory as { transfer?: (length: number) => unknown }).transfer?.(0);
}
