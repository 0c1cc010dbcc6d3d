import { randomInt } from 'node:crypto';

const largest = 2 ** 31 - 1;

/** The seed of everything random in a run: VELLUM_SEED when given, else a new one. Null when it is no seed. */
export function chooseSeed(given: string | undefined): string | null {
  if (given === undefined || given === '') return String(randomInt(largest));
  return /^\d{1,10}$/.test(given) && Number(given) <= largest ? given : null;
}
