/** Parts of 10,000 as `69.3 %`, cut off, with a thin gap before the sign that no line breaks at. */
export function percentText(basisPoints: number): string {
  const hundredths = Math.trunc(basisPoints);
  const text = (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');
  return `${text}\u202f%`;
}

/** A change with its sign, always to two decimals so that a column of them lines up: `+16.01 %`, `−0.70 %`, `0.00 %`. */
export function signedPercent(basisPoints: number): string {
  const hundredths = Math.trunc(basisPoints);
  const sign = hundredths === 0 ? '' : hundredths > 0 ? '+' : '\u2212';
  return `${sign}${(Math.abs(hundredths) / 100).toFixed(2)}\u202f%`;
}

/** A part of a whole in percent, cut off; what is there but less than can be written is not called nothing. */
export function shareText(part: bigint, whole: bigint): string {
  const basisPoints = whole === 0n ? 0 : Number((part * 10_000n) / whole);
  return part > 0n && basisPoints === 0 ? `< ${percentText(1)}` : percentText(basisPoints);
}
