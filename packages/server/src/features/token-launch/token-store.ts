import type { TokenTexts } from '@vellum/api/token-launch/token-texts';
import type { NamedToken } from '@vellum/api/typed-text/look-alike';
import type { PresaleState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import { burnedBps } from '../../launches/burned-bps.ts';
import type { LaunchRow } from '../../launches/launch-row.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import { busiestFirst } from './busiest.ts';
import { type Concentrations, withConcentrations } from './concentrations.ts';
import type { ConstantRow } from './constant-row.ts';
import type { BurnRow, HolderRow } from './index/launch-rows.ts';
import type { LaunchConstants } from './launch-constants.ts';
import { type AskedTokens, tokenStatement } from './token-statement.ts';

/** A launch with what of it is in other tables, at the time of the newest block. */
export type TokenRow = LaunchRow &
  Omit<ConstantRow, 'idx' | 'name_key' | 'symbol_key'> &
  Readonly<{
    /** Time of the newest block, milliseconds. */
    now: bigint;
    stage: PresaleState;
    texts: TokenTexts | null;
    hash: string | null;
    edits: number | null;
    /** LP in locks that have not opened, and when the first of them does. */
    locked: bigint | null;
    locked_until: bigint | null;
    /** Of the lock that the presale made for the creator. */
    creator_until: bigint | null;
    concentrations: Concentrations;
    in_locker: bigint;
    /** Of the last day: sun, and prices at the end of each hour; `before` is the price before it. */
    volume: bigint | null;
    closes: readonly string[] | null;
    before: string | null;
    trade_end: bigint | null;
    alike_token: Address | null;
    alike_name: string | null;
    alike_symbol: string | null;
  }>;

export type TokenPage = Readonly<{
  head: number;
  solid: number;
  /** Time of the newest block, milliseconds. */
  now: number;
  rows: readonly TokenRow[];
}>;

/** Where the index stands, with a launch or without any. */
type LaunchFound = Omit<TokenRow, 'concentrations'>;
type FoundRow = Readonly<{ head: number; solid: number; now: bigint; block_id: string }> &
  (LaunchFound | Readonly<{ token: null }>);
const isLaunch = (row: FoundRow): row is FoundRow & LaunchFound => row.token !== null;

type Contracts = Readonly<Record<'locker', Address>>;

type OldestLike = Readonly<{ tokenAddress: Address }> & NamedToken;

/** Launches as the index has them, by prepared statements. */
export function tokenStore(pool: Pool, constants: LaunchConstants, { locker }: Contracts) {
  const named = busiestFirst(pool);
  const ask = async (asked: AskedTokens) =>
    (await pool.query<FoundRow>(tokenStatement({ ...asked, locker }))).rows;
  /** Asked again only when there were launches that nobody had read before. */
  const page = async (wanted: AskedTokens): Promise<TokenPage> => {
    const asked = await named(wanted);
    let found = await ask(asked);
    const [seen] = found;
    if (seen === undefined) return { head: 0, solid: 0, now: 0, rows: [] };
    if (await constants.catchUp({ headId: seen.block_id, solid: seen.solid })) {
      found = await ask(asked);
    }
    const { head, solid, now } = found[0] ?? seen;
    const rows = await withConcentrations(pool, locker, found.filter(isLaunch));
    return { head, solid, now: Number(now), rows };
  };
  return {
    page,
    async find(token: Address) {
      const rows = { offset: 0, limit: 1 };
      return page({ filter: { tokens: [token] }, sort: '-created', rows });
    },
    async holders(token: Address, { offset, limit }: Rows): Promise<HolderRow[]> {
      const text = `select * from launch_holder where token = $1
        order by amount desc, owner offset $2 limit $3`;
      return (await pool.query({ name: 'launch holders', text, values: [token, offset, limit] }))
        .rows;
    },
    async burns(token: Address, { offset, limit }: Rows): Promise<BurnRow[]> {
      const text = `select * from launch_burn where token = $1
        order by block desc, tx_idx desc, log_idx desc offset $2 limit $3`;
      return (await pool.query({ name: 'launch burns', text, values: [token, offset, limit] }))
        .rows;
    },
    async burnedBps(token: Address): Promise<number> {
      const text = `select ${burnedBps('$1')} as bps`;
      return (await pool.query({ name: 'launch burned', text, values: [token] })).rows[0].bps;
    },
    /** Who may change the texts of a token: who made it, and who owns its sale now. */
    async isHeldBy(token: Address, address: Address): Promise<boolean> {
      const text = `select from launch_token
        where token = $1 and $2 in (creator, presale_owner, trade_owner)`;
      return (
        (await pool.query({ name: 'launch held', text, values: [token, address] })).rowCount === 1
      );
    },
    /** The oldest token with one of these shapes. */
    oldestLike: (shapes: readonly string[]) => oldestLike(pool, shapes),
    /** Also of one that is not shown yet. */
    async isKnown(token: Address): Promise<boolean> {
      const text = 'select from launch_token where token = $1';
      return (await pool.query({ name: 'launch known', text, values: [token] })).rowCount === 1;
    },
  };
}

async function oldestLike(pool: Pool, shapes: readonly string[]): Promise<OldestLike | null> {
  const of = (column: string) => `(select c.token, c.name, c.symbol, c.idx from launch_constant c
    where c.${column} = any ($1::text[]) and exists (select from launch_token t where t.token = c.token)
    order by c.idx limit 1)`;
  const text = `select token as "tokenAddress", name as "tokenName", symbol as "tokenSymbol"
    from (${of('name_shape')} union all ${of('symbol_shape')}) found order by idx limit 1`;
  const { rows } = await pool.query<OldestLike>({ name: 'launch alike', text, values: [shapes] });
  return rows[0] ?? null;
}

export type TokenStore = ReturnType<typeof tokenStore>;
