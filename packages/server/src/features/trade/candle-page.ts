import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import type { CandleInterval, PriceUnit } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { intervalLength, storedOf } from './candles-of.ts';

/** In one answer. */
const MOST = 1_000;
const DAY_MS = 86_400_000;

type Question = Readonly<{
  tokenAddress: Address;
  interval: CandleInterval;
  unit?: PriceUnit;
  from?: number | undefined;
  to?: number | undefined;
}>;

/** Coins of the platform: VLM has candles in TRX, TRX has candles in U, which USDT is turned around from. */
type Coins = Readonly<Record<'vlm' | 'wtrx' | 'usdt', Address>>;

type Row = Readonly<{
  known: boolean;
  since: number;
  until: number;
  before: string | null;
  /** U of one TRX at the end of the candle, and of the one before the first; null in TRX, or while it had no price. */
  rate: string | null;
  before_rate: string | null;
  t: number | null;
  o: string;
  h: string;
  l: string;
  c: string;
  v: string;
}>;

type Text = Readonly<{ table: 'candle' | 'coin_candle'; isJoined: boolean; unit: PriceUnit }>;

const IN_RANGE = 'token = $1 and interval = $2 and t >= range.since and t <= range.until';

const storedFrom = (table: string) =>
  `select t, o, h, l, c, v from ${table} where ${IN_RANGE} order by t limit ${MOST + 1}`;

/** Several stored candles make one. */
const joinedFrom = (table: string) => `select t / $5::bigint * $5::bigint as t,
    (array_agg(o order by t))[1] as o, max(h) as h, min(l) as l, (array_agg(c order by t desc))[1] as c, sum(v) as v
  from ${table} where ${IN_RANGE} group by 1 order by 1 limit ${MOST + 1}`;

/** The price of TRX in U at the end of an interval that begins then. */
const rateAt = (begin: string) => `(select r.c::text from coin_candle r
  where r.token = $6 and r.interval = $2 and r.t < ${begin} + $5::bigint order by r.t desc limit 1)`;

/**
 * One statement tells whether there is such a token, where the chart begins and ends, the close before it and its
 * candles. Numbers come as text: only U is computed from them here.
 */
const textOf = ({ table, isJoined, unit }: Text) => `select
    ${table === 'candle' ? 'l.token is not null' : 'true'} as known, range.since::float8, range.until::float8,
    p.c::text as before, ${unit === 'u' ? rateAt('p.t') : 'null'} as before_rate,
    ${unit === 'u' ? rateAt('k.t') : 'null'} as rate,
    k.t::float8, k.o::text, k.h::text, k.l::text, k.c::text, k.v::text
  from chain_cursor cur left join launch_token l on l.token = $1
    cross join lateral (select coalesce($4::bigint, cur.block_time) as until) ending
    cross join lateral (select ending.until,
      coalesce($3::bigint, ending.until - $5::bigint * ${MOST - 1}) / $5::bigint * $5::bigint as since) range
    left join lateral (select t, c from ${table} where token = $1 and interval = $2 and t < range.since
      order by t desc limit 1) p on true
    left join lateral (${isJoined ? joinedFrom(table) : storedFrom(table)}) k on true
  where cur.name = 'chain' order by k.t`;

/** Prepared: the same name always has the same text. */
export function candleStatement(
  { tokenAddress, interval, unit = 'trx', from, to }: Question,
  coins?: Coins,
) {
  const stored = storedOf[interval];
  const isJoined = stored !== interval;
  const isCoin = tokenAddress === coins?.vlm || tokenAddress === coins?.wtrx;
  const table = isCoin ? 'coin_candle' : 'candle';
  const values = [tokenAddress, stored, from ?? null, to ?? null, intervalLength[interval]];
  return {
    name: `candles ${table} ${isJoined ? 'joined' : 'stored'} ${unit}`,
    text: textOf({ table, isJoined, unit }),
    values: unit === 'u' ? [...values, coins?.wtrx] : values,
  };
}

/** Price history of a token. */
export async function candlePage(pool: Pool, question: Question, coins: Coins) {
  if (question.tokenAddress === coins.usdt) return usdtPage(pool, question, coins);
  if (question.tokenAddress === coins.wtrx) throw new Refusal({ code: 'NOT_FOUND' });
  return pageOf(pool, question, coins);
}

/** USDT in TRX is TRX in U, turned around. In U it is worth 1 and draws nothing. */
async function usdtPage(pool: Pool, question: Question, coins: Coins) {
  if (question.unit === 'u') throw new Refusal({ code: 'NOT_FOUND' });
  const page = await pageOf(pool, { ...question, tokenAddress: coins.wtrx }, coins);
  const { list, previousClose } = page;
  const turned = list.map(({ t, o, h, l, c, v }) => ({
    ...{ t, o: inverse(o), h: inverse(l), l: inverse(h), c: inverse(c) },
    v: String((BigInt(v) * ONE) / BigInt(c)),
  }));
  const before = previousClose === null ? null : inverse(previousClose);
  return { ...page, list: turned, previousClose: before };
}

async function pageOf(pool: Pool, question: Question, coins: Coins) {
  const length = intervalLength[question.interval];
  const { rows } = await pool.query<Row>(candleStatement(question, coins));
  const [first] = rows;
  if (first === undefined || !first.known) throw new Refusal({ code: 'NOT_FOUND' });
  if (first.until - first.since > MOST * length) {
    const days = String(Math.round((10 * MOST * length) / DAY_MS) / 10);
    throw new Refusal({ code: 'RANGE_TOO_WIDE', params: { days } });
  }
  const shown = question.unit === 'u' ? rows.flatMap(inU) : rows;
  const isEmpty = first.t === null;
  return {
    list: isEmpty ? [] : shown.map(shownCandle),
    previousClose: question.unit === 'u' ? beforeInU(first) : first.before,
    from: Math.max(first.since, 0),
    to: first.until,
  };
}

const shownCandle = ({ t, o, h, l, c, v }: Row) => ({ t: t ?? 0, o, h, l, c, v });

const ONE = 10n ** BigInt(PRICE_DECIMALS);
/** A price of one coin in another as that of the other in it. */
export const inverse = (price: string) => String((ONE * ONE) / BigInt(price));
const times = (amount: string, rate: string) => String((BigInt(amount) * BigInt(rate)) / ONE);

function inU(row: Row): Row[] {
  const { rate, t, o, h, l, c, v } = row;
  if (rate === null || t === null) return [];
  const [open, high, low, close, volume] = [o, h, l, c, v].map((value) => times(value, rate));
  return [{ ...row, o: open ?? '', h: high ?? '', l: low ?? '', c: close ?? '', v: volume ?? '' }];
}

const beforeInU = ({ before, before_rate: rate }: Row) =>
  before === null || rate === null ? null : times(before, rate);
