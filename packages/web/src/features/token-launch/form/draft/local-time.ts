/** `2026-11-20T20:00` in the reader's zone, as a field for dates and times takes it; empty when it is no time. */
export function localText(moment: string): string {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  const date = new Date(time);
  // The field takes no year of fewer digits, and erases itself: 2 is how 2026 begins.
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = [year, two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that such a text means; empty while it is not complete. */
export function timeOfLocal(text: string): string {
  const time = Date.parse(text);
  return text === '' || Number.isNaN(time) ? '' : new Date(time).toISOString();
}

const two = (value: number) => String(value).padStart(2, '0');
