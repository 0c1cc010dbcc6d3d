const MOST_SHOWN = 50;
const ELLIPSIS = '...';

const escapes: Readonly<Record<number, string>> = {
  7: '\\a',
  8: '\\b',
  9: '\\t',
  10: '\\n',
  11: '\\v',
  12: '\\f',
  13: '\\r',
  34: '\\"',
  39: "\\'",
  92: '\\\\',
};

/** Bytes as java-tron prints the object that holds them; on a real node the digits after the @ are arbitrary. */
export function byteStringText(bytes: Uint8Array): string {
  const fits = bytes.length <= MOST_SHOWN;
  const shown = fits ? bytes : bytes.subarray(0, MOST_SHOWN - ELLIPSIS.length);
  const contents = Array.from(shown, escaped).join('') + (fits ? '' : ELLIPSIS);
  return `<ByteString@0 size=${bytes.length} contents="${contents}">`;
}

function escaped(byte: number): string {
  const known = escapes[byte];
  if (known !== undefined) return known;
  const isPrintable = byte >= 0x20 && byte <= 0x7e;
  return isPrintable ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
}
