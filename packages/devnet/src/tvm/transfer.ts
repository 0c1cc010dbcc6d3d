import type { HexAddress } from '@vellum/tron/address';
import { newAccount } from '../state/new-account.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { WorldState } from '../state/world-state.ts';

export const INT64_MAX = (1n << 63n) - 1n;

/** A move of sun between two accounts. */
export type Transfer = Readonly<{ from: HexAddress; to: HexAddress; amount: bigint }>;

/** java-tron's reason to refuse a transfer inside the machine, or undefined when it may happen. */
export function transferRefusal(
  state: StateReader,
  { from, to, amount }: Transfer,
  options: Readonly<{ mayCreate: boolean }>,
): string | undefined {
  if (from === to) return 'Cannot transfer TRX to yourself.';
  const payer = state.account(from);
  if (payer === undefined) return 'Validate InternalTransfer error, no OwnerAccount.';
  const payee = state.account(to);
  if (payee === undefined && !options.mayCreate) {
    return 'Validate InternalTransfer error, no ToAccount. And not allowed to create an account in a smartContract.';
  }
  if (payer.balance < amount) return 'Validate InternalTransfer error, balance is not sufficient.';
  if ((payee?.balance ?? 0n) + amount > INT64_MAX) return 'long overflow';
  return undefined;
}

/** Adds to a balance (or takes from it); a missing account is made, as `createTime` milliseconds. */
export function addBalance(
  state: WorldState,
  address: HexAddress,
  amount: bigint,
  createTime: number,
): void {
  const account = state.account(address) ?? newAccount(address, createTime);
  state.putAccount({ ...account, balance: account.balance + amount });
}
