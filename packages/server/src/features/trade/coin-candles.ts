import { priceOf } from '@vellum/api/numbers/price-unit';
import { pair } from '@vellum/contracts/dex';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { addRows } from '../../platform/database/add-rows.ts';
import { candlesOf } from './candles-of.ts';
import type { CandleRow, FillRow } from './trade-rows.ts';

type Coins = Readonly<Record<'vlm' | 'wtrx' | 'usdt', Address>>;
type Drawn = Pick<FillRow, 'token' | 'price' | 'value' | 'at'>;

/** Which coin of a pair of the platform is priced in which. */
const pricedIn = { vlmWtrx: ['vlm', 'wtrx'], wtrxUsdt: ['wtrx', 'usdt'] } as const;
type PairName = keyof typeof pricedIn;

/** Candles of VLM in TRX and of TRX in U, by the price of the pool after each change and the volume of swaps. */
export function coinCandles(coins: Coins): Projection {
  return {
    name: 'coin-candles',
    tables: ['coin_candle'],
    sources: Object.keys(pricedIn).map((name) => eventSource(name, pair)),
    async apply(transaction, events) {
      const points = pointsOf(events, coins);
      await addRows<CandleRow>(
        transaction,
        'coin_candle',
        ['token', 'interval', 't'],
        candlesOf(points),
        { h: 'greatest', l: 'least', c: 'replace', v: 'add', fills: 'add' },
      );
    },
  };
}

/** A pair tells its reserves before the swap that changed them, in the same call. */
function pointsOf(events: readonly ChainEvent[], coins: Coins): Drawn[] {
  const prices = new Map<string, bigint>();
  return events.flatMap((event): Drawn[] => {
    const { token, own, other } = sidesOf(event, coins);
    const at = BigInt(event.timestamp);
    if (event.name === 'Sync') {
      const price = priceOf(sumOf(event, `reserve${other}`), sumOf(event, `reserve${own}`));
      prices.set(event.source, price);
      return price === 0n ? [] : [{ token, at, price, value: 0n }];
    }
    if (event.name !== 'Swap') return [];
    const moved = sumOf(event, `amount${other}In`) - sumOf(event, `amount${other}Out`);
    const price = prices.get(event.source) ?? null;
    return [{ token, at, price, value: moved < 0n ? -moved : moved }];
  });
}

/** Which coin is priced, and the numbers of both in the events of their pair. */
function sidesOf({ source }: ChainEvent, coins: Coins) {
  const [coin, quote] = pricedIn[source as PairName];
  const isFirst = toHexAddress(coins[coin]) < toHexAddress(coins[quote]);
  return { token: coins[coin], own: isFirst ? '0' : '1', other: isFirst ? '1' : '0' };
}
