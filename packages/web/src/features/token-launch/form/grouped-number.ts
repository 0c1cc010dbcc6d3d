/** `400,000`; what is no plain number stays as it was typed. */
export function groupedNumber(text: string): string {
  const [whole = '', ...rest] = text.split('.');
  if (!/^\d+$/.test(whole)) return text;
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** How many signs of the number itself stand before a place in the field. */
export function signsBefore(shown: string, place: number): number {
  return shown.slice(0, place).replace(/[^0-9.]/g, '').length;
}

/** The place in the field behind so many signs of the number. */
export function placeAfter(shown: string, signs: number): number {
  let left = signs;
  for (let place = 0; place < shown.length; place++) {
    if (left === 0) return place;
    if (/[0-9.]/.test(shown.charAt(place))) left--;
  }
  return shown.length;
}
