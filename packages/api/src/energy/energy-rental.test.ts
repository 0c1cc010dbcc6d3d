import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakEven,
  energyOfStake,
  rentalPrice,
  rentalStateOf,
  stakeForEnergy,
} from './energy-rental.ts';

const rented = {
  ...{ rentedAt: 1_000, deliveredAt: null, endsAt: null },
  ...{ settledAt: null, refundedAt: null },
};
const delivered = { ...rented, deliveredAt: 5_000, endsAt: 3_605_000 };

describe('a rental', () => {
  test('waits ten minutes for its delivery and is late from then on', () => {
    expect(rentalStateOf(rented, 1_000)).toBe('waiting');
    expect(rentalStateOf(rented, 601_999)).toBe('waiting');
    expect(rentalStateOf(rented, 602_000)).toBe('late');
  });

  test('is delivered until its end, then due, and ends paid or refunded', () => {
    expect(rentalStateOf(delivered, 3_604_999)).toBe('delivered');
    expect(rentalStateOf(delivered, 3_605_000)).toBe('due');
    expect(rentalStateOf({ ...delivered, settledAt: 4_000_000 }, 9_000_000)).toBe('ended');
    expect(rentalStateOf({ ...delivered, refundedAt: 4_000_000 }, 9_000_000)).toBe('refunded');
  });
});

describe('energy and stake', () => {
  const network = fc.record({
    totalEnergyLimit: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    totalEnergyWeight: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  });

  test('the stake for energy gives that energy', () => {
    fc.assert(
      fc.property(network, fc.bigInt({ min: 1n, max: 10n ** 9n }), (of, energy) => {
        expect(energyOfStake(stakeForEnergy(energy, of), of)).toBeGreaterThanOrEqual(energy);
      }),
    );
  });

  test('a network without stakes gives nothing', () => {
    expect(energyOfStake(5n, { totalEnergyLimit: 9n, totalEnergyWeight: 0n })).toBe(0n);
    expect(stakeForEnergy(5n, { totalEnergyLimit: 0n, totalEnergyWeight: 9n })).toBe(0n);
  });

  test('a price is for 1,000 energy, once and for each hour, and never rounded down', () => {
    const rates = { basePrice: 40_000n, hourPrice: 2_000n };
    expect(rentalPrice(rates, 131_000n, 1)).toBe(5_502_000n);
    expect(rentalPrice({ basePrice: 1n, hourPrice: 0n }, 10_001n, 720)).toBe(11n);
  });

  test('renting pays off from the energy that its price would burn', () => {
    expect(breakEven(5_530_000n, 100n)).toBe(55_300n);
    expect(breakEven(5_530_001n, 100n)).toBe(55_301n);
    expect(breakEven(5n, 0n)).toBe(0n);
  });
});
