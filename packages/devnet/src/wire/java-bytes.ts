import { addressBytes, parseAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';

const ALPHABET = /[^1-9A-HJ-NP-Za-km-z]/;

/** Thrown for text that has a character which base58 lacks; `message` is java-tron's. */
export class IllegalBase58 extends Error {
  override name = 'IllegalBase58';
}

/** Thrown where java-tron uses bytes that it did not get. What its machine says beyond `null` depends on the machine. */
export class NullPointer extends Error {
  override name = 'NullPointer';

  constructor() {
    super('null');
  }
}

export function noBytes(): never {
  throw new NullPointer();
}

/** Hex digits as java-tron wants them: 0x may lead, odd ones get a zero in front. */
export function evenDigits(text: string): string {
  const digits = text.startsWith('0x') ? text.slice(2) : text;
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}

/** Bytes of hex text as java-tron reads them. Throws `MalformedHex`. */
export function javaHex(text: string): Uint8Array {
  // With a prefix of our own, or a second one in the text would be dropped too.
  return fromHex(`0x${evenDigits(text)}`);
}

/** The 21 bytes of a base58 address, null when the text is none. Throws `IllegalBase58`. */
export function base58Address(text: string): Uint8Array | null {
  const wrong = ALPHABET.exec(text);
  if (wrong) throw new IllegalBase58(`Illegal character ${wrong[0]} at ${wrong.index}`);
  const address = parseAddress(text);
  return address && addressBytes(toHexAddress(address));
}
