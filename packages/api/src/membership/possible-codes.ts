import type { Address } from '@vellum/tron/address';
import { activationCode } from './activation-code.ts';
import { activationPayload } from './activation-payload.ts';

/** Codes that are tried for an address, in order; more than a few are never needed. */
const ATTEMPTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The code an address gets unless another one has it already. */
export const firstCode = (address: Address): string =>
  activationCode(activationPayload(address, 0));

/** The only codes an address can ever have: nobody can be put behind a code that is not among theirs. */
export const possibleCodes = (address: Address): readonly string[] =>
  ATTEMPTS.map((attempt) => activationCode(activationPayload(address, attempt)));
