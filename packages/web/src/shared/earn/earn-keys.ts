/** Query keys of everything a burn or a claim of its rewards changes. */
export const burnKeys = [['burn-mining'], ['chain'], ['income']] as const;

/** Query keys of everything that a lock, its extension or its end changes. */
export const lockKeys = [['locks'], ['chain'], ['liquidity']] as const;

/** The key of a lock in the contract counts seconds, on the wire milliseconds. */
export function contractKey(createTime: number): bigint {
  return BigInt(createTime) / 1000n;
}

/** Number of the one LP pool of the platform. */
export const LP_POOL = 0;

/** Query keys of everything a stake, an exit or a claim changes. */
export const stakingKeys = [['staking'], ['chain'], ['income']] as const;
