import type { tokenSorts } from '@vellum/api/token-launch/token-launch-shapes';
import { searchForm } from '@vellum/api/typed-text/look-alike';
import type { PresaleState } from '@vellum/api/wire/choice-lists';
import { type Address, parseAddress } from '@vellum/tron/address';
import { oldestAlike } from '../../launches/oldest-alike.ts';
import type { Rows } from '../../platform/http/read-page.ts';

export type TokenSort = (typeof tokenSorts)[number];

/** Which launches: all that pass every filter that is given. */
export type TokenFilter = Readonly<{
  keyword?: string | undefined;
  stage?: PresaleState | undefined;
  creator?: Address | undefined;
  /** Made by it, or owned by it now. */
  held?: Address | undefined;
  tokens?: readonly Address[] | undefined;
}>;

/** A prepared statement: the same name always has the same text. */
export type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;

/** `given`: in the order of `tokens`. */
export type AskedTokens = Readonly<{
  filter: TokenFilter;
  sort: TokenSort | 'given';
  rows: Rows;
}>;
type StatementQuery = AskedTokens & Readonly<{ locker: Address }>;
type Condition = Readonly<{ name: string; text: (at: string) => string; value: unknown }>;

/** The contract's own rule, at the time of the newest block. */
export const STAGE = `case when t.launched_at is not null then 'launched' when t.failed_at is not null then 'failed'
  when t.sold_out_at is not null then 'ended' when cur.block_time < t.start_time then 'notStarted'
  when cur.block_time < t.end_time then 'inProgress'
  when t.sold * 10000 < t.shares * t.soft_cap_rate then 'failed' else 'ended' end`;

const DAY = 86_400_000;

const orders: Readonly<Record<AskedTokens['sort'], string>> = {
  // The only values after those that all statements have.
  given: 'array_position($4::text[], t.token)',
  '-created': 't.idx desc',
  '-raised': 't.share_price * t.sold desc, t.idx desc',
  // What failed is never traded again.
  '-volume': `coalesce(day.v, 0) desc, (${STAGE}) = 'failed', t.idx desc`,
  '-price':
    '(case when t.reserve_token > 0 then t.reserve_trx::float8 / t.reserve_token::float8 end) desc nulls last, t.idx desc',
  '-value':
    '(case when t.reserve_token > 0 then t.reserve_trx::float8 / t.reserve_token::float8 * t.supply::float8 end) desc nulls last, t.idx desc',
  new: `(${STAGE}) = 'failed', t.idx desc`,
  end: 't.end_time, t.idx',
};

/** Only what is still to end has a next end. */
const STILL_TO_END =
  't.launched_at is null and t.failed_at is null and t.sold_out_at is null and t.end_time > cur.block_time';

/** What a presale that failed gave back was never raised, and its buyers may all be its creator. */
const NOT_FAILED = `(${STAGE}) <> 'failed'`;

/** Which launches have a place in a list of this order at all. What is asked for by a filter is never kept back. */
function placesIn(sort: string, { stage, creator, held, tokens }: TokenFilter): string {
  if (sort === 'end') return STILL_TO_END;
  const isOfAll = [stage, creator, held, tokens].every((value) => value === undefined);
  return sort === '-raised' && isOfAll ? NOT_FAILED : 'true';
}

/** All that were traded within a day, the busiest first. */
export const BUSIEST: Statement = {
  name: 'launches busiest',
  text: `select token from candle, chain_cursor cur
    where cur.name = 'chain' and interval = '1h' and candle.t > cur.block_time - ${DAY}
    group by token order by sum(v) desc, token`,
  values: [],
};

const SUMS_OF_DAY = `select token, sum(v) as v from candle
  where interval = '1h' and candle.t > cur.block_time - ${DAY} group by token`;

/** Of every token, for whichever of them are asked for. */
const VOLUMES = `left join (${SUMS_OF_DAY}) day using (token)`;

/** Presales of one kind that are looked at for a list of the newest, at least. */
const MANY = 1_000;

const newestOf = (launches: string) =>
  `select token, 0 as v from (${launches}) kind order by idx desc limit $1::bigint + $2`;

/** Launches by the order of an index that has nothing else. */
const newestWhere = (condition: string) =>
  newestOf(`select t.token, t.idx from launch_token t where ${condition}
    order by t.idx desc limit $1::bigint + $2`);

const FIRST_OPEN = `limit greatest(${MANY}, 2 * ($1::bigint + $2))`;

/** Time moves presales from one kind to another, so that an index can only know when. */
const lastEnding = (condition: string) =>
  newestOf(`select t.token, t.idx from launch_token t
    where t.launched_at is null and t.failed_at is null and ${condition}
    order by t.end_time desc, t.idx desc ${FIRST_OPEN}`);

/** Presales that run for long cannot hide a new one. */
const NEWEST_OPEN =
  newestOf(`select t.token, t.idx from (select token, idx, end_time from launch_token
    where launched_at is null and failed_at is null order by idx desc ${FIRST_OPEN}) t
  where t.end_time > cur.block_time`);

const REACHED = 't.sold_out_at is not null or t.sold * 10000 >= t.shares * t.soft_cap_rate';
const MISSED = 't.sold_out_at is null and t.sold * 10000 < t.shares * t.soft_cap_rate';

const NEWEST_LAUNCHED = newestWhere('t.launched_at is not null');

/**
 * The newest of each kind, as many as lie before the end of the page: launched, waiting for the launch, called off, on
 * sale, without success. What is not among them has no place on it, and no more are looked at, however many there are.
 */
const NEWEST = [
  NEWEST_LAUNCHED,
  newestWhere(`t.launched_at is null and t.failed_at is null and (${REACHED})`),
  newestWhere('t.launched_at is null and t.failed_at is not null'),
  NEWEST_OPEN,
  lastEnding('t.end_time > cur.block_time'),
  lastEnding(`t.end_time <= cur.block_time and ${MISSED}`),
];

const MOST_TRADED = `select * from (${SUMS_OF_DAY}) traded order by v desc, token limit $1::bigint + $2`;

/** All that were traded are launched. */
const among = (parts: readonly string[]) => `join (select token, max(v) as v
  from (${parts.map((part) => `(${part})`).join(' union all ')}) candidates group by token) day using (token)`;

/** What a list by volume is sorted by. */
function volumesOf({ stage, creator, held, tokens }: TokenFilter): string {
  const isNarrow = [creator, held, tokens].some((value) => value !== undefined);
  if (isNarrow || (stage !== undefined && stage !== 'launched')) return VOLUMES;
  return among([MOST_TRADED, ...(stage === undefined ? NEWEST : [NEWEST_LAUNCHED])]);
}

/** Among which launches the page is to be found: all, where nothing says less. */
function candidatesOf(by: string, filter: TokenFilter): string {
  if (by === '-volume') return volumesOf(filter);
  const { stage, creator, held, tokens } = filter;
  const isOfAll = [stage, creator, held, tokens].every((value) => value === undefined);
  return by === 'new' && isOfAll ? among(NEWEST) : '';
}

const CONSTANTS = `c.name, c.symbol, c.name_shape, c.symbol_shape, c.first_supply, c.liquidity_supply,
  c.creator_supply, c.trade_shares, c.tokens_per_share, c.presale_fee, c.trade_fee, c.burn_interval, c.burn_rate,
  c.burn_floor`;

/**
 * Where the index stands, a page of launches then, and what of each is in other tables, in one statement: first
 * which they are, by narrow rows, then all of those. $1 and $2 are the rows of the page, $3 the locker.
 */
export function tokenStatement({ filter, sort, rows, locker }: StatementQuery): Statement {
  const search = searchOf(filter.keyword);
  const found = conditionsOf(filter);
  const values = [rows.offset, rows.limit, locker, ...search.values];
  const where = found.map(({ text }, place) => text(`$${values.length + 1 + place}`));
  const by = search.name || sort;
  const order = search.name === '' ? orders[sort] : 'hit.rank, t.idx';
  const text = `select cur.number as head, cur.block_id, cur.solid_number as solid, cur.block_time as now,
      ${FACT_COLUMNS}, p.*
    from chain_cursor cur left join lateral (
      select t.*, ${STAGE} as stage, ${CONSTANTS}, picked.place from (
        select t.token, row_number() over (order by ${order}) as place
        from launch_token t ${search.join} ${candidatesOf(by, filter)}
        where ${[placesIn(by, filter), ...where].join(' and ')}
        order by ${order} offset $1 limit $2
      ) picked join launch_token t using (token) join launch_constant c using (token)
    ) p on true ${FACTS} where cur.name = 'chain' order by p.place`;
  const names = [by, filter.stage ?? '', ...found.map(({ name }) => name)];
  return {
    name: `launches ${names.join(' ')}`,
    text,
    values: [...values, ...found.map(({ value }) => value)],
  };
}

function conditionsOf({ stage, creator, held, tokens }: TokenFilter): Condition[] {
  const all: Condition[] = [
    { name: 'stage', text: (at) => `${STAGE} = ${at}`, value: stage },
    { name: 'creator', text: (at) => `t.creator = ${at}`, value: creator },
    {
      name: 'held',
      text: (at) => `t.token in (select token from launch_token where creator = ${at}
        union select token from launch_token where presale_owner = ${at}
        union select token from launch_token where trade_owner = ${at})`,
      value: held,
    },
    { name: 'tokens', text: (at) => `t.token = any (${at}::text[])`, value: tokens },
  ];
  return all.filter(({ value }) => value !== undefined);
}

type Search = Readonly<{ name: string; join: string; values: unknown[] }>;

/** Matches of each kind that are looked at. */
const MOST_HITS = 200;

/**
 * The exact address first, then the exact symbol and name, then beginnings, then what has it inside. Texts shorter
 * than three letters are looked for inside only where a letter is a word.
 */
function searchOf(keyword: string | undefined): Search {
  const key = searchForm(keyword ?? '');
  if (key === '') return { name: '', join: '', values: [] };
  const address = parseAddress((keyword ?? '').trim());
  if (address !== null) {
    return { name: 'address', join: joined([ADDRESS_HIT]), values: [address] };
  }
  const escaped = key.replaceAll(/[\\%_]/g, (one) => `\\${one}`);
  const inside = key.length >= 3 || !/^[\x20-\x7e]+$/.test(key);
  const hits = [...EDGE_HITS, ...(inside ? [INSIDE_HIT] : [])];
  return {
    name: inside ? 'inside' : 'edge',
    join: joined(hits),
    values: [key, `${escaped}%`, ...(inside ? [`%${escaped}%`] : [])],
  };
}

const joined = (hits: readonly string[]) => `join (select token, min(rank) as rank
  from (${hits.map((hit) => `(${hit})`).join(' union all ')}) kinds group by token) hit using (token)`;

const ADDRESS_HIT = `select token, case when token = $4 then 0 else 1 end as rank from launch_token
  where $4 in (token, presale, trade, base_pool, pair)`;

const hit = (rank: number, condition: string) =>
  `select token, ${rank} as rank from launch_constant where ${condition} order by idx limit ${MOST_HITS}`;

const EDGE_HITS = [
  hit(1, 'symbol_key = $4'),
  hit(2, 'name_key = $4'),
  hit(3, 'symbol_key like $5'),
  hit(4, 'name_key like $5'),
];
const INSIDE_HIT = hit(5, "name_key || ' ' || symbol_key like $6");

const FACT_COLUMNS = `x.texts, x.hash, x.number as edits, k.locked, k.locked_until, k.creator_until,
  coalesce(lk.amount, 0) as in_locker, m.volume, m.closes, coalesce(b.c, m.first)::text as before, te.end_time as trade_end,
  own.token as alike_token, own.name as alike_name, own.symbol as alike_symbol`;

const FACTS = `
  left join lateral (select texts, hash, number from token_text where token = p.token
    order by number desc limit 1) x on true
  left join lateral (select sum(amount) filter (where lock_time > cur.block_time) as locked,
      min(lock_time) filter (where lock_time > cur.block_time) as locked_until,
      min(lock_time) filter (where made_by = p.presale) as creator_until
    from lock_record where coin = p.pair and taken_at is null) k on true
  left join launch_holder lk on lk.token = p.token and lk.owner = $3
  left join lateral (select sum(v) as volume, array_agg(c::text order by t) as closes,
      (array_agg(o order by t))[1] as first
    from candle where token = p.token and interval = '1h' and t > cur.block_time - ${DAY}) m on true
  left join lateral (select c from candle where token = p.token and interval = '1h'
    and t <= cur.block_time - ${DAY} order by t desc limit 1) b on true
  left join lateral (select e.end_time from trade_total s join trade_end e using (trade, opened_txid)
    where s.trade = p.trade) te on true
  left join lateral (${oldestAlike('p')}) own on true`;
