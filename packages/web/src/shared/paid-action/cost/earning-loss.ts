/** What a stake brings and what its fees take, in sun. */
export type EarningFees = Readonly<{
  reward: bigint;
  /** Of the transactions of this review. */
  feesNow: bigint;
  /** Of getting out again with the reward. */
  feesLater: bigint;
}>;

/** Sun that the fees take beyond the reward; null when it pays. */
export function lossOf({ reward, feesNow, feesLater }: EarningFees): bigint | null {
  const fees = feesNow + feesLater;
  return reward < fees ? fees - reward : null;
}

/** The amount that would just earn its fees in the same time; null where nothing is earned at all. */
export function breakEvenAmount(
  amount: bigint,
  { reward, feesNow, feesLater }: EarningFees,
): bigint | null {
  if (reward === 0n) return null;
  const fees = feesNow + feesLater;
  return (amount * fees + reward - 1n) / reward;
}
