const DAY = 86_400_000n;

type Burn = Readonly<{
  /** What is destroyed, in units of the reward coin. */
  cost: bigint;
  /** Power it gives, in U. */
  gained: bigint;
  /** Power of everyone before it, in U. */
  totalPower: bigint;
  /** Units of the reward coin that all power together gets in a day. */
  daily: bigint;
  /** Milliseconds for which that is funded. */
  fundedFor: number;
}>;

/** When a burn has earned back what it destroyed. Nothing here is promised: power only shares what is funded. */
export type BreakEven = Readonly<{
  /** Whole days, begun ones counted: at the present rate, when nobody else burns. */
  soonest: number;
  /** The same when the power of all others doubles at once. */
  later: number;
  fundedDays: number;
  /** The most that this burn can get of what is funded, in units of the reward coin, and of 10,000 of its cost. */
  fundedReward: bigint;
  fundedBps: number;
}>;

/** Null when nothing is streamed or nothing is burned. */
export function breakEvenOf({
  cost,
  gained,
  totalPower,
  daily,
  fundedFor,
}: Burn): BreakEven | null {
  if (cost <= 0n || gained <= 0n || daily <= 0n || fundedFor <= 0) return null;
  const days = (power: bigint) => Number((cost * (power + gained) + 1n) / (daily * gained)) + 1;
  const share = (daily * gained * BigInt(fundedFor)) / ((totalPower + gained) * DAY);
  return {
    soonest: days(totalPower),
    later: days(2n * totalPower),
    fundedDays: Math.floor(fundedFor / Number(DAY)),
    fundedReward: share,
    fundedBps: Number((share * 10_000n) / cost),
  };
}
