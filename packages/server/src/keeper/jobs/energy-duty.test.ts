import { describe, expect, it } from 'vitest';
import { coverOf, loanChange, type RentalFacts, rentalDuty } from './energy-duty.ts';

const NOW = 1_800_000_000n;

const rental = (state: RentalFacts['state'], stake: bigint, time = NOW): RentalFacts => ({
  id: 1n,
  state,
  stake,
  time,
  isClosedForGood: false,
});

describe('what is due for a rental', () => {
  it('is a proof for ten minutes, then the money back', () => {
    expect(rentalDuty(rental('waiting', 1n), NOW)).toBe('deliver');
    expect(rentalDuty(rental('waiting', 1n), NOW + 600n)).toBe('deliver');
    expect(rentalDuty(rental('waiting', 1n), NOW + 601n)).toBe('refund');
  });

  it('is its settlement at the end, and nothing before and after', () => {
    expect(rentalDuty(rental('delivered', 1n, NOW + 1n), NOW)).toBeNull();
    expect(rentalDuty(rental('delivered', 1n), NOW)).toBe('settle');
    expect(rentalDuty(rental('settled', 1n), NOW)).toBeNull();
    expect(rentalDuty(rental('refunded', 1n), NOW)).toBeNull();
  });
});

describe('what is lent or taken back', () => {
  const change = (rentals: RentalFacts[], lent: bigint, lendable = 1_000n, now = NOW) =>
    loanChange(coverOf(rentals, now), lent, lendable);

  it('is what is missing for delivered and waiting rentals', () => {
    expect(change([rental('delivered', 5n), rental('waiting', 7n)], 5n)).toBe(7n);
    expect(change([rental('delivered', 5n), rental('waiting', 7n)], 0n)).toBe(12n);
    expect(change([rental('delivered', 5n), rental('waiting', 7n)], 12n)).toBe(0n);
  });

  it('is nothing more when the proof could come too late, and nothing less while it still can come', () => {
    const late = NOW + 451n;
    expect(change([rental('waiting', 7n)], 0n, 1_000n, NOW + 450n)).toBe(7n);
    expect(change([rental('waiting', 7n)], 0n, 1_000n, late)).toBe(0n);
    expect(change([rental('waiting', 7n)], 7n, 1_000n, late)).toBe(0n);
    expect(change([rental('waiting', 7n)], 7n, 1_000n, NOW + 10_000n)).toBe(0n);
  });

  it('goes back when a rental is closed for good, not before', () => {
    const closed = rental('settled', 7n);
    expect(change([closed, rental('delivered', 5n)], 12n)).toBe(0n);
    expect(change([{ ...closed, isClosedForGood: true }, rental('delivered', 5n)], 12n)).toBe(-7n);
    expect(change([], 12n)).toBe(-12n);
  });

  it('is as many whole rentals as can be lent, the oldest first', () => {
    const waiting = [rental('waiting', 5n), rental('waiting', 7n)];
    expect(change(waiting, 0n, 11n)).toBe(5n);
    expect(change(waiting, 0n, 12n)).toBe(12n);
    expect(change(waiting, 0n, 4n)).toBe(0n);
    expect(change(waiting, 5n, 7n)).toBe(7n);
  });
});
