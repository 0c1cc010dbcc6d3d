import { collector, creator, owner } from '../launches/launch-fixtures.ts';

/** What is sold or asked for: a coin of the deployment, TRX, or a token of the demo world by its symbol. */
export type OtcCoin = 'vlm' | 'usdt' | 'trx' | 'SALT';

/** An offer. Amounts in whole coins; times in days before the present, those to come below zero. */
export type OfferFixture = Readonly<{
  /** `treasurer`: the project's own sale. */
  maker: number | 'treasurer';
  made: number;
  sell: OtcCoin;
  amount: number;
  want: OtcCoin;
  wantAmount: number;
  wholeOnly?: true;
  only?: number;
  expires: number;
  /** Who takes how much of it, and when. */
  taken?: readonly Readonly<{ who: number; amount: number; daysAgo: number }>[];
  cancelled?: number;
}>;

/** Open and whole, taken in parts, for one person, taken whole, called off, run out; and the project's own VLM. */
export const offerFixtures: readonly OfferFixture[] = [
  {
    maker: 'treasurer',
    made: 18.4,
    ...{ sell: 'vlm', amount: 200_000, want: 'trx', wantAmount: 64_000 },
    expires: -60,
    taken: [
      { who: 9, amount: 12_000, daysAgo: 14.2 },
      { who: 3, amount: 25_000, daysAgo: 7.1 },
    ],
  },
  {
    maker: 'treasurer',
    made: 6.5,
    ...{ sell: 'vlm', amount: 20_000, want: 'trx', wantAmount: 6_000, only: collector },
    expires: -14,
  },
  {
    maker: 3,
    made: 9.4,
    ...{ sell: 'SALT', amount: 80_000, want: 'trx', wantAmount: 850 },
    expires: -9,
    taken: [
      { who: 5, amount: 12_000, daysAgo: 8.2 },
      { who: 8, amount: 20_000, daysAgo: 3.7 },
    ],
  },
  {
    maker: owner,
    made: 4.9,
    ...{ sell: 'SALT', amount: 6_000, want: 'trx', wantAmount: 64, only: collector },
    wholeOnly: true,
    expires: -2,
  },
  {
    maker: 9,
    made: 5.7,
    ...{ sell: 'vlm', amount: 10_000, want: 'usdt', wantAmount: 980 },
    wholeOnly: true,
    expires: -7,
  },
  {
    maker: 10,
    made: 2.9,
    ...{ sell: 'vlm', amount: 20_000, want: 'trx', wantAmount: 7_100 },
    expires: -20,
  },
  // The payment waits as credit.
  {
    maker: collector,
    made: 8.8,
    ...{ sell: 'vlm', amount: 3_000, want: 'trx', wantAmount: 1_020 },
    expires: -12,
    taken: [
      { who: 11, amount: 1_200, daysAgo: 6.6 },
      { who: 4, amount: 800, daysAgo: 1.8 },
    ],
  },
  {
    maker: creator,
    made: 11.6,
    ...{ sell: 'vlm', amount: 2_000, want: 'usdt', wantAmount: 250 },
    expires: -5,
    cancelled: 10.3,
  },
  {
    maker: 4,
    made: 16.8,
    ...{ sell: 'vlm', amount: 5_000, want: 'trx', wantAmount: 1_900 },
    expires: 9.5,
  },
  {
    maker: 7,
    made: 13.3,
    ...{ sell: 'vlm', amount: 1_500, want: 'usdt', wantAmount: 147 },
    wholeOnly: true,
    expires: -3,
    taken: [{ who: 6, amount: 1_500, daysAgo: 12.9 }],
  },
];
