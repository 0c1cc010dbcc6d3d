/** 32-bit FNV-1a over the code points of a text: the same on every device, for art and colours. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
