import { blindBox } from '@vellum/contracts/blind-boxes';
import { trc20 } from '@vellum/contracts/coins';
import { toHex } from '@vellum/tron/bytes';
import { sql } from 'kysely';
import { sensible } from '../../platform/chain/coin-facts.ts';
import type { Database } from '../../platform/database/database.ts';
import { lineOfText } from '../../platform/database/storable-text.ts';
import type { BoxChain } from './box-chain.ts';
import type { BoxTables, SeriesRow, TermsRow } from './box-row.ts';

type Fresh = Pick<
  SeriesRow,
  'series' | 'commit' | 'prize_coin' | 'created_txid' | 'created_block' | 'total'
>;

/** How many series one request reads: a request waits for the node no longer than that. */
const AT_ONCE = 20;
const LONGEST_SYMBOL = 32;

/**
 * Reads the terms of series that have none yet, the newest first. A series whose commitment the node does not
 * have there (it is on another branch than the index) is left for later.
 */
export function boxTerms(database: Database, chain: BoxChain): () => Promise<void> {
  const tables = database.withTables<BoxTables>();
  const reading = async () => {
    for (const fresh of await seriesWithoutTerms(database)) {
      const terms = await readTerms(chain, fresh);
      if (terms === null) continue;
      const { tiers, ...row } = terms;
      await tables
        .insertInto('box_series_terms')
        .values({ ...row, tiers: sql`${JSON.stringify(tiers)}::jsonb` })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  };
  // However many requests come meanwhile, the node is asked once.
  let running: Promise<void> | undefined;
  return () => {
    running ??= reading().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function seriesWithoutTerms(database: Database): Promise<readonly Fresh[]> {
  const { rows } = await sql<Fresh>`
    select series, commit, prize_coin, created_txid, created_block, total from box_series s
    where not exists (
      select from box_series_terms t where t.series = s.series
        and t.created_txid = s.created_txid and t.created_block = s.created_block
    )
    order by series desc limit ${AT_ONCE}`.execute(database);
  return rows;
}

async function readTerms(chain: BoxChain, fresh: Fresh): Promise<TermsRow | null> {
  const { series, created_txid, created_block } = fresh;
  const [made, tiers] = await Promise.all([
    chain.ask(blindBox.series(series)),
    chain.ask(blindBox.tiers(series)),
  ]);
  if (made === null || tiers === null || toHex(made.commit) !== fresh.commit) return null;
  const counted = tiers.map(({ count, amount }) => [Number(count), `${amount}`] as const);
  if (counted.reduce((sum, [count]) => sum + count, 0) !== fresh.total) return null;
  // Coins need not have a name, or one that can be read: their series is shown all the same, and so are others.
  const [revealTime, symbol, decimals] = await Promise.all([
    chain.need(blindBox.revealTime()),
    sensible(chain.ask(trc20.symbol(), fresh.prize_coin)),
    sensible(chain.ask(trc20.decimals(), fresh.prize_coin)),
  ]);
  return {
    ...{ series, created_txid, created_block },
    price: made.price,
    start_at: made.start * 1000n,
    end_at: made.end * 1000n,
    buyer_limit: Number(made.limit),
    fee_bps: Number(made.feeBps),
    reveal_time: revealTime * 1000n,
    tiers: counted,
    coin_symbol: lineOfText(symbol ?? '', LONGEST_SYMBOL),
    coin_decimals: Number(decimals ?? 0n),
  };
}
