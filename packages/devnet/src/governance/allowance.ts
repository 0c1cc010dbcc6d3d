import type { HexAddress } from '@vellum/tron/address';
import type { WorldState } from '../state/world-state.ts';

/** Promises sun to an account: they come into being when it withdraws them. */
export function addAllowance(state: WorldState, address: HexAddress, amount: bigint): void {
  const account = state.account(address);
  if (account === undefined || amount <= 0n) return;
  state.putAccount({ ...account, allowance: (account.allowance ?? 0n) + amount });
}
