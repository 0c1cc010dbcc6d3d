import { leastShares, tradeUnlockOf, type UnlockPlan } from '@vellum/api/token-launch/trade-unlock';

const DAY = 86_400n;
const MS = 1000;

/** `locks`: sold below the pool's opening price, so they lie in the locker that long; else they wait in the contract. */
type Planned = Readonly<{ locks: boolean; days: number }>;

/** When tokens of a trade can be moved: at either cap of the presale, or permanently once it launched. */
export type UnlockOutlook =
  | Readonly<{ isLaunched: false; atSoftCap: Planned; atHardCap: Planned }>
  | Readonly<{ isLaunched: true; locks: boolean; from: number; isOver: boolean }>;

type Sale = Readonly<{
  shares: bigint;
  softCapRate: bigint;
  sold: bigint;
  fee: bigint;
  /** Unix seconds, 0 before. */
  launchedAt: bigint;
}>;

/** The same sums as the contract's, from what it was set to. `now` in milliseconds of the chain. */
export function unlockOutlook(plan: UnlockPlan, sale: Sale, now: number): UnlockOutlook {
  const at = (sold: bigint) => tradeUnlockOf(plan, sold, Number(sale.fee));
  if (sale.launchedAt === 0n) {
    const planned = (sold: bigint): Planned => {
      const { locks, after } = at(sold);
      return { locks, days: Number((after + DAY - 1n) / DAY) };
    };
    return {
      isLaunched: false,
      atSoftCap: planned(leastShares(sale)),
      atHardCap: planned(sale.shares),
    };
  }
  const { locks, after } = at(sale.sold);
  const from = Number(sale.launchedAt + after) * MS;
  return { isLaunched: true, locks, from, isOver: now >= from };
}
