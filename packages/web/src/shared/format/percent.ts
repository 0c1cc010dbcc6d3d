/** Parts of 10,000 as `69.3 %`, cut off, with a thin gap before the sign that no line breaks at. */
export function percentText(basisPoints: number): string {
  const hundredths = Math.trunc(basisPoints);
  const text = (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');
  return `${text}\u202f%`;
}
