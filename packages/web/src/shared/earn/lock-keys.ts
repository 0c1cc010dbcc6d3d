/** Query keys of everything that a lock, its extension or its end changes. */
export const lockKeys = [['locks'], ['chain'], ['liquidity']] as const;

/** The key of a lock in the contract counts seconds, on the wire milliseconds. */
export function contractKey(createTime: number): bigint {
  return BigInt(createTime) / 1000n;
}
