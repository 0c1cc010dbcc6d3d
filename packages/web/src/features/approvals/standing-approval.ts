import type { Address } from '@vellum/tron/address';
import type { Coin } from '../../shared/coins/coin.ts';
import type { InU } from '../../shared/coins/coin-rates.ts';

/** An approval as the chain says it stands now. */
export type StandingApproval = Readonly<{
  key: string;
  coin: Coin & Readonly<{ address: Address }>;
  spender: Address;
  /** What the deployment or a launch calls the spender; null for a stranger. */
  spenderName: string | null;
  allowance: bigint;
  /** As it was given, before anything was taken. */
  given: bigint;
  balance: bigint;
  /** Chain time of the approval, milliseconds. */
  at: number;
}>;

/** Nobody means so much: it was given without a limit. */
const NO_LIMIT = 2n ** 96n;

export function isUnlimited({ allowance }: Pick<StandingApproval, 'allowance'>): boolean {
  return allowance >= NO_LIMIT;
}

/** What the spender could take this moment. */
export function reachOf({
  allowance,
  balance,
}: Pick<StandingApproval, 'allowance' | 'balance'>): bigint {
  return allowance < balance ? allowance : balance;
}

/** Strangers before our own contracts, no limit before a limit, then the newest. */
export function byDanger(a: StandingApproval, b: StandingApproval): number {
  return dangerOf(b) - dangerOf(a) || b.at - a.at || (a.key < b.key ? -1 : 1);
}

function dangerOf(approval: StandingApproval): number {
  return (approval.spenderName === null ? 2 : 0) + (isUnlimited(approval) ? 1 : 0);
}

/** What all of them together could take, in U; of a coin never more than there is. Coins without a price are left out. */
export function takeable(approvals: readonly StandingApproval[], inU: InU): bigint {
  let sum = 0n;
  const coins = new Map(approvals.map((one) => [one.coin.address, one.balance]));
  for (const [coin, balance] of coins) {
    const ofCoin = approvals.filter((one) => one.coin.address === coin);
    const allowance = ofCoin.reduce((all, one) => all + one.allowance, 0n);
    sum += inU({ coin, amount: reachOf({ allowance, balance }) }) ?? 0n;
  }
  return sum;
}

/** Whether a coin that could be taken has no price, so that the sum lacks it. */
export function isPartial(approvals: readonly StandingApproval[], inU: InU): boolean {
  return approvals.some(
    (one) => reachOf(one) > 0n && inU({ coin: one.coin.address, amount: 1n }) === null,
  );
}
