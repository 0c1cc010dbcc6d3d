const BPS = 10_000;

/** Lengths in milliseconds, `rate` in hundredths of a percent for each round. */
export type Vesting = Readonly<{ delay: number; rate: number; interval: number }>;

export type Round = Readonly<{
  number: number;
  /** Milliseconds of chain time from which on it can be claimed. */
  opensAt: number;
  /** What it adds, and what is open with it; both of 10,000. */
  part: number;
  sum: number;
}>;

/** Every round of a release that counts from `launchedAt`, as the contract counts them. */
export function roundsOf({ delay, rate, interval }: Vesting, launchedAt: number): readonly Round[] {
  const count = Math.ceil(BPS / rate);
  return Array.from({ length: count }, (_, index) => {
    const sum = Math.min(BPS, (index + 1) * rate);
    return {
      number: index + 1,
      opensAt: launchedAt + delay + index * interval,
      part: sum - index * rate,
      sum,
    };
  });
}

/** The first round that is not open yet; null when all are. */
export function nextRound(rounds: readonly Round[], now: number): Round | null {
  return rounds.find(({ opensAt }) => opensAt > now) ?? null;
}
