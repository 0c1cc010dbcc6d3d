import { javaHex } from '../../wire/java-bytes.ts';
import { JavaError } from './java-error.ts';

/** Bytes of hex text as java-tron reads them; nothing is empty. */
export function hexBytes(text: string | null | undefined): Uint8Array {
  return javaHex(text ?? '');
}

/** An int64 as `Long.parseLong` reads it; `undefined` for text that is none. */
export function parseInt64(text: string, radix: 10 | 16 = 10): bigint | undefined {
  const [, sign = '', digits = ''] = /^([+-]?)([0-9a-fA-F]{1,64})$/.exec(text) ?? [];
  if (digits === '' || (radix === 10 && !/^\d+$/.test(digits))) return undefined;
  const size = BigInt(radix === 16 ? `0x${digits}` : digits);
  const value = sign === '-' ? -size : size;
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

export function numberFormatError(message: string): JavaError {
  return new JavaError('java.lang.NumberFormatException', message);
}
