import type { HexAddress } from '@vellum/tron/address';
import {
  type CardLevelPlan,
  type Delays,
  type DeploymentParameters,
  type ExistingCoins,
  type Network,
  type Roles,
  SAFE_BURN_LIQUIDITY,
  safeDelays,
} from './parameters.ts';

const DAY = 86_400n;
const COIN = 1_000_000n;

/** Short enough to be lived through by a visitor who moves the clock, long enough to be seen. */
const embeddedDelays: Delays = {
  timelock: 60n,
  votingDelay: 60n,
  votingPeriod: 600n,
  lateExtension: 60n,
  feeVaultChange: 300n,
  payoutRoot: 60n,
  payoutRoles: 300n,
  boxReveal: DAY,
  presaleLength: 300n,
};

const levels: readonly CardLevelPlan[] = [
  level('bronze', 'Bronze', 20n, 20n, 30n, 20_000n),
  level('silver', 'Silver', 100n, 110n, 30n, 8_000n),
  level('gold', 'Gold', 500n, 600n, 30n, 2_000n),
  level('platinum', 'Platinum', 1_000n, 1_300n, 90n, 800n),
  level('diamond', 'Diamond', 5_000n, 7_000n, 90n, 150n),
  // The highest weight a level can have.
  level('black', 'Black', 20_000n, 10_000n, 180n, 30n),
];

const common = {
  fees: {
    creation: 100n * COIN,
    presale: 200n,
    trade: 200n,
    cardSale: 250n,
    cardMarket: 250n,
    boxes: 250n,
  },
  // Below burning for whoever uses most of it: 42 sun a unit for an hour, 81 for a day.
  energyPrice: { base: 40_000n, hour: 1_700n },
  vlmSupply: 1_000_000_000n * COIN,
  slippage: 100n,
  burnLiquidity: SAFE_BURN_LIQUIDITY,
  payout: { dailyCap: 100_000n * COIN, minimumU: 10n * COIN },
  pledgeTerms: [
    { time: 30n * DAY, multiplier: 100n },
    { time: 90n * DAY, multiplier: 125n },
    { time: 180n * DAY, multiplier: 150n },
    { time: 360n * DAY, multiplier: 200n },
  ],
  levels,
  instalments: { window: 3n * DAY, first: 3_000n },
  terms: [term(7n, 200n), term(30n, 400n), term(90n, 600n), term(180n, 800n), term(360n, 1_000n)],
  rewardPools: { lpStake: 4_000n, cards: 3_000n, burnMine: 3_000n, duration: 30n * DAY },
} as const;

/** What an embedded chain can have otherwise. */
export type EmbeddedChanges = Partial<Omit<DeploymentParameters, 'roles'>> &
  Readonly<{ roles?: Partial<Roles> }>;

/** A whole market on a chain of our own. All roles are the deployer's unless told. */
export function embeddedParameters(
  deployer: HexAddress,
  changes: EmbeddedChanges = {},
): DeploymentParameters {
  return {
    ...common,
    network: 'embedded',
    delays: embeddedDelays,
    cardSaleLimit: 96_000n * COIN,
    liquidity: {
      vlmWtrx: { vlm: 600_000n * COIN, trx: 200_000n * COIN },
      vlmUsdt: { vlm: 1_000_000n * COIN, usdt: 100_000n * COIN },
      // Deep, because cards priced in U are sold for no more than a 2,500th of it in a day, and reserved for a quarter of that.
      wtrxUsdt: { trx: 800_000_000n * COIN, usdt: 240_000_000n * COIN },
    },
    ...changes,
    roles: { ...rolesOf(deployer), ...changes.roles },
  };
}

/** Safe values for a public network, on the coins and the DEX it already has. */
export function publicParameters(
  network: Exclude<Network, 'embedded'>,
  roles: Roles,
  existing: ExistingCoins,
): DeploymentParameters {
  return { ...common, network, existing, roles, delays: safeDelays, cardSaleLimit: 0n };
}

function rolesOf(address: HexAddress): Roles {
  return {
    guardian: address,
    payoutProposer: address,
    payoutReserve: address,
    payoutGuardian: address,
    boxOperator: address,
    energyOperator: address,
    teamRoot: address,
    vlmHolder: address,
    cardFund: address,
  };
}

function level(
  slug: string,
  name: string,
  price: bigint,
  weight: bigint,
  pledgeDays: bigint,
  supply: bigint,
): CardLevelPlan {
  return {
    name,
    price: price * COIN,
    weight,
    pledgeTime: pledgeDays * DAY,
    supply,
    allotment: supply / 10n,
    uri: `/media/cards/${slug}.json`,
  };
}

function term(days: bigint, rate: bigint) {
  return { days, rate, minimum: 10n * COIN, dailyCap: 100_000n * COIN };
}
