import { base58Address } from '../../wire/java-bytes.ts';
import { HttpRefusal } from '../reply.ts';
import { asJavaError, decodingError } from './java-error.ts';
import { hexBytes } from './java-values.ts';
import type { Reading } from './servlet.ts';
import { objectIn, type ServletRequest, textOf } from './servlet-request.ts';

/** An address in either spelling, whatever `visible` says; null for none. A form or a JSON body tells it, or the query by GET. */
export const anyAddress: Reading<Uint8Array | null> = {
  get: ({ parameter }) => ({ visible: false, asked: bytesOf(parameter('address') ?? null) }),
  post: (request) => ({ visible: false, asked: bytesOf(postedText(request)) }),
};

function postedText({ isForm, parameter, body }: ServletRequest): string | null {
  if (isForm) return parameter('address') ?? null;
  return textOf(objectIn(body)?.['address']);
}

function bytesOf(text: string | null): Uint8Array | null {
  if (text === null || text.trim() === '') return null;
  try {
    return text.startsWith('41') ? wholeBytes(text) : base58Address(text);
  } catch (error) {
    const refusal = asJavaError(error);
    if (refusal === undefined) throw error;
    throw new HttpRefusal(200, { Error: `INVALID address, ${refusal.message}` });
  }
}

/** Here odd digits are not filled up. */
function wholeBytes(text: string): Uint8Array {
  const bytes = hexBytes(text);
  if (text.length % 2 === 0) return bytes;
  throw decodingError(`String index out of range: ${text.length}`);
}
