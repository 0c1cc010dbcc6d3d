import type { Term } from './staking-queries.ts';

/** Whether a term is open and something can still be set aside for a stake of its least amount. */
export function takesStakes({ open, maxAmount, minAmount }: Term): boolean {
  return open && BigInt(maxAmount) >= BigInt(minAmount) && BigInt(maxAmount) > 0n;
}

/**
 * The term of so many days if it takes stakes, else the first that does, else the first. Of several with the same days
 * it is the one that pays most, as the server plans it: any other would be refused as another call.
 */
export function firstTerm(terms: readonly Term[], days: number): Term | null {
  const open = terms.filter(takesStakes);
  const asked = open.some((term) => term.days === days) ? days : open[0]?.days;
  const [best] = open.filter((term) => term.days === asked).toSorted((a, b) => b.rate - a.rate);
  return best ?? terms[0] ?? null;
}
