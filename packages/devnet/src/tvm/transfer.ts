import type { HexAddress } from '@vellum/tron/address';
import { newAccount } from '../state/new-account.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { WorldState } from '../state/world-state.ts';
import { addTokens, tokenBalance } from '../tokens/token-balance.ts';

export const INT64_MAX = (1n << 63n) - 1n;

/** A move of sun, or of units of a TRC-10 token, between two accounts. */
export type Transfer = Readonly<{
  from: HexAddress;
  to: HexAddress;
  amount: bigint;
  token?: string | undefined;
}>;

/** java-tron's reason to refuse a transfer inside the machine, or undefined when it may happen. */
export function transferRefusal(
  state: StateReader,
  transfer: Transfer,
  options: Readonly<{ mayCreate: boolean }>,
): string | undefined {
  const { from, to, amount, token } = transfer;
  if (token !== undefined) return tokenRefusal(state, { ...transfer, token }, options);
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

/** java-tron's reason to refuse a transfer of tokens inside the machine, or undefined when it may happen. */
export function tokenRefusal(
  state: StateReader,
  { from, to, amount, token }: Transfer & Readonly<{ token: string }>,
  options: Readonly<{ mayCreate: boolean }>,
): string | undefined {
  if (from === to) return 'Cannot transfer asset to yourself.';
  const payer = state.account(from);
  if (payer === undefined) return 'No owner account!';
  if (state.record('token', token) === undefined) return 'No asset !';
  const held = tokenBalance(payer, token);
  if (held <= 0n) return 'assetBalance must greater than 0.';
  if (amount > held) return 'assetBalance is not sufficient.';
  const payee = state.account(to);
  if (payee === undefined && !options.mayCreate) {
    return 'Validate InternalTransfer error, no ToAccount. And not allowed to create account in smart contract.';
  }
  return tokenBalance(payee, token) + amount > INT64_MAX ? 'long overflow' : undefined;
}

/** Hands every token that an account has to another account. */
export function moveAllTokens(state: WorldState, from: HexAddress, to: HexAddress): void {
  for (const [id, amount] of Object.entries(state.account(from)?.tokens ?? {})) {
    if (amount === 0n) continue;
    addTokens(state, from, id, -amount);
    addTokens(state, to, id, amount);
  }
}
