const counts = new Intl.NumberFormat('en');

/** `12,345`: a whole number with its thousands apart, in every language. */
export function countText(count: number): string {
  return counts.format(count);
}
