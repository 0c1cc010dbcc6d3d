import type { ChainParameters } from '../params/chain-parameters.ts';
import type { Account, Resource } from '../state/account.ts';

/** Unstakings that may wait at once. */
export const MOST_UNSTAKING = 32;

const RESOURCES: readonly string[] = ['BANDWIDTH', 'ENERGY', 'TRON_POWER'];

/** A resource that can be staked for under the rules; votes alone only where the proposal is on. */
export function stakeable(
  { getAllowNewResourceModel }: ChainParameters,
  code: string,
): Resource | undefined {
  const allowed = getAllowNewResourceModel === 1n ? RESOURCES : RESOURCES.slice(0, 2);
  return allowed.includes(code) ? (code as Resource) : undefined;
}

/** Unstakings that still count against the limit. */
export function waiting({ unstaking = [] }: Account, now: number): number {
  return unstaking.filter(({ expires }) => expires > now).length;
}

/** Sun that could be withdrawn at a time. */
export function withdrawable({ unstaking = [] }: Account, now: number): bigint {
  return unstaking.reduce((sum, { amount, expires }) => (expires <= now ? sum + amount : sum), 0n);
}

/** The account with what could be withdrawn in its balance. */
export function withdrawn(account: Account, now: number): Account {
  const { unstaking = [], ...rest } = account;
  const left = unstaking.filter(({ expires }) => expires > now);
  const balance = account.balance + withdrawable(account, now);
  return left.length > 0 ? { ...rest, balance, unstaking: left } : { ...rest, balance };
}
