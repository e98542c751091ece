/** An id that nobody else has. `crypto.randomUUID` is not there on a page that came over plain HTTP, as in a home network. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
