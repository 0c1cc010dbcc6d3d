import type { PriceSource } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Holdings } from '../../holdings/holdings.ts';
import { type Part, type Prices, soldNow, type Value } from '../../holdings/prices.ts';
import type { Position } from './position.ts';

export type ValuedPosition = Position &
  Readonly<{
    source: PriceSource | null;
    value: Value | null;
    sellNow: Value | null;
    /** What the total counts; null without a price. */
    counted: Value | null;
  }>;

/** Parts of a whole that selling brings, in 10^-9. */
const WHOLE = 1_000_000_000n;
/** Below this part of the price of the pool the lower figure counts. */
const [LEAST, OF] = [9n, 10n];

/** Values by the prices of one block. All that an address has of a coin would be sold into the same pool. */
export function valuePositions(
  { prices, contracts }: Pick<Holdings, 'prices' | 'contracts'>,
  positions: readonly Position[],
): readonly ValuedPosition[] {
  const partSold = sellingParts(prices, positions);
  return positions.map((of) => {
    if (of.fixed !== null) {
      const { value, source } = of.fixed;
      return { ...of, source, value, sellNow: null, counted: value };
    }
    const found = of.parts.map((part) => prices.spot(part));
    const value = sumOf(found);
    if (value === null) return { ...of, source: null, value, sellNow: null, counted: null };
    const sold = sumOf(found.map((one, place) => scaled(one, partSold(of.parts[place] as Part))));
    const sellNow = isMuchLess(sold, value) ? sold : null;
    const isFace = of.parts.every(({ coin }) => prices.isTrx(coin) || coin === contracts.usdt);
    const source = of.by ?? (isFace ? 'face' : 'pool');
    return { ...of, source, value, sellNow, counted: sellNow ?? value };
  });
}

const isMuchLess = (sold: Value | null, value: Value): sold is Value =>
  sold !== null && (sold.trx ?? sold.u ?? 0n) * OF < (value.trx ?? value.u ?? 0n) * LEAST;

/** Null when one of them has no price: a part of a value is none. */
function sumOf(values: readonly (Value | null)[]): Value | null {
  return values.reduce<Value | null>(
    (sum, one) => sum && one && { u: plus(sum.u, one.u), trx: plus(sum.trx, one.trx) },
    { u: 0n, trx: 0n },
  );
}

export const plus = (a: bigint | null, b: bigint | null) =>
  a === null || b === null ? null : a + b;

const scaled = (value: Value | null, part: bigint): Value | null =>
  value && {
    u: value.u && (value.u * part) / WHOLE,
    trx: value.trx && (value.trx * part) / WHOLE,
  };

/** What selling brings of the price of the pool, in 10^-9, by coin. Own liquidity leaves the pool first. */
function sellingParts(prices: Prices, positions: readonly Position[]): (part: Part) => bigint {
  const [amounts, taken] = [new Map<Address, bigint>(), new Map<string, bigint>()];
  const add = <K>(sums: Map<K, bigint>, key: K, amount: bigint) =>
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  for (const { parts, lp } of positions.filter(({ fixed }) => fixed === null)) {
    for (const { coin, amount } of parts) {
      if (coin !== null) add(amounts, coin, amount);
      if (lp !== null) add(taken, `${lp.coin} ${coin}`, amount);
    }
  }
  return ({ coin }) => {
    const market = prices.market(coin);
    const amount = (coin && amounts.get(coin)) ?? 0n;
    if (market === null || amount === 0n) return WHOLE;
    const out = (side: Address | null) => taken.get(`${market.pair} ${side}`) ?? 0n;
    const spot = (amount * market.otherReserve) / market.reserve;
    const sold = soldNow(market, amount, [out(coin), out(market.against)]);
    return spot === 0n ? WHOLE : (sold * WHOLE) / spot;
  };
}
