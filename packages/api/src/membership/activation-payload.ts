import type { Address } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { ACTIVATION_CODES } from './activation-code.ts';

/**
 * The payload of an address's activation code. When another address already has it, the next attempt
 * gives another one; in the order of activations on chain that makes the same codes every time.
 */
export function activationPayload(address: Address, attempt: number): number {
  const digest = sha256(utf8ToBytes(`${address}:${attempt}`));
  const number = digest.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return number % ACTIVATION_CODES;
}
