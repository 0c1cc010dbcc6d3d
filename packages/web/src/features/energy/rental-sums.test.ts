import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { rentalSums } from './rental-sums.ts';

const of = (state: 'ended' | 'refunded', buyer: string) => ({
  ...{ state, buyer: buyer as Address, paid: '5530000', energy: '131000' },
});

test('only what ended and was paid by the reader counts', () => {
  const rentals = [
    of('ended', 'me'),
    of('ended', 'me'),
    of('ended', 'other'),
    of('refunded', 'me'),
  ];
  expect(rentalSums(rentals, 'me', 100n)).toEqual({ paid: 11_060_000n, burning: 26_200_000n });
  expect(rentalSums(rentals, 'nobody', 100n)).toBeNull();
});
