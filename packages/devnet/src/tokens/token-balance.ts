import type { HexAddress } from '@vellum/tron/address';
import type { Account } from '../state/account.ts';
import type { WorldState } from '../state/world-state.ts';

export function tokenBalance(account: Account | undefined, id: string): bigint {
  return account?.tokens?.[id] ?? 0n;
}

/** Adds units of a token, or (negative) takes them away; whether they are there has been checked. */
export function addTokens(state: WorldState, address: HexAddress, id: string, by: bigint): void {
  const account = state.account(address);
  if (account === undefined) throw new Error(`account ${address} is missing`);
  const tokens = { ...account.tokens, [id]: tokenBalance(account, id) + by };
  state.putAccount({ ...account, tokens });
}
