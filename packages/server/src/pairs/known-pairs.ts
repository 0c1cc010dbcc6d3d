import type { SwapPair } from '@vellum/api/swap/swap-route';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';
import { inOrder, type PairContracts, platformPairs } from './platform-pairs.ts';

export type KnownPair = SwapPair &
  Readonly<{
    /** The launched token whose pair it is; null for pairs of the platform. */
    launched: Address | null;
    /** Whether it can be traded: a launched token only after its launch. */
    isOpen: boolean;
  }>;

type Row = Readonly<{
  pair: Address;
  token: Address | null;
  reserve0: bigint;
  reserve1: bigint;
  is_open: boolean;
  head: number;
  solid: number;
  at: bigint;
}>;

export type PairsAtBlock = Readonly<{
  pairs: readonly KnownPair[];
  head: number;
  solid: number;
  /** Chain time in milliseconds. */
  time: number;
}>;

/** Pairs that the platform made or whose token it launched, as the index has them at one block. */
export function knownPairs(database: Database, contracts: PairContracts) {
  const platform = platformPairs(contracts);
  const { wtrx } = contracts;
  const knownOf = ({ pair, token, reserve0, reserve1, is_open: isOpen }: Row): KnownPair[] => {
    if (token !== null) {
      const coins = inOrder(token, wtrx);
      const reserves =
        coins[0] === token ? ([reserve0, reserve1] as const) : ([reserve1, reserve0] as const);
      return [{ pair, coins, reserves, launched: token, isOpen }];
    }
    const known = platform.find((one) => one.pair === pair);
    return known ? [{ ...known, reserves: [reserve0, reserve1], launched: null, isOpen }] : [];
  };
  const read = async (launched: ReturnType<typeof sql>): Promise<PairsAtBlock> => {
    const { rows } = await sql<Row>`
      select p.*, cur.number as head, cur.solid_number as solid, cur.block_time as at
      from chain_cursor cur left join (
        select pair, null as token, reserve0, reserve1, true as is_open from liquidity_pool
        union all
        select pair, token, reserve_token, reserve_trx, launched_at is not null from launch_token
        where ${launched}) p on true
      where cur.name = 'chain'`.execute(database);
    const [first] = rows;
    const pairs = rows.filter(({ pair }) => pair !== null).flatMap(knownOf);
    return {
      pairs,
      head: first?.head ?? 0,
      solid: first?.solid ?? 0,
      time: Number(first?.at ?? 0n),
    };
  };
  return {
    /** All pairs of the platform, and those of launched tokens among the coins. */
    around: (coins: readonly Address[]) => read(sql`token = any (${plainArray(coins)}::text[])`),
    async find(pair: Address): Promise<KnownPair | null> {
      const { pairs } = await read(sql`pair = ${pair}`);
      return pairs.find((one) => one.pair === pair) ?? null;
    },
  };
}

export type KnownPairs = ReturnType<typeof knownPairs>;
