import { decodeValues } from '@vellum/tron/abi/abi-codec';
import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import { toHex } from '@vellum/tron/bytes';
import { consoleSignature } from './console-signatures.ts';
import { printable } from './printable.ts';
import { valueText } from './value-text.ts';

/** Bytes shown of a call that is none of console.sol. */
const SHOWN = 64;

/** What a call of the console prints, as one line. */
export function consoleText(data: Uint8Array): string {
  const values = decoded(data);
  if (values === undefined) {
    const rest = data.length > SHOWN ? `… (${data.length} bytes)` : '';
    return `0x${toHex(data.subarray(0, SHOWN))}${rest}`;
  }
  return printable(formatted(values));
}

function decoded(data: Uint8Array): string[] | undefined {
  const item = consoleSignature(toHex(data.subarray(0, 4)));
  if (item === undefined) return undefined;
  const { inputs = [] } = item;
  try {
    const values = decodeValues(inputs, data.subarray(4));
    return inputs.map(({ type }, index) => valueText(type, values[index]));
  } catch (error) {
    if (error instanceof MalformedAbiData) return undefined;
    throw error;
  }
}

/** Fills %s, %d, %i, %o and %x of the first value with the following ones, as Hardhat does; the rest is appended. */
function formatted([format = '', ...values]: readonly string[]): string {
  const rest = [...values];
  const text = format.replace(/%([sdiox%])/g, (placeholder, kind: string) => {
    if (kind === '%') return '%';
    const value = rest.shift();
    if (value === undefined) return placeholder;
    return kind === 'x' && /^\d+$/.test(value) ? `0x${BigInt(value).toString(16)}` : value;
  });
  return [text, ...rest].join(' ');
}
