import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import { recoverSigner } from '../../recover.ts';

const recovered = new WeakMap<Transaction, readonly (HexAddress | null)[]>();

/**
 * Who made each signature, null for one that gives no key. Recovery is the dearest step of a transaction
 * and its result depends on nothing else, so it is done once per transaction object.
 */
export function signersOf(transaction: Transaction): readonly (HexAddress | null)[] {
  let signers = recovered.get(transaction);
  if (signers === undefined) {
    const digest = fromHex(transaction.id);
    signers = transaction.signatures.map((signature) => recoverSigner(digest, signature));
    recovered.set(transaction, signers);
  }
  return signers;
}
