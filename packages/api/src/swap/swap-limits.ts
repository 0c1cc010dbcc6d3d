const BPS = 10_000n;

/** The least that may be received instead of `received`; rounded up, so that the loss stays within the tolerance. */
export const minimumReceived = (received: bigint, toleranceBps: number): bigint =>
  (received * (BPS - BigInt(toleranceBps)) + BPS - 1n) / BPS;

/** The most that may be paid instead of `paid`. */
export const maximumPaid = (paid: bigint, toleranceBps: number): bigint =>
  (paid * (BPS + BigInt(toleranceBps))) / BPS;
