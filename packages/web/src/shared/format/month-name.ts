const names =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `November` of 11. */
export function monthName(month: number): string {
  return names[month - 1] ?? '';
}

/** `Nov` of 11, `Sept` of 9. */
export function shortMonth(month: number): string {
  return monthName(month).slice(0, month === 9 ? 4 : 3);
}
