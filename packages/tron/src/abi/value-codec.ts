import { UnencodableValue } from './abi-errors.ts';
import type { WordReader } from './words.ts';

/** Encodes and decodes the values of one ABI type. */
export type ValueCodec<T = unknown> = Readonly<{
  /** Kept behind an offset, because its length varies. */
  dynamic: boolean;
  /** Bytes in place: of the value, or of the offset to it. */
  size: number;
  encode(value: unknown): Uint8Array;
  decode(reader: WordReader, at: number): T;
}>;

/** What an encoder throws at a value that is not of its type. */
export function refusal(expected: string, value: unknown): UnencodableValue {
  return new UnencodableValue(`not ${expected}: ${String(value).slice(0, 80)}`);
}
