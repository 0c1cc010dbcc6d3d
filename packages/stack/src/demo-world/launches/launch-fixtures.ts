/** The internal trade of a launch: tokens per share in whole tokens, price in TRX. */
type InternalTrade = Readonly<{
  price: bigint;
  shares: bigint;
  tokensPerShare: bigint;
  most: bigint;
}>;

/**
 * A token of the demo world. Times in days before the present, those to come below zero; money in TRX, amounts in whole
 * tokens, shares of a whole in hundredths of a percent, lengths in days.
 */
export type LaunchFixture = Readonly<{
  symbol: string;
  name: string;
  /** By their number, as all people below. */
  creator: number;
  made: number;
  start: number;
  end: number;
  supply: bigint;
  /** Of the supply; what neither this nor the internal trade takes is the creator's. */
  liquidity: bigint;
  inside: InternalTrade | null;
  price: bigint;
  shares: bigint;
  most: bigint;
  softCap: bigint;
  lp: Readonly<{ users: bigint; creator: bigint }>;
  backing: bigint;
  vesting: Readonly<{ delay: bigint; rate: bigint; interval: bigint }>;
  /** LP burn, at most once a day. */
  burn: Readonly<{ rate: bigint; floor: bigint }> | null;
  /** Shares that are sold. */
  sold: number;
  /** When anyone launches it; null for the ones that nobody has. */
  launched: number | null;
}>;

const none = { inside: null, burn: null, backing: 0n, launched: null } as const;
const atOnce = { delay: 2n, rate: 10_000n, interval: 0n };
const half = { users: 5_000n, creator: 1_000n };

/** Members whose number means something; the first two are personas of the demo wallet too. */
export const [owner, creator, collector] = [0, 1, 2] as const;

const saltRoad: LaunchFixture = {
  ...none,
  symbol: 'SALT',
  name: 'Salt Road',
  creator,
  ...{ made: 41.9, start: 41.85, end: 39, launched: 38.9 },
  supply: 20_000_000n,
  liquidity: 15_000_000n,
  inside: { price: 24n, shares: 600n, tokensPerShare: 5_000n, most: 100n },
  ...{ price: 60n, shares: 1_500n, most: 300n, softCap: 6_000n, sold: 1_412 },
  lp: { users: 7_000n, creator: 1_000n },
  vesting: { delay: 7n, rate: 1_000n, interval: 7n },
};

const copperKettle: LaunchFixture = {
  ...none,
  symbol: 'KETL',
  name: 'Copper Kettle',
  creator: 4,
  ...{ made: 33.2, start: 33.1, end: 30.1, launched: 29.9 },
  supply: 8_000_000n,
  liquidity: 6_000_000n,
  inside: { price: 15n, shares: 400n, tokensPerShare: 4_000n, most: 60n },
  ...{ price: 40n, shares: 1_000n, most: 200n, softCap: 5_000n, sold: 700 },
  lp: { users: 6_000n, creator: 2_000n },
  vesting: atOnce,
  burn: { rate: 40n, floor: 3_000_000n },
};

const oakLedger: LaunchFixture = {
  ...none,
  symbol: 'OAK',
  name: 'Oak Ledger',
  creator: owner,
  ...{ made: 15.2, start: 15.1, end: 12.1, launched: 11.9 },
  supply: 1_000_000n,
  liquidity: 1_000_000n,
  ...{ price: 25n, shares: 1_200n, most: 250n, softCap: 7_500n, sold: 1_200 },
  lp: { users: 8_000n, creator: 0n },
  backing: 2_000n,
  vesting: { delay: 1n, rate: 2_500n, interval: 2n },
};

const nightFerry: LaunchFixture = {
  ...none,
  symbol: 'FERRY',
  name: 'Night Ferry',
  creator,
  ...{ made: 5.6, start: 5.5, end: -1.8 },
  supply: 42_000_000n,
  liquidity: 30_000_000n,
  inside: { price: 180n, shares: 1_000n, tokensPerShare: 6_300n, most: 10n },
  ...{ price: 200n, shares: 1_440n, most: 300n, softCap: 6_000n, sold: 1_386 },
  lp: { users: 7_000n, creator: 1_000n },
  vesting: { delay: 14n, rate: 2_500n, interval: 30n },
};

const glassOrchard: LaunchFixture = {
  ...none,
  symbol: 'GLAS',
  name: 'Glass Orchard',
  creator: owner,
  ...{ made: 3.4, start: 3.3, end: -6.4 },
  supply: 5_000_000n,
  liquidity: 4_000_000n,
  inside: { price: 320n, shares: 100n, tokensPerShare: 8_000n, most: 5n },
  ...{ price: 120n, shares: 2_000n, most: 200n, softCap: 5_000n, sold: 842 },
  lp: half,
  vesting: { delay: 30n, rate: 1_000n, interval: 30n },
};

const longField: LaunchFixture = {
  ...none,
  symbol: 'LFD',
  name: 'Long Field',
  creator,
  ...{ made: 1.3, start: -1.6, end: -8.6, sold: 0 },
  supply: 9_000_000n,
  liquidity: 7_500_000n,
  inside: { price: 45n, shares: 500n, tokensPerShare: 3_000n, most: 20n },
  ...{ price: 50n, shares: 3_000n, most: 60n, softCap: 5_000n },
  lp: half,
  vesting: { delay: 7n, rate: 5_000n, interval: 14n },
};

const millStreet: LaunchFixture = {
  ...none,
  symbol: 'MILL',
  name: 'Mill Street 14',
  creator: owner,
  ...{ made: 7.8, start: 7.7, end: 0.2 },
  supply: 500_000n,
  liquidity: 500_000n,
  ...{ price: 500n, shares: 400n, most: 80n, softCap: 8_000n, sold: 364 },
  lp: { users: 9_000n, creator: 0n },
  backing: 4_000n,
  vesting: { delay: 30n, rate: 10_000n, interval: 0n },
};

const paperCrane: LaunchFixture = {
  ...none,
  symbol: 'CRANE',
  name: 'Paper Crane',
  creator: 8,
  ...{ made: 12.4, start: 12.3, end: 4.2 },
  supply: 10_000_000n,
  liquidity: 8_000_000n,
  inside: { price: 100n, shares: 200n, tokensPerShare: 5_000n, most: 10n },
  ...{ price: 100n, shares: 1_000n, most: 120n, softCap: 6_000n, sold: 381 },
  lp: half,
  vesting: atOnce,
};

/** Launched and vesting, with a cancelled internal trade, with backing; nearly full, half full, to come, waiting to be launched, failed. */
export const launchFixtures: readonly LaunchFixture[] = [
  saltRoad,
  copperKettle,
  oakLedger,
  nightFerry,
  glassOrchard,
  longField,
  millStreet,
  paperCrane,
];
