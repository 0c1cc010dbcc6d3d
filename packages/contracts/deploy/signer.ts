import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { signTransaction, type Transaction } from '@vellum/tron/transaction';

/** Whoever pays for a deployment; a hardware or remote signer has the same shape. */
export type Signer = Readonly<{
  address: HexAddress;
  sign(transaction: Transaction): Promise<Transaction>;
}>;

export function keySigner(privateKey: string): Signer {
  const key = fromHex(privateKey);
  return {
    address: addressOfPrivateKey(key),
    sign: async (transaction) => signTransaction(transaction, key),
  };
}
