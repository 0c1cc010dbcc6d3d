/** A random UUID, version 4. `crypto.randomUUID` is missing on plain http, where the app is used on a local network. */
export function newUuid(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), marked);
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Version and variant stand in the bytes 6 and 8. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
