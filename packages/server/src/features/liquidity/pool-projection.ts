import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import { pair } from '@vellum/contracts/dex';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { pairNames } from '../../pairs/platform-pairs.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import type { PoolRow } from './liquidity-rows.ts';

const ZERO = '410000000000000000000000000000000000000000';
const DEAD = toHexAddress(DEAD_ADDRESS);

/** What each pair holds, how much LP there is, and how much of it nobody can take out any more. */
export const poolProjection: Projection = {
  name: 'liquidity-pools',
  tables: ['liquidity_pool'],
  sources: pairNames.map((name) => eventSource(name, pair)),
  async apply(transaction, events) {
    const pairs = [...new Set(events.map(({ contract }) => contract))];
    const { rows } = await sql<PoolRow>`select * from liquidity_pool
      where pair = any (${plainArray(pairs)}::text[])`.execute(transaction);
    const pools = new Map(rows.map((row) => [row.pair, { ...row }]));
    for (const event of events) {
      const pool = pools.get(event.contract) ?? emptyPool(event.contract);
      pools.set(event.contract, pool);
      apply(pool, event);
    }
    await putRows(transaction, 'liquidity_pool', ['pair'], [...pools.values()]);
  },
};

const emptyPool = (of: Address): PoolRow => ({
  pair: of,
  reserve0: 0n,
  reserve1: 0n,
  lp_supply: 0n,
  burned_lp: 0n,
  block: 0,
});

function apply(pool: PoolRow, { name, args, block }: ChainEvent): void {
  if (name === 'Sync') {
    pool.reserve0 = args['reserve0'] as bigint;
    pool.reserve1 = args['reserve1'] as bigint;
    pool.block = block;
  }
  if (name === 'Transfer') moveLp(pool, args as unknown as LpTransfer);
}

type LpTransfer = Readonly<{ from: HexAddress; to: HexAddress; value: bigint }>;

/**
 * A pair ends LP by sending it from itself to the zero address. What anyone else sends there continues to exist and can
 * be taken out by nobody, as the first LP of a pair, which is made there.
 */
function moveLp(pool: PoolRow, { from, to, value }: LpTransfer): void {
  const isEnded = to === ZERO && from === toHexAddress(pool.pair);
  if (from === ZERO) pool.lp_supply += value;
  if (isEnded) pool.lp_supply -= value;
  else if (to === ZERO || to === DEAD) pool.burned_lp += value;
}
