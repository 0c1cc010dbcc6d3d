import type { HexAddress } from '@vellum/tron/address';
import { energyLimits } from '../clients/energy.ts';
import { sharedKeyProblems, zeroAddressProblems } from './address-problems.ts';

/** A chain of our own, where delays may be short and coins are made up, or a public one. */
export type Network = 'embedded' | 'nile' | 'mainnet' | 'custom';

/** Who holds which key. None of them can move what users hold. */
export type Roles = Readonly<{
  /** May pause entries for at most 7 days in 90, freeze single cards and cancel proposals. */
  guardian: HexAddress;
  /** Proposes payout roots until one of them is vetoed. */
  payoutProposer: HexAddress;
  /** Goes on then. */
  payoutReserve: HexAddress;
  /** May veto payout roots, and nothing else. */
  payoutGuardian: HexAddress;
  boxOperator: HexAddress;
  /** Lends its staked energy through the desk, and is paid for it; permanently. */
  energyOperator: HexAddress;
  /** Top of the invitation tree; earns nothing. */
  teamRoot: HexAddress;
  /** Receives the whole supply of VLM. */
  vlmHolder: HexAddress;
  /** Receives the income of card sales. */
  cardFund: HexAddress;
}>;

/** In seconds. `safeDelays` are the lower bounds off the embedded chain. */
export type Delays = Readonly<{
  timelock: bigint;
  votingDelay: bigint;
  votingPeriod: bigint;
  lateExtension: bigint;
  feeVaultChange: bigint;
  payoutRoot: bigint;
  payoutRoles: bigint;
  boxReveal: bigint;
  presaleLength: bigint;
}>;

/** Amounts in sun, rates in bps. */
export type Fees = Readonly<{
  creation: bigint;
  presale: bigint;
  trade: bigint;
  cardSale: bigint;
  cardMarket: bigint;
  boxes: bigint;
}>;

export type CardLevelPlan = Readonly<{
  name: string;
  /** In U (6 decimals). */
  price: bigint;
  weight: bigint;
  /** Shortest pledge, in seconds. */
  pledgeTime: bigint;
  supply: bigint;
  /** Cards set apart for sale in two instalments. */
  allotment: bigint;
  uri: string;
}>;

export type TermPlan = Readonly<{ days: bigint; rate: bigint; minimum: bigint; dailyCap: bigint }>;

/** First liquidity of the embedded chain; `trx` in sun, coins in their smallest unit. */
export type LiquidityPlan = Readonly<{
  vlmWtrx: Readonly<{ vlm: bigint; trx: bigint }>;
  vlmUsdt: Readonly<{ vlm: bigint; usdt: bigint }>;
  wtrxUsdt: Readonly<{ trx: bigint; usdt: bigint }>;
}>;

/** Contracts that a public network already has. */
export type ExistingCoins = Readonly<{
  usdt: HexAddress;
  wtrx: HexAddress;
  dex: HexAddress;
  /** The VLM of an earlier deployment, which continues as the coin of this one; made again when absent. */
  vlm?: HexAddress;
}>;

export type DeploymentParameters = Readonly<{
  network: Network;
  /** Absent on the embedded chain, which gets coins and a DEX of its own. */
  existing?: ExistingCoins;
  roles: Roles;
  delays: Delays;
  fees: Fees;
  /** U for which cards priced in U are sold in a day at most, however deep the pool is. A public network's follows from its pool. */
  cardSaleLimit: bigint;
  vlmSupply: bigint;
  /** Bps that `addLiquidity` may stand apart from the average price. */
  slippage: bigint;
  /** U in a pair below which its coin cannot be burned for power. */
  burnLiquidity: bigint;
  payout: Readonly<{ dailyCap: bigint; minimumU: bigint }>;
  pledgeTerms: readonly Readonly<{ time: bigint; multiplier: bigint }>[];
  levels: readonly CardLevelPlan[];
  /** What the energy operator asks at first, in sun for 1,000 energy: once, and for each hour. */
  energyPrice: Readonly<{ base: bigint; hour: bigint }>;
  instalments: Readonly<{ window: bigint; first: bigint }>;
  terms: readonly TermPlan[];
  /** Shares in bps of what the fee vault hands to the reward pools, and the length of each funding. */
  rewardPools: Readonly<{ lpStake: bigint; cards: bigint; burnMine: bigint; duration: bigint }>;
  liquidity?: LiquidityPlan;
}>;

const HOUR = 3_600n;
const DAY = 24n * HOUR;

/** What the contracts themselves refuse to go below off the embedded chain. */
export const safeDelays: Delays = {
  timelock: 48n * HOUR,
  votingDelay: DAY,
  votingPeriod: 5n * DAY,
  lateExtension: DAY,
  feeVaultChange: 7n * DAY,
  payoutRoot: 6n * HOUR,
  payoutRoles: 7n * DAY,
  boxReveal: DAY,
  presaleLength: HOUR,
};

/** The smallest liquidity for burning, off the embedded chain. */
export const SAFE_BURN_LIQUIDITY = 50_000_000_000n;

/** Every reason why these parameters must not be deployed; none when they may. */
export function parameterProblems(parameters: DeploymentParameters): string[] {
  return [
    ...feeProblems(parameters),
    ...shareProblems(parameters),
    ...zeroAddressProblems(parameters),
    ...(parameters.network === 'embedded' ? embeddedProblems : publicProblems)(parameters),
  ];
}

function embeddedProblems({ existing }: DeploymentParameters): string[] {
  return existing ? ['the embedded chain makes its own coins: existing must be absent'] : [];
}

function publicProblems(parameters: DeploymentParameters): string[] {
  const { existing, delays, roles, liquidity, burnLiquidity, cardSaleLimit } = parameters;
  const names = Object.keys(safeDelays) as (keyof Delays)[];
  const short = names
    .filter((name) => delays[name] < safeDelays[name])
    .map((name) => `delay ${name} is ${delays[name]} s, at least ${safeDelays[name]} is safe`);
  return [
    ...short,
    ...problem(
      burnLiquidity < SAFE_BURN_LIQUIDITY,
      `burnLiquidity is below ${SAFE_BURN_LIQUIDITY}`,
    ),
    ...problem(cardSaleLimit !== 0n, 'cardSaleLimit follows from the pool of TRX and USDT'),
    ...problem(!existing, 'usdt, wtrx and dex of the network are missing'),
    ...problem(Boolean(liquidity), 'liquidity is made up on the embedded chain only'),
    ...sharedKeyProblems(roles),
  ];
}

function feeProblems({ fees, slippage, energyPrice }: DeploymentParameters): string[] {
  return [
    ...problem(fees.creation > 1_000_000_000n, 'the creation fee is above 1000 TRX'),
    ...problem(fees.presale > 300n || fees.trade > 300n, 'presale or trade fee is above 300 bps'),
    ...problem(fees.cardSale > 500n || fees.cardMarket > 500n, 'a card fee is above 500 bps'),
    ...problem(fees.boxes > 500n, 'the box fee is above 500 bps'),
    ...problem(
      energyPrice.base > energyLimits.mostBasePrice ||
        energyPrice.hour > energyLimits.mostHourPrice,
      'the price of energy is above the most there can be',
    ),
    ...problem(slippage < 10n || slippage > 300n, 'slippage is not in 10..300 bps'),
  ];
}

function shareProblems({
  rewardPools,
  levels,
  pledgeTerms,
  terms,
}: DeploymentParameters): string[] {
  const { lpStake, cards, burnMine } = rewardPools;
  return [
    ...problem(lpStake + cards + burnMine !== 10_000n, 'shares of the reward pools are not 10000'),
    ...problem(levels.length === 0 || levels.length > 255, 'there are not 1 to 255 card levels'),
    ...problem(
      pledgeTerms.length === 0 || pledgeTerms.length > 8,
      'there are not 1 to 8 pledge terms',
    ),
    ...problem(terms.length === 0, 'there is no staking term'),
  ];
}

function problem(applies: boolean, text: string): string[] {
  return applies ? [text] : [];
}
