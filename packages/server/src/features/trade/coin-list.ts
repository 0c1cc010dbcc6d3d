import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import type { trade } from '@vellum/api/trade/trade';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import { inverse } from './candle-page.ts';

type Coins = Readonly<Record<'vlm' | 'wtrx' | 'usdt', Address>>;
type ListedCoin = ReplyOf<typeof trade.listCoins>['list'][number];

type Row = Readonly<{
  head: number;
  solid: number;
  token: Address;
  price: string | null;
  before: string | null;
  volume: string;
  closes: readonly string[] | null;
}>;

const DAY = 86_400_000;

const TEXT = `select cur.number as head, cur.solid_number as solid, coin.token, latest.c::text as price,
    coalesce(past.c, day.first)::text as before, coalesce(day.volume, 0)::text as volume, day.closes
  from chain_cursor cur cross join unnest($1::text[]) coin (token)
  left join lateral (select c from coin_candle where token = coin.token and interval = '1h'
    order by t desc limit 1) latest on true
  left join lateral (select c from coin_candle where token = coin.token and interval = '1h'
    and t <= cur.block_time - ${DAY} order by t desc limit 1) past on true
  left join lateral (select sum(v) as volume, array_agg(c::text order by t) as closes,
      (array_agg(o order by t))[1] as first
    from coin_candle where token = coin.token and interval = '1h' and t > cur.block_time - ${DAY}) day on true
  where cur.name = 'chain'`;

const ONE = 10n ** BigInt(PRICE_DECIMALS);

/** Coins of the platform with what their pools say. */
export async function coinList(pool: Pool, coins: Coins): Promise<ReplyOf<typeof trade.listCoins>> {
  const values = [[coins.vlm, coins.wtrx]];
  const { rows } = await pool.query<Row>({ name: 'coins listed', text: TEXT, values });
  const [vlm, trx] = [coins.vlm, coins.wtrx].map((token) =>
    rows.find((row) => row.token === token),
  );
  const [first] = rows;
  return {
    list: [vlmOf(coins.vlm, vlm, trx?.price ?? null), usdtOf(coins.usdt, trx)],
    asOf: { head: first?.head ?? 0, solid: first?.solid ?? 0 },
  };
}

function vlmOf(tokenAddress: Address, row: Row | undefined, trxInU: string | null): ListedCoin {
  const price = row?.price ?? null;
  const hasU = price !== null && trxInU !== null;
  return {
    ...{ coin: 'vlm', tokenAddress, price },
    priceU: hasU ? String((BigInt(price) * BigInt(trxInU)) / ONE) : null,
    change24h: changeOf(price, row?.before ?? null),
    volume24h: row?.volume ?? '0',
    spark: [...(row?.closes ?? [])],
  };
}

/** USDT in TRX is TRX in U, turned around. */
function usdtOf(tokenAddress: Address, row: Row | undefined): ListedCoin {
  const price = turned(row?.price);
  return {
    ...{ coin: 'usdt', tokenAddress, price, priceU: String(ONE) },
    change24h: changeOf(price, turned(row?.before)),
    volume24h: price === null ? '0' : String((BigInt(row?.volume ?? 0) * BigInt(price)) / ONE),
    spark: (row?.closes ?? []).map(inverse),
  };
}

const turned = (price: string | null | undefined) => (price ? inverse(price) : null);

function changeOf(price: string | null, before: string | null): number | null {
  if (price === null || before === null) return null;
  return Number(((BigInt(price) - BigInt(before)) * 10_000n) / BigInt(before));
}
