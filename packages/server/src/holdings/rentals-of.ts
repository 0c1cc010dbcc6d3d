import type { Holdings } from './holdings.ts';

/** Seconds in which energy must be delivered. */
const PROOF_TIME = 600n;
const MS = 1000n;

/** Rentals of the address that nobody delivered in time. One whose loan was taken back early shows on the chain alone. */
export const rentalsToRefund = ({ person }: Pick<Holdings, 'person'>) =>
  person.rentals.filter(
    ({ buyer, ends_at, rented_at }) =>
      buyer === person.address &&
      ends_at === null &&
      person.cursor.block_time / MS > rented_at / MS + PROOF_TIME,
  );
