import type { Address } from '@vellum/tron/address';
import type { LaunchForm } from './launch-form.ts';
import { BPS } from './launch-limits.ts';

/** What the factory is called with, in the names of its client; plain numbers, so that nothing is rounded twice. */
export type PlannedLaunch = Readonly<{
  token: Readonly<{
    name: string;
    symbol: string;
    totalSupply: bigint;
    lpBurn: Readonly<{ interval: bigint; rate: bigint; floor: bigint }> | null;
  }>;
  presale: PlannedPresale;
  trade: PlannedTrade;
  liquiditySupply: bigint;
  tradeSupply: bigint;
}>;

/** Times in unix seconds, lengths in seconds, shares and rates in bps, TRX in sun. */
export type PlannedPresale = Readonly<{
  startTime: bigint;
  endTime: bigint;
  sharePrice: bigint;
  shares: bigint;
  sharesPerBuyer: bigint;
  softCapRate: bigint;
  userLpShare: bigint;
  creatorLpShare: bigint;
  creatorLpReceiver: Address;
  vestingDelay: bigint;
  vestingRate: bigint;
  vestingInterval: bigint;
  backingShare: bigint;
}>;

type PlannedTrade = Readonly<{
  sharePrice: bigint;
  sharesPerBuyer: bigint;
  shares: bigint;
  tokensPerShare: bigint;
}>;

/** Everything of the form that the chain is told. */
type LaunchTerms = Omit<
  LaunchForm,
  'mode' | 'description' | 'website' | 'telegram' | 'twitter' | 'image'
>;

/**
 * The call that a form stands for: the web signs it and the server checks the signed one against it. Means
 * something only for a form that `refusalsOfLaunch` lets pass.
 */
export function launchPlan(form: LaunchTerms, creator: Address): PlannedLaunch {
  return {
    token: {
      // As the server reads the form.
      name: form.name.trim(),
      symbol: form.symbol.trim(),
      totalSupply: form.supply,
      lpBurn: lpBurnOf(form),
    },
    presale: presalePlan(form, creator),
    trade: tradePlan(form),
    liquiditySupply: form.lpSupply,
    tradeSupply: form.tradeSupply ?? 0n,
  };
}

/** The terms of the presale alone, which the creator may change until an hour before the start. */
export function presalePlan(form: LaunchTerms, creator: Address): PlannedPresale {
  return {
    startTime: secondsOf(form.startTime),
    endTime: secondsOf(form.endTime),
    sharePrice: form.hardCap / BigInt(form.shares),
    shares: BigInt(form.shares),
    sharesPerBuyer: BigInt(form.maxShares),
    softCapRate: softCapRate(form.softCap, form.hardCap),
    userLpShare: BigInt(userLpShareOf(form)),
    creatorLpShare: BigInt(form.devShare),
    creatorLpReceiver: form.devLpReceiver ?? creator,
    vestingDelay: BigInt(form.vestingDelay),
    vestingRate: vestingRate(form.vestingRounds),
    // Nothing is waited for between rounds when there is only one.
    vestingInterval: form.vestingRounds === 1 ? 0n : BigInt(form.vestingInterval),
    backingShare: BigInt(form.backingShare),
  };
}

/** Unix seconds of a time in milliseconds. Up, so that a time that is not past yet is not past on the chain either. */
export const secondsOf = (time: number): bigint => BigInt(Math.ceil(time / 1000));

/** The smallest rate that asks for at least `softCap` sun. */
export const softCapRate = (softCap: bigint, hardCap: bigint): bigint =>
  hardCap === 0n ? 0n : (softCap * BPS + hardCap - 1n) / hardCap;

/** The rate of a vesting in so many rounds; the last round brings what is left. */
export const vestingRate = (rounds: number): bigint => (BPS + BigInt(rounds) - 1n) / BigInt(rounds);

const userLpShareOf = (form: Pick<LaunchTerms, 'userLpShare' | 'devShare'>): number =>
  form.userLpShare ?? Number(BPS) - form.devShare;

function lpBurnOf({ burnInterval, burnRatio, burnStop }: LaunchTerms) {
  if (!burnRatio || !burnInterval) return null;
  return { interval: BigInt(burnInterval), rate: BigInt(burnRatio), floor: burnStop ?? 0n };
}

function tradePlan(form: LaunchTerms): PlannedTrade {
  const { tradeSupply, tradeShares, tradePrice, tradeMaxShares } = form;
  if (!tradeSupply || !tradeShares) {
    return { sharePrice: 0n, sharesPerBuyer: 0n, shares: 0n, tokensPerShare: 0n };
  }
  return {
    sharePrice: tradePrice ?? 0n,
    sharesPerBuyer: BigInt(tradeMaxShares ?? 0),
    shares: BigInt(tradeShares),
    tokensPerShare: tradeSupply / BigInt(tradeShares),
  };
}
