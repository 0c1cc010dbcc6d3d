import { createHash } from 'node:crypto';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { equalBytes } from '@vellum/tron/bytes';
import type { Account, Permission } from '../../state/account.ts';
import { permissionById } from '../../state/permissions.ts';
import { Fault } from '../fault.ts';
import { addressOfWord, bytesOfWord } from '../words.ts';
import type { Precompile, PrecompileContext } from './precompile.ts';
import { SignatureArguments } from './signature-arguments.ts';
import { recoverStrictly } from './strict-recover.ts';

const ENERGY_PER_SIGNATURE = 1500;
const MAX_SIGNATURES = 5;
const HEADER_WORDS = 5;
const WORDS_PER_SIGNATURE = 5;

function energy(input: Uint8Array): number {
  const words = Math.floor(input.length / 32) - HEADER_WORDS;
  return ENERGY_PER_SIGNATURE * Math.trunc(words / WORDS_PER_SIGNATURE);
}

function validate(input: Uint8Array, { state }: PrecompileContext): boolean {
  const call = new SignatureArguments(input);
  const address = addressOfWord(call.word(0));
  const permissionId = call.int(1);
  const digest = signedDigest(address, permissionId, call.bytes(2));
  const signatures = call.signatures(call.arrayAt(3), MAX_SIGNATURES);
  if (signatures.length === 0 || signatures.length > MAX_SIGNATURES) return false;
  const account = state.account(address);
  const permission = account && permissionOf(account, permissionId);
  if (permission === undefined) return false;
  return totalWeight(permission, digest, signatures) >= permission.threshold;
}

function signedDigest(address: HexAddress, permissionId: number, data: Uint8Array): Uint8Array {
  const id = new Uint8Array(4);
  new DataView(id.buffer).setInt32(0, permissionId);
  return createHash('sha256').update(addressBytes(address)).update(id).update(data).digest();
}

/** A contract has no key, and so only the owner permission that every address has by itself. */
function permissionOf(account: Account, id: number): Permission | undefined {
  return account.type === 'Contract' && id !== 0 ? undefined : permissionById(account, id);
}

/**
 * Sum over distinct signatures; below every threshold as soon as one signature is not of the permission. A second
 * signature of the same signer ends the execution.
 */
function totalWeight(
  permission: Permission,
  digest: Uint8Array,
  signatures: readonly Uint8Array[],
): bigint {
  const seen = new Map<HexAddress, Uint8Array>();
  let total = 0n;
  for (const signature of signatures) {
    const signer = recoverStrictly(digest, signature);
    const key = permission.keys.find(({ address }) => address === signer);
    if (signer === null || key === undefined || key.weight === 0n) return -1n;
    const earlier = seen.get(signer);
    if (earlier === undefined) total += key.weight;
    else if (!equalBytes(earlier, signature)) {
      throw new Fault('OUT_OF_TIME', 'CPU timeout for 0x0a executing');
    }
    seen.set(signer, signature);
  }
  return total;
}

/** (address account, uint256 permissionId, bytes32 data, bytes[] signatures): 1 when they reach the threshold. */
export const validateMultiSign: Precompile = {
  energy,
  run: (input, context) => bytesOfWord(validate(input, context) ? 1n : 0n),
};
