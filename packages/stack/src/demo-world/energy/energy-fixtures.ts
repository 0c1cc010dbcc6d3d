import { collector, creator, owner } from '../launches/launch-fixtures.ts';

/** A rental of energy. `days` before the present; `end`: kept to its end, never delivered, or still running. */
export type RentalFixture = Readonly<{
  who: number;
  days: number;
  energy: bigint;
  hours: bigint;
  /** Who uses the energy; whoever pays unless told. */
  receiver?: number;
  /** Seconds until it was delivered. */
  after: number;
  end: 'kept' | 'late' | 'running';
}>;

/** Short and long, for oneself and for others, one that nobody delivered, two that run while visitors come. */
export const rentalFixtures: readonly RentalFixture[] = [
  { who: 5, days: 12.3, energy: 65_000n, hours: 1n, after: 5, end: 'kept' },
  { who: collector, days: 9.15, energy: 262_000n, hours: 24n, after: 6, end: 'kept' },
  { who: 8, days: 6.62, energy: 131_000n, hours: 1n, after: 0, end: 'late' },
  { who: creator, days: 4.44, energy: 400_000n, hours: 6n, receiver: 4, after: 4, end: 'kept' },
  { who: collector, days: 1.31, energy: 65_000n, hours: 1n, after: 5, end: 'kept' },
  { who: owner, days: 1.12, energy: 5_000_000n, hours: 72n, receiver: 3, after: 8, end: 'running' },
  { who: collector, days: 0.4, energy: 131_000n, hours: 24n, after: 6, end: 'running' },
];
