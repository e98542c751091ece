/** Bytes that arrive, put where they belong: no copy of them all stays behind until garbage is collected. */
export class Arriving {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private rest: Uint8Array = new Uint8Array();

  constructor(stream: ReadableStream<Uint8Array>) {
    this.reader = stream.getReader();
  }

  /** Fill a part of memory with the next bytes. */
  async fill(memory: Uint8Array): Promise<void> {
    for (let at = 0; at < memory.length;) {
      if (!this.rest.length) {
        const { value } = await this.reader.read();
        if (!value) throw new Error('what arrived is not whole');
        this.rest = value;
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
