import { percentText } from './percent.ts';

/** Parts of 10,000 with their sign: `+2.4 %`, `−0.4 %`, `0 %`. */
export function signedPercent(basisPoints: number): string {
  const size = percentText(Math.abs(basisPoints));
  if (basisPoints === 0) return size;
  return `${basisPoints > 0 ? '+' : '\u2212'}${size}`;
}
