import { decodeRevert } from '@vellum/tron/abi/revert';
import type { HexAddress } from '@vellum/tron/address';
import type { WriteCall } from '../../clients/contract-face.ts';
import { keySigner } from '../../deploy/signer.ts';
import { prepare, settle } from '../../deploy/transactor.ts';
import { allErrors } from './all-errors.ts';
import type { User, World } from './world.ts';

/** Sends as an owner; throws when the contract refuses. */
export type SendAs = (contract: HexAddress, call: WriteCall) => Promise<void>;

/** Sends whatever it is, and tells the name of the error by which it failed in its block; `accepted` when it did not. */
export async function attempt(
  { client, devnet }: World,
  who: User,
  contract: HexAddress,
  { data, value, feeLimit }: WriteCall,
): Promise<string> {
  await devnet.increaseTime(3_000);
  // Of an account that the chain impersonates, the key need not be its own.
  const signer = { ...keySigner(who.privateKey), address: who.address };
  const draft = { kind: 'call', contract, data, value } as const;
  const info = await settle(client, await prepare(client, signer, 'attempt', draft, feeLimit));
  if (info === null) throw new Error('the attempt is in no block');
  if (!info.failed) return 'accepted';
  const revert = decodeRevert(info.returnData, allErrors);
  return revert.kind === 'custom' ? revert.name : revert.kind;
}

/** Sends as an owner whom the chain impersonates. */
export function sendAs(world: World, owner: User): SendAs {
  return async (contract, call) => {
    const outcome = await attempt(world, owner, contract, call);
    if (outcome !== 'accepted') throw new Error(`the owner is refused: ${outcome}`);
  };
}
