import { Fault } from './fault.ts';
import type { Frame } from './frame.ts';
import { INT64_MAX } from './transfer.ts';
import type { Word } from './words.ts';

/** Ids of TRC-10 tokens lie above it. */
export const MIN_TOKEN_ID = 1_000_000n;

const INVALID_ID = 'validateForSmartContract failure:not valid token id';

/** The token that a call names; a wrong id ends the call before it began. */
export function tokenOfCall(frame: Frame, id: Word, energy: number): string {
  if (isTokenId(id)) return id.toString();
  if (!frame.run.rules.constantinople) throw new Fault('UNKNOWN', INVALID_ID);
  frame.refund(energy);
  throw new Fault('TRANSFER_FAILED', INVALID_ID);
}

/** The token whose balance is asked for. Unlike in a call, only an id beyond a long is a failed transfer. */
export function tokenOfQuery(frame: Frame, id: Word): string {
  if (isTokenId(id)) return id.toString();
  const signed = BigInt.asIntN(256, id);
  const isLong = BigInt.asIntN(64, signed) === signed;
  const isTransfer = !isLong && frame.run.rules.constantinople;
  throw new Fault(isTransfer ? 'TRANSFER_FAILED' : 'UNKNOWN', INVALID_ID);
}

const isTokenId = (id: Word): boolean => id > MIN_TOKEN_ID && id <= INT64_MAX;
