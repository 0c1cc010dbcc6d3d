import type { Term } from './staking-queries.ts';

/** Whether a term is open and something can still be set aside for a stake of its least amount. */
export function takesStakes({ open, maxAmount, minAmount }: Term): boolean {
  return open && BigInt(maxAmount) >= BigInt(minAmount) && BigInt(maxAmount) > 0n;
}

/** The term of so many days if it takes stakes, else the first that does, else the first. */
export function firstTerm(terms: readonly Term[], days: number): Term | null {
  const open = terms.filter(takesStakes);
  return open.find((term) => term.days === days) ?? open[0] ?? terms[0] ?? null;
}
