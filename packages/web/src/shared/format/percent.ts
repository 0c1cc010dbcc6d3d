/** Parts of 10,000 as `69.3 %`, cut off, with a thin gap before the sign that no line breaks at. */
export function percentText(basisPoints: number): string {
  const hundredths = Math.trunc(basisPoints);
  const text = (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');
  return `${text}\u202f%`;
}

/** Parts of 10,000 with their sign: `+2.4 %`, `−0.4 %`, `0 %`. */
export function signedPercent(basisPoints: number): string {
  const size = percentText(Math.abs(basisPoints));
  if (basisPoints === 0) return size;
  return `${basisPoints > 0 ? '+' : '\u2212'}${size}`;
}

/** A part of a whole in percent, cut off; what is there but less than can be written is not called nothing. */
export function shareText(part: bigint, whole: bigint): string {
  const basisPoints = whole === 0n ? 0 : Number((part * 10_000n) / whole);
  return part > 0n && basisPoints === 0 ? `< ${percentText(1)}` : percentText(basisPoints);
}
