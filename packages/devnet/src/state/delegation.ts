import type { HexAddress } from '@vellum/tron/address';

/** Sun whose resource is lent, and until when it is locked (milliseconds, 0 when it is not). */
export type Lent = Readonly<{ amount: bigint; expires: number }>;

/** What one account lends to another, either locked or to be taken back at any time. */
export type Delegation = Readonly<{ net: Lent; energy: Lent }>;

export const NOTHING_LENT: Delegation = {
  net: { amount: 0n, expires: 0 },
  energy: { amount: 0n, expires: 0 },
};

export function delegationKey(from: HexAddress, to: HexAddress, locked: boolean): string {
  return `${from}${to}${locked ? 1 : 0}`;
}
