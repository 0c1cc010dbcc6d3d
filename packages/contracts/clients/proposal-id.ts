import { toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { type Action, governor } from './dao.ts';

const SELECTOR = 4;

/** The id that the governor gives these calls with this description: nothing else has it. */
export function proposalIdOf(actions: readonly Action[], descriptionHash: Uint8Array): bigint {
  const { data } = governor.proposalId(actions, descriptionHash);
  return idOfArguments(data);
}

/** The same of a call of `queue`, `execute` or `cancel`, whose arguments are what is hashed. */
export const idOfArguments = (callData: Uint8Array): bigint =>
  BigInt(`0x${toHex(keccak256(callData.slice(SELECTOR)))}`);
