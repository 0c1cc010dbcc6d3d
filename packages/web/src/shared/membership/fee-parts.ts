/** Shares of a fee in hundredths of a percent, as the fee contract has them. */
export type FeeSplit = Readonly<{ level1: bigint; level2: bigint; pool: bigint }>;

/** What becomes of a fee; the parts are its sum to the last sun. */
export type FeeParts = Readonly<{
  inviter: bigint;
  theirInviter: bigint;
  pools: bigint;
  treasury: bigint;
}>;

const WHOLE = 10_000n;

/** Counted as the contract counts: parts rounded down, what no inviter takes goes to the pools. */
export function feeParts(fee: bigint, split: FeeSplit, invited: boolean): FeeParts {
  const share = (parts: bigint) => (fee * parts) / WHOLE;
  const inviter = invited ? share(split.level1) : 0n;
  const theirInviter = invited ? share(split.level2) : 0n;
  const pools = share(split.level1 + split.level2 + split.pool) - inviter - theirInviter;
  return { inviter, theirInviter, pools, treasury: fee - inviter - theirInviter - pools };
}
