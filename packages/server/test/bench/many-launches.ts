import { searchForm, shapesOf } from '@vellum/api/typed-text/look-alike';
import { type Address, fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import type { Pool, PoolClient } from 'pg';

/** Times of the index, in milliseconds. */
export const NOW = 1_790_000_000_000;
const HOUR = 3_600_000;

const first = ['Salt', 'Tin', 'Oak', 'Night', 'Glass', 'Mill', 'Crane', 'Kettle', 'Amber', 'Quill'];
const second = ['Road', 'Lantern', 'Ferry', 'Works', 'Harbour', 'Garden', 'Signal', 'Orchard'];
const third = ['', ' of the North', ' Two', ' Coin', ' 錫', ' Labs', ' Society'];

export type NamedLaunch = Readonly<{ tokenName: string; tokenSymbol: string }>;

/** The address of a thing of a launch, always the same. */
export function launchAddress(launch: number, thing = 0): Address {
  const hex = parseHexAddress(
    `0x${String(launch).padStart(38, '0')}${String(thing).padStart(2, '0')}`,
  );
  if (hex === null) throw new RangeError('no address');
  return fromHexAddress(hex);
}

/** Names as people choose them: words that come back, and symbols of their letters with a number. */
export function launchName(n: number): NamedLaunch {
  const [a, b] = [first[n % first.length] ?? '', second[Math.floor(n / 10) % second.length] ?? ''];
  const c = third[Math.floor(n / 80) % third.length] ?? '';
  const number = Math.floor(n / 560);
  const tokenName = `${a} ${b}${c}${number === 0 ? '' : ` ${number}`}`;
  return { tokenName, tokenSymbol: `${a.slice(0, 3)}${b.slice(0, 2)}${n}`.toUpperCase() };
}

const BATCH = 5_000;
const CURSOR = `insert into chain_cursor
  (name, number, block_id, block_time, solid_number, node_head, node_solid)
  values ('chain', $1::integer, repeat('cd', 32), ${NOW}, $1::integer - 20, $1::integer, $1::integer - 20)
  on conflict (name) do update set number = excluded.number, block_id = excluded.block_id,
    block_time = excluded.block_time, solid_number = excluded.solid_number,
    node_head = excluded.node_head, node_solid = excluded.node_solid`;

/**
 * Puts so many launches into an index, oldest first, with holders, and a day of prices for every tenth; `special`
 * ones get other names. Then says that the index is at a block after all of them.
 */
export async function addLaunches(
  pool: Pool,
  count: number,
  special: Readonly<Record<number, NamedLaunch>> = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    // A machine that has much to do takes its time.
    await client.query('set statement_timeout = 0');
    for (let from = 0; from < count; from += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => from + n);
      await addBatch(client, numbers, special);
    }
    await client.query('analyze launch_token, launch_constant, launch_holder, candle');
    await client.query(CURSOR, [count + 100]);
  } finally {
    // Not back into the pool: its other statements have their limit.
    client.release(true);
  }
}

async function addBatch(
  pool: PoolClient,
  numbers: readonly number[],
  special: Readonly<Record<number, NamedLaunch>>,
): Promise<void> {
  const of = (thing: number) => numbers.map((n) => launchAddress(n, thing));
  const [tokens, presales, trades, pools, pairs] = [of(0), of(1), of(2), of(3), of(4)];
  const creators = numbers.map((n) => launchAddress(n % 500, 9));
  await pool.query(
    `insert into launch_token select token, n, creator, presale, trade, base_pool, pair,
      ${NOW} - (60000 - n) * 60000::bigint, n, repeat('ab', 32), n,
      ${NOW} - ${500 * HOUR}, ${NOW} - ${400 * HOUR}, 200000000, 2000, 20, 6000, 8000, 1000, creator,
      604800, 2500, 2592000, 0, 0, creator, 2000, ${NOW} - ${400 * HOUR}, ${NOW} - ${400 * HOUR}, n, null,
      1000000000, 800000000, 100000000, 0, 0, 0, 150000000, 10, 2, 1000, true, creator,
      21000000000000, 0, 0, null, 14700000000000, 3, 0,
      14000000000000 + n, 392000000000 - n, 1000001000, 100000000
    from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
      as made (n, token, presale, trade, base_pool, pair, creator)`,
    [numbers, tokens, presales, trades, pools, pairs, creators],
  );
  await addConstants(pool, numbers, tokens, special);
  await pool.query(
    `insert into launch_holder select token, 'holder' || n % 4000 + k * 4000, 1000000::numeric * (k + n % 97), ${NOW}, n
    from unnest($1::integer[], $2::text[]) as made (n, token), generate_series(0, 2) k`,
    [numbers, tokens],
  );
  await pool.query(
    `insert into candle select token, '1h', ${NOW - (NOW % HOUR)} - k * ${HOUR}::bigint, p, p + 5, p - 5, p + k, 1000000, 3
    from unnest($1::integer[], $2::text[]) as made (n, token), generate_series(0, 25) k,
      lateral (select 28000000000000000000000 + n * 1000::bigint as p) price where n % 10 = 0`,
    [numbers, tokens],
  );
}

async function addConstants(
  pool: PoolClient,
  numbers: readonly number[],
  tokens: readonly Address[],
  special: Readonly<Record<number, NamedLaunch>>,
): Promise<void> {
  const names = numbers.map((n) => special[n] ?? launchName(n));
  const shapes = names.map(shapesOf);
  await pool.query(
    `insert into launch_constant select token, n, name, symbol, name_key, symbol_key, name_shape, symbol_shape,
      21000000000000, 14700000000000, 2100000000000, 1000, 4200000000, 200, 200, null, null, null
    from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
      as made (n, token, name, symbol, name_key, symbol_key, name_shape, symbol_shape)`,
    [
      numbers,
      tokens,
      names.map(({ tokenName }) => tokenName),
      names.map(({ tokenSymbol }) => tokenSymbol),
      names.map(({ tokenName }) => searchForm(tokenName)),
      names.map(({ tokenSymbol }) => searchForm(tokenSymbol)),
      shapes.map(({ name }) => name),
      shapes.map(({ symbol }) => symbol),
    ],
  );
}

/** So many candles of an hour for one launch, the newest at the time of the index. */
export async function addCandles(pool: Pool, launch: number, count: number): Promise<void> {
  await pool.query(
    `insert into candle select $1, '1h', ${NOW - (NOW % HOUR)} - k * ${HOUR}::bigint, p, p + 5, p - 5, p + k, 1000000 + k, 3
    from generate_series(0, $2::integer - 1) k, lateral (select 28000000000000000000000 + k * 77777::bigint as p) price
    on conflict do nothing`,
    [launchAddress(launch), count],
  );
  await pool.query('analyze candle');
}
