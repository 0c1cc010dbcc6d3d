type Term = Readonly<{ days: number; levels: readonly Readonly<{ level: number }>[] }>;

/** Days that a card of the level may be pledged for, shortest first. */
export function daysFor(level: number, terms: readonly Term[]): readonly number[] {
  return terms
    .filter(({ levels }) => levels.some((one) => one.level === level))
    .map(({ days }) => days)
    .sort((a, b) => a - b);
}
