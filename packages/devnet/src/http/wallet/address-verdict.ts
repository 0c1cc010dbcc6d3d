import type { JsonObject } from '@vellum/tron/json';
import { addressIn } from '../../execution/owner.ts';
import { base58Address } from '../../wire/java-bytes.ts';
import { asJavaError } from './java-error.ts';
import { hexBytes } from './java-values.ts';
import { byParameters } from './readings.ts';
import { type Servlet, servlet } from './servlet.ts';
import { requiredObjectIn, textOf } from './servlet-request.ts';

type Format = Readonly<{ name: string; bytes: (text: string) => Uint8Array | null }>;

/** By length of the text. */
const FORMATS: Readonly<Record<number, Format>> = {
  42: { name: 'Hex string format', bytes: hexBytes },
  34: { name: 'Base58check format', bytes: base58Address },
  28: { name: 'Base64 format', bytes: (text) => new Uint8Array(Buffer.from(text, 'base64')) },
};

/** Whether a text is an address, and in which spelling; nothing is answered to a body that cannot be read. */
export const addressVerdict: Servlet = servlet(
  {
    get: byParameters(
      ({ parameter }) =>
        () =>
          parameter('address') ?? null,
    ),
    post: ({ body }) => ({
      visible: false,
      asked: () => textOf(requiredObjectIn(body)['address']),
    }),
  },
  (_, read) => {
    try {
      return verdictOn(read());
    } catch (error) {
      if (asJavaError(error) === undefined) throw error;
      return undefined;
    }
  },
);

function verdictOn(text: string | null): JsonObject {
  if (text === null) return { result: false };
  const format = FORMATS[text.length];
  if (format === undefined) return { result: false, message: 'Length error' };
  try {
    const isValid = addressIn(format.bytes(text) ?? new Uint8Array(0)) !== undefined;
    return { result: isValid, message: isValid ? format.name : 'Invalid address' };
  } catch (error) {
    const refusal = asJavaError(error);
    if (refusal === undefined) throw error;
    return { result: false, message: refusal.message };
  }
}
