/** An archive that holds its files as they are: they are shown as parts of it, without a copy. */

const LITTLE = true;
const END = 0x06054b50;
const END_LENGTH = 22;
const LISTED_LENGTH = 46;
const LOCAL_LENGTH = 30;

/** Gives every file by its name. */
export function files(archive: ArrayBuffer): Map<string, Uint8Array> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_LENGTH; // ours have no comment behind it
  if (end < 0 || view.getUint32(end, LITTLE) !== END) throw new Error('not an archive');
  const found = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, LITTLE);
  for (let left = view.getUint16(end + 10, LITTLE); left > 0; left--) {
    const method = view.getUint16(at + 10, LITTLE);
    if (method !== 0) throw new Error('an archive that is compressed');
    const [size, name, extra, comment] = [
      view.getUint32(at + 24, LITTLE),
      view.getUint16(at + 28, LITTLE),
      view.getUint16(at + 30, LITTLE),
      view.getUint16(at + 32, LITTLE),
    ];
    const local = view.getUint32(at + 42, LITTLE);
    const start = local + LOCAL_LENGTH + view.getUint16(local + 26, LITTLE) + view.getUint16(local + 28, LITTLE);
    const called = new TextDecoder().decode(new Uint8Array(archive, at + LISTED_LENGTH, name));
    found.set(called, new Uint8Array(archive, start, size));
    at += LISTED_LENGTH + name + extra + comment;
  }
  return found;
}
