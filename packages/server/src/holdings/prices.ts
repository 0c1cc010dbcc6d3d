import { amountOut } from '@vellum/api/swap/pair-math';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { LaunchFacts, Person } from './person.ts';

/** Null where no price leads there. U has 6 decimals, TRX is in sun. */
export type Value = Readonly<{ u: bigint | null; trx: bigint | null }>;

/** So much of a coin; `coin` is null for TRX. */
export type Part = Readonly<{ coin: Address | null; amount: bigint }>;

/** Where a coin is sold: what the pair holds of it and of TRX or USDT. */
export type Market = Readonly<{
  pair: Address;
  reserve: bigint;
  against: Address;
  other: 'trx' | 'u';
  otherReserve: bigint;
}>;

export type PriceContracts = Readonly<Record<'wtrx' | 'usdt' | 'vlm', Address>> &
  Readonly<Record<string, Address>>;

type Pair = Readonly<{ coins: readonly [Address, Address]; reserves: readonly [bigint, bigint] }>;

export type Prices = ReturnType<typeof pricesOf>;

/** Prices of the pools as the index has them at one block. */
export function pricesOf({ pools, launches }: Person, contracts: PriceContracts) {
  const pairs = new Map<Address, Pair & { supply: bigint }>();
  for (const { pair, reserve0, reserve1, lp_supply } of pools) {
    const coins = coinsOf(pair, contracts);
    if (coins !== null)
      pairs.set(pair, { coins, reserves: [reserve0, reserve1], supply: lp_supply });
  }
  for (const launch of launches) pairs.set(launch.pair, pairOf(launch, contracts.wtrx));
  const rate = rateOf(pairs.get(contracts['wtrxUsdt'] as Address), contracts);
  const inTrx = (sun: bigint): Value => ({ trx: sun, u: rate && (sun * rate.u) / rate.trx });
  const inU = (u: bigint): Value => ({ u, trx: rate && (u * rate.trx) / rate.u });
  const markets = marketsOf(pairs, contracts, rate);
  const isTrx = (coin: Address | null) => coin === null || coin === contracts.wtrx;
  return {
    inTrx,
    inU,
    isTrx,
    /** The deepest pool of a coin; null for TRX and USDT, which need none, and where there is none. */
    market: (coin: Address | null): Market | null => (coin && markets.get(coin)) ?? null,
    /** By the price of its pool; null without one. */
    spot({ coin, amount }: Part): Value | null {
      if (isTrx(coin)) return inTrx(amount);
      if (coin === contracts.usdt) return inU(amount);
      const market = coin && markets.get(coin);
      if (!market) return null;
      const got = (amount * market.otherReserve) / market.reserve;
      return market.other === 'trx' ? inTrx(got) : inU(got);
    },
    /** LP as the two coins that it is a share of; null for what is no LP, or of an empty pair. */
    sides(pair: Address, lp: bigint): readonly [Part, Part] | null {
      const found = pairs.get(pair);
      if (found === undefined || found.supply === 0n) return null;
      const part = (place: 0 | 1): Part => ({
        coin: found.coins[place],
        amount: (lp * found.reserves[place]) / found.supply,
      });
      return [part(0), part(1)];
    },
    isPair: (coin: Address) => pairs.has(coin),
    pool: (pair: Address) => pairs.get(pair) ?? null,
  };
}

/** What one gets by selling an amount into a market now, beside liquidity that leaves it first. */
export function soldNow(market: Market, amount: bigint, taken: readonly [bigint, bigint]): bigint {
  const [reserve, other] = [market.reserve - taken[0], market.otherReserve - taken[1]];
  return reserve <= 0n || other <= 0n ? 0n : amountOut(amount, reserve, other);
}

const pairNames = { vlmWtrx: 'vlm wtrx', vlmUsdt: 'vlm usdt', wtrxUsdt: 'wtrx usdt' } as const;

/** The two coins of a pair of the deployment, as the pair orders them. */
function coinsOf(pair: Address, contracts: PriceContracts): readonly [Address, Address] | null {
  const found = Object.entries(pairNames).find(([name]) => contracts[name] === pair);
  if (found === undefined) return null;
  const [one, other] = found[1].split(' ').map((name) => contracts[name]) as [Address, Address];
  return ordered(one, other);
}

const ordered = (one: Address, other: Address): readonly [Address, Address] =>
  toHexAddress(one) < toHexAddress(other) ? [one, other] : [other, one];

function pairOf({ token, reserve_token, reserve_trx, lp_supply }: LaunchFacts, wtrx: Address) {
  const coins = ordered(token, wtrx);
  const reserves: [bigint, bigint] =
    coins[0] === token ? [reserve_token, reserve_trx] : [reserve_trx, reserve_token];
  return { coins, reserves, supply: lp_supply };
}

function rateOf(pair: Pair | undefined, { wtrx }: PriceContracts) {
  if (pair === undefined || pair.reserves.includes(0n)) return null;
  const [first, second] = pair.reserves;
  return pair.coins[0] === wtrx ? { trx: first, u: second } : { trx: second, u: first };
}

type Rate = ReturnType<typeof rateOf>;

/** Of each coin the pool in which the most lies against it. */
function marketsOf(
  pairs: ReadonlyMap<Address, Pair>,
  contracts: PriceContracts,
  rate: Rate,
): ReadonlyMap<Address, Market> {
  const found = new Map<Address, Market>();
  for (const [coin, market] of [...pairs].flatMap(([pair, of]) => sidesOf(pair, of, contracts))) {
    const known = found.get(coin);
    if (known === undefined || depthOf(market, rate) > depthOf(known, rate)) {
      found.set(coin, market);
    }
  }
  return found;
}

/** A pair as a market of each of its coins that is sold for TRX or USDT there. */
function sidesOf(
  pair: Address,
  { coins, reserves }: Pair,
  { wtrx, usdt }: PriceContracts,
): readonly (readonly [Address, Market])[] {
  const isMoney = (coin: Address) => coin === wtrx || coin === usdt;
  if (reserves.includes(0n)) return [];
  const places = [
    [0, 1],
    [1, 0],
  ] as const;
  return places.flatMap(([place, opposite]) => {
    const [coin, against] = [coins[place], coins[opposite]];
    if (isMoney(coin) || !isMoney(against)) return [];
    const other = against === wtrx ? ('trx' as const) : ('u' as const);
    const market = { pair, against, other, reserve: reserves[place] };
    return [[coin, { ...market, otherReserve: reserves[opposite] }] as const];
  });
}

function depthOf({ other, otherReserve }: Market, rate: Rate): bigint {
  if (other === 'trx') return otherReserve;
  return rate === null ? 0n : (otherReserve * rate.trx) / rate.u;
}
