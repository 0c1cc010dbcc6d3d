import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { WorldState } from '../state/world-state.ts';
import { settleRewards } from './voter-rewards.ts';

type Ledger = Readonly<{ state: WorldState; parameters: ChainParameters }>;

/** Puts a contract's rewards into its balance at a time in milliseconds; returns how many sun there were. */
export function takeRewards(ledger: Ledger, address: HexAddress, now: number): bigint {
  const { state, parameters } = ledger;
  settleRewards(state, parameters, address);
  const { allowance = 0n, ...account } = state.account(address) ?? {};
  if (!('balance' in account) || allowance <= 0n) return 0n;
  const latestWithdrawTime = Math.floor(now / 1000) * 1000;
  state.putAccount({ ...account, balance: account.balance + allowance, latestWithdrawTime });
  return allowance;
}
