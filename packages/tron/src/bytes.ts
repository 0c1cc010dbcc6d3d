const encoder = new TextEncoder();
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenientDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const NO_DIGIT = 16;
const digitOfCode = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? NO_DIGIT : digit;
});

/** Thrown by `fromHex` when the text is not an even number of hex digits. */
export class MalformedHex extends Error {
  override name = 'MalformedHex';
}

/** Lowercase hex without 0x. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += hexOfByte[byte];
  return text;
}

/** Bytes of a hex text of either case, with or without 0x. */
export function fromHex(text: string): Uint8Array {
  const digits = text.startsWith('0x') ? text.slice(2) : text;
  if (digits.length % 2 === 1) throw notHex(text);
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    const high = digitAt(digits, 2 * i);
    const low = digitAt(digits, 2 * i + 1);
    if (high === NO_DIGIT || low === NO_DIGIT) throw notHex(text);
    bytes[i] = high * 16 + low;
  }
  return bytes;
}

function digitAt(text: string, index: number): number {
  return digitOfCode[text.charCodeAt(index)] ?? NO_DIGIT;
}

function notHex(text: string): MalformedHex {
  return new MalformedHex(`not hex: ${text.slice(0, 80)}`);
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return joinBytes(parts);
}

/** Like `concatBytes` for lists whose length the outside decides: too long to spread as arguments. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** Not constant-time: for public data only. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

export function utf8ToBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Text of UTF-8 bytes; malformed sequences become U+FFFD. */
export function bytesToUtf8(bytes: Uint8Array): string {
  return lenientDecoder.decode(bytes);
}

/** Text of UTF-8 bytes, or null when they are not well-formed UTF-8. */
export function parseUtf8(bytes: Uint8Array): string | null {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    // The decoder's only failure is malformed input, which null stands for.
    return null;
  }
}
