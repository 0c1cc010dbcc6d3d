import type { ErrorCode } from '../refusals/error-codes.ts';

/** Spec §5: the soft cap is 50 % to 100 % of the hard cap. Both in sun. */
export function refusalOfSoftCap(softCap: bigint, hardCap: bigint): ErrorCode | null {
  const fits = hardCap > 0n && softCap * 2n >= hardCap && softCap <= hardCap;
  return fits ? null : 'SOFTCAP_RANGE';
}
