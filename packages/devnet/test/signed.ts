import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { buildTransaction, type Transaction } from '@vellum/tron/transaction';
import { signRecoverable } from 'tiny-secp256k1';
import type { Chain } from '../src/chain/chain.ts';
import type { Receipt } from '../src/execution/receipt.ts';

export type Signer = Readonly<{ address: HexAddress; privateKey: string }>;

export type SignedOptions = Readonly<{
  feeLimit?: bigint;
  memo?: string;
  permissionId?: number;
  reference?: Readonly<{ number: number; id: string }>;
  expiration?: number;
  /** Keys that sign in place of the owner's. */
  keys?: readonly string[];
}>;

let lastTimestamp = 0;

/** A signed transaction on the present head; two equal calls give different transactions. */
export function signed<T extends ContractType>(
  chain: Chain,
  owner: Signer,
  type: T,
  value: Omit<ContractInput<T>, 'owner_address'>,
  options: SignedOptions = {},
): Transaction {
  const head = chain.head();
  lastTimestamp = Math.max(chain.now(), lastTimestamp + 1);
  const transaction = buildTransaction({
    type,
    value: { owner_address: addressBytes(owner.address), ...value } as ContractInput<T>,
    reference: options.reference ?? head,
    timestamp: lastTimestamp,
    expiration: options.expiration ?? Math.max(head.timestamp, chain.now()) + 60_000,
    feeLimit: options.feeLimit,
    memo: options.memo,
    permissionId: options.permissionId,
  });
  const keys = options.keys ?? [owner.privateKey];
  const digest = fromHex(transaction.id);
  return { ...transaction, signatures: keys.map((key) => signature(digest, fromHex(key))) };
}

// Several times faster than the signing of @vellum/tron, which has tests of its own.
function signature(digest: Uint8Array, key: Uint8Array): Uint8Array {
  const { signature: bytes, recoveryId } = signRecoverable(digest, key);
  return Uint8Array.of(...bytes, 27 + recoveryId);
}

export function transferOf(
  chain: Chain,
  owner: Signer,
  to: HexAddress,
  amount: bigint,
  options: SignedOptions = {},
): Transaction {
  const value = { to_address: addressBytes(to), amount };
  return signed(chain, owner, 'TransferContract', value, options);
}

/** Submits and expects success; the receipt of a chain that mines at once. */
export async function mined(chain: Chain, transaction: Transaction): Promise<Receipt> {
  const { code, message } = await chain.submit(transaction);
  if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
  const receipt = chain.find(transaction.id)?.receipt;
  if (receipt === undefined) throw new Error('accepted but not mined');
  return receipt;
}

export async function balanceOf(chain: Chain, address: HexAddress): Promise<bigint> {
  return chain.read('head', (state) => state.account(address)?.balance ?? 0n);
}
