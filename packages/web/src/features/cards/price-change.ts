/**
 * How far a price lies from another, given in parts of 10,000: `11.0 %`, cut off after one decimal so that a
 * column of them lines up, or after two where one would say that there is no difference.
 */
export function priceChange(basisPoints: number): string {
  const hundredths = Math.abs(Math.trunc(basisPoints));
  const decimals = hundredths > 0 && hundredths < 10 ? 2 : 1;
  const unit = 10 ** (2 - decimals);
  return `${(Math.trunc(hundredths / unit) / 10 ** decimals).toFixed(decimals)}\u202f%`;
}

/** The same with its sign: `+11.0 %`, `−0.09 %`. */
export function signedPriceChange(basisPoints: number): string {
  const sign = basisPoints > 0 ? '+' : basisPoints < 0 ? '\u2212' : '';
  return `${sign}${priceChange(basisPoints)}`;
}
