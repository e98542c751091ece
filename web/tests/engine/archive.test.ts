import { describe, expect, it } from 'vitest';
import { files } from '../../src/engine/archive';

/** As Python's zipfile writes them: `a.txt` and `b/c.txt`, as they are and compressed. */
const STORED =
  'UEsDBBQAAAAAAAAAIQBX7nGSBQAAAAUAAAAFAAAAYS50eHRmaXJzdFBLAwQUAAAAAAAAACEA0xECyBQAAAAUAAAABwAAAGIvYy50eHRzZWNvbmQgc2Vjb25kIHNlY29uZFBLAQIUAxQAAAAAAAAAIQBX7nGSBQAAAAUAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLAQIUAxQAAAAAAAAAIQDTEQLIFAAAABQAAAAHAAAAAAAAAAAAAACAASgAAABiL2MudHh0UEsFBgAAAAACAAIAaAAAAGEAAAAAAA==';
const COMPRESSED =
  'UEsDBBQAAAAIAAAAIQBX7nGSBwAAAAUAAAAFAAAAYS50eHRLyywqLgEAUEsDBBQAAAAIAAAAIQDTEQLICwAAABQAAAAHAAAAYi9jLnR4dCtOTc7PS1EoRqYAUEsBAhQDFAAAAAgAAAAhAFfucZIHAAAABQAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsBAhQDFAAAAAgAAAAhANMRAsgLAAAAFAAAAAcAAAAAAAAAAAAAAIABKgAAAGIvYy50eHRQSwUGAAAAAAIAAgBoAAAAWgAAAAAA';

const bytes = (packed: string): ArrayBuffer => Uint8Array.from(atob(packed), (each) => each.charCodeAt(0)).buffer;

describe('an archive', () => {
  it('shows its files where they lie', () => {
    const archive = bytes(STORED);
    const found = files(archive);
    expect([...found].map(([name, content]) => [name, new TextDecoder().decode(content)])).toEqual([
      ['a.txt', 'first'],
      ['b/c.txt', 'second second second'],
    ]);
    for (const content of found.values()) expect(content.buffer).toBe(archive);
  });

  it('is refused when it is none, or is compressed', () => {
    expect(() => files(bytes(COMPRESSED))).toThrow('compressed');
    expect(() => files(new ArrayBuffer(100))).toThrow('not an archive');
    expect(() => files(new ArrayBuffer(3))).toThrow('not an archive');
  });
});
