import { fromHex } from '@vellum/tron/bytes';
import { JavaError } from './java-error.ts';

const INT64 = 64;
const HEX = /^[0-9a-fA-F]*$/;

/** Bytes of hex text as java-tron reads them: 0x may lead, odd digits get a zero in front, nothing is empty. */
export function hexBytes(text: string | null | undefined): Uint8Array {
  const digits = text?.startsWith('0x') ? text.slice(2) : (text ?? '');
  if (!HEX.test(digits)) {
    throw new JavaError(
      'org.bouncycastle.util.encoders.DecoderException',
      'exception decoding Hex string: invalid characters encountered in Hex string',
    );
  }
  return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`);
}

/** An int64 as `Long.parseLong` reads it; `undefined` for text that is none. */
export function parseInt64(text: string, radix: 10 | 16 = 10): bigint | undefined {
  const [, sign = '', digits = ''] = /^([+-]?)([0-9a-fA-F]{1,64})$/.exec(text) ?? [];
  if (digits === '' || (radix === 10 && !/^\d+$/.test(digits))) return undefined;
  const size = BigInt(radix === 16 ? `0x${digits}` : digits);
  const value = sign === '-' ? -size : size;
  return BigInt.asIntN(INT64, value) === value ? value : undefined;
}

export function numberFormatError(message: string): JavaError {
  return new JavaError('java.lang.NumberFormatException', message);
}

/** Where java-tron uses what a request left out. What its machine says beyond `null` depends on the machine. */
export function nullPointer(): JavaError {
  return new JavaError('java.lang.NullPointerException', 'null');
}
