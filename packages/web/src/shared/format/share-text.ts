import { percentText } from './percent.ts';

/** A part of a whole in percent, cut off; what is there but less than can be written is not called nothing. */
export function shareText(part: bigint, whole: bigint): string {
  const basisPoints = whole === 0n ? 0 : Number((part * 10_000n) / whole);
  return part > 0n && basisPoints === 0 ? `< ${percentText(1)}` : percentText(basisPoints);
}
