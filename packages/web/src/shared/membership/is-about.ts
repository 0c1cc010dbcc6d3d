import { possibleCodes } from '@vellum/api/membership/possible-codes';
import type { Address } from '@vellum/tron/address';
import type { TypedInviter } from './typed-inviter.ts';

/**
 * Whether an answer of the server can be about the inviter that was asked for: whoever is shown would be bound to for
 * good. An address stands for itself, and a code only for an address that it can be made from.
 */
export function isAbout(
  asked: Extract<TypedInviter, { status: 'readable' }>,
  answer: Readonly<{ address: Address }>,
): boolean {
  return asked.by === 'code'
    ? possibleCodes(answer.address).includes(asked.text)
    : answer.address === asked.text;
}
