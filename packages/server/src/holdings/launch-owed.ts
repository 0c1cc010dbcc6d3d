import { stageAt } from '@vellum/api/token-launch/launch-stage';
import type { Address } from '@vellum/tron/address';

type Whole = bigint | number;

/** What decides whom the contracts of a launch owe. Columns of the index, whose small numbers may be of either type. */
export type LaunchMoney = Readonly<{
  token: Address;
  pair: Address;
  presale: Address;
  trade: Address;
  base_pool: Address;
  start_time: bigint;
  end_time: bigint;
  shares: bigint;
  sold: bigint;
  soft_cap_rate: Whole;
  sold_out_at: bigint | null;
  launched_at: bigint | null;
  failed_at: bigint | null;
  lp_for_users: bigint;
  backing: bigint;
  supply: bigint;
  trade_price: bigint;
  trade_state: Whole;
  trade_sold: bigint;
  trade_withdrawn: boolean;
  trade_owner: Address | null;
  trade_shares: bigint | null;
  tokens_per_share: bigint | null;
  trade_fee: Whole | null;
  trade_end: bigint | null;
}>;

export type PresaleShares = Readonly<{
  shares: bigint;
  paid: bigint;
  claimed_lp: bigint;
  refunded: bigint;
}>;

/** A contract owes so much of a coin; `coin` is null for TRX. */
export type Owed = Readonly<{ contract: Address; coin: Address | null; amount: bigint }>;

const BPS = 10_000n;
const CLOSED = 0;
const ENDED = 2;
const CANCELLED = 3;

/** Money back until the launch or after a failure, then LP. */
export function owedByPresale(launch: LaunchMoney, buyer: PresaleShares, now: number): Owed {
  const contract = launch.presale;
  switch (launchStage(launch, now)) {
    case 'launched': {
      const all = (launch.lp_for_users * buyer.shares) / launch.sold;
      return { contract, coin: launch.pair, amount: all - buyer.claimed_lp };
    }
    case 'failed':
      return { contract, coin: null, amount: buyer.refunded === 0n ? buyer.paid : 0n };
    default:
      return { contract, coin: null, amount: buyer.paid };
  }
}

/** To a buyer who was neither given tokens nor money back: money until the sale is over and the token launched. */
export function owedByTrade(
  launch: LaunchMoney,
  buyer: Readonly<{ shares: bigint; paid: bigint }>,
  now: number,
): Owed {
  const contract = launch.trade;
  if (tradeStage(launch, now) !== 'delivered') return { contract, coin: null, amount: buyer.paid };
  const amount = buyer.shares * (launch.tokens_per_share ?? 0n);
  return { contract, coin: launch.token, amount };
}

/** What the internal trade owes its owner. */
export function tradeProceeds(launch: LaunchMoney, now: number): bigint {
  if (tradeStage(launch, now) !== 'delivered' || launch.trade_withdrawn) return 0n;
  const proceeds = launch.trade_sold * launch.trade_price;
  return proceeds - (proceeds * BigInt(launch.trade_fee ?? 0)) / BPS;
}

/** What a holder of tokens may give them up for. */
export function owedByBasePool(launch: LaunchMoney, tokens: bigint): Owed {
  const { base_pool: contract, backing, supply } = launch;
  return { contract, coin: null, amount: supply === 0n ? 0n : (tokens * backing) / supply };
}

/** `refunding`: called off, by its owner or by the failure of the presale. `delivered`: over, and the token launched. */
export function tradeStage(launch: LaunchMoney, now: number): 'open' | 'refunding' | 'delivered' {
  const state = Number(launch.trade_state);
  if (state === CANCELLED || launchStage(launch, now) === 'failed') return 'refunding';
  if (launch.launched_at === null || state === CLOSED) return 'open';
  const { trade_sold, trade_shares, trade_end } = launch;
  const isOver = trade_end !== null && BigInt(now) >= trade_end;
  return state === ENDED || isOver || trade_sold === trade_shares ? 'delivered' : 'open';
}

export const launchStage = (launch: LaunchMoney, now: number) =>
  stageAt(
    {
      startTime: Number(launch.start_time),
      endTime: Number(launch.end_time),
      shares: Number(launch.shares),
      sold: Number(launch.sold),
      softCapRate: Number(launch.soft_cap_rate),
      soldOutAt: timeOf(launch.sold_out_at),
      launchedAt: timeOf(launch.launched_at),
      failedAt: timeOf(launch.failed_at),
    },
    now,
  );

const timeOf = (value: bigint | null) => (value === null ? null : Number(value));
