/** `12,345`: a whole number with its thousands apart. A browser's own way takes longer the first time than a tap may wait. */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
