import type { CandleInterval } from '@vellum/api/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import { Refusal } from '../../platform/refusal.ts';
import { intervalLength } from './candles-of.ts';

/** In one answer. */
const MOST = 1_000;
const DAY_MS = 86_400_000;

type Question = Readonly<{
  tokenAddress: Address;
  interval: CandleInterval;
  from?: number | undefined;
  to?: number | undefined;
}>;

type Row = Readonly<{
  known: boolean;
  since: number;
  until: number;
  before: string | null;
  t: number | null;
  o: string;
  h: string;
  l: string;
  c: string;
  v: string;
}>;

/**
 * One statement tells whether there is such a token, where the chart begins and ends, the close before it and its
 * candles. Numbers come as text: nothing is computed from them here.
 */
const TEXT = `select l.token is not null as known, range.since::float8, range.until::float8,
    (select p.c::text from candle p where p.token = $1 and p.interval = $2 and p.t < range.since
      order by p.t desc limit 1) as before,
    k.t::float8, k.o::text, k.h::text, k.l::text, k.c::text, k.v::text
  from chain_cursor cur left join launch_token l on l.token = $1
    cross join lateral (select coalesce($4::bigint, cur.block_time) as until) ending
    cross join lateral (select ending.until,
      coalesce($3::bigint, ending.until - $5::bigint * ${MOST - 1}) / $5::bigint * $5::bigint as since) range
    left join lateral (select t, o, h, l, c, v from candle where token = $1 and interval = $2
      and t >= range.since and t <= range.until order by t limit ${MOST + 1}) k on true
  where cur.name = 'chain' order by k.t`;

/** Prepared: the same name always has the same text. */
export const candleStatement = ({ tokenAddress, interval, from, to }: Question) => ({
  name: 'candles',
  text: TEXT,
  values: [tokenAddress, interval, from ?? null, to ?? null, intervalLength[interval]],
});

/** Price history of a token. */
export async function candlePage(pool: Pool, question: Question) {
  const length = intervalLength[question.interval];
  const { rows } = await pool.query<Row>(candleStatement(question));
  const [first] = rows;
  if (first === undefined || !first.known) throw new Refusal({ code: 'NOT_FOUND' });
  if (first.until - first.since > MOST * length) {
    const days = String(Math.round((10 * MOST * length) / DAY_MS) / 10);
    throw new Refusal({ code: 'RANGE_TOO_WIDE', params: { days } });
  }
  return {
    list: first.t === null ? [] : rows.map(shownCandle),
    previousClose: first.before,
    from: Math.max(first.since, 0),
    to: first.until,
  };
}

const shownCandle = ({ t, o, h, l, c, v }: Row) => ({ t: t ?? 0, o, h, l, c, v });
