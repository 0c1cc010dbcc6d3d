import { DAY, HOUR, TRX } from '../world.ts';

/** A series of boxes. Times in milliseconds before the present, those to come below zero. */
export type SeriesFixture = Readonly<{
  /** `kept`: the operator's own key knows the secret, so the keeper reveals it. `withheld`: nobody will. */
  secret: 'kept' | 'withheld';
  price: bigint;
  made: number;
  start: number;
  end: number;
  tiers: readonly Readonly<{ count: bigint; amount: bigint }>[];
  limit: bigint;
  /** How many boxes which member buys. */
  sales: readonly Readonly<{ who: number; count: bigint }>[];
  /** Boxes that are open already. */
  opened: readonly bigint[];
}>;

const collector = 2;
const VLM = 1_000_000n;

const tiers = [
  { count: 1n, amount: 2_000n * VLM },
  { count: 4n, amount: 400n * VLM },
  { count: 15n, amount: 100n * VLM },
  { count: 40n, amount: 30n * VLM },
];

const common = { price: 40n * TRX, limit: 10n, tiers } as const;

/** One of each kind: revealed with boxes still to open, waiting for a reveal that will not come, on sale, to come. */
export const seriesFixtures: readonly SeriesFixture[] = [
  {
    ...common,
    secret: 'kept',
    made: 9 * DAY,
    start: 9 * DAY - HOUR,
    end: 6 * DAY,
    sales: buyers(3),
    opened: [0n, 1n, 5n, 6n, 12n],
  },
  {
    ...common,
    secret: 'withheld',
    made: 2 * DAY,
    start: 2 * DAY - HOUR,
    end: 3 * HOUR,
    sales: buyers(2),
    opened: [],
  },
  {
    ...common,
    secret: 'kept',
    made: 1.5 * DAY,
    start: 1.5 * DAY - HOUR,
    end: -5 * DAY,
    sales: buyers(1),
    opened: [],
  },
  {
    ...common,
    secret: 'kept',
    made: 1.25 * DAY,
    start: -2 * DAY,
    end: -9 * DAY,
    sales: [],
    opened: [],
  },
];

function buyers(rounds: number): SeriesFixture['sales'] {
  const others = [4, 5, 7, 8, 9].map((who, index) => ({ who, count: BigInt(2 + (index % 3)) }));
  return [{ who: collector, count: 5n }, ...others.slice(0, rounds + 2)];
}
