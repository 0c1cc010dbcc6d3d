import { searchForm, shapesOf } from '@vellum/api/typed-text/look-alike';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { sql } from 'kysely';
import type { ChainPosition } from '../../indexer/chain-position.ts';
import type { LaunchRow } from '../../launches/launch-row.ts';
import { learnTradeEnds } from '../../launches/trade-ends.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { lineOfText } from '../../platform/database/storable-text.ts';
import type { ConstantRow } from './constant-row.ts';
import type { TextStore } from './text-store.ts';

/** Of one round; there are more only while an index is being made. */
const AT_ONCE = 100;
/** As the token limits them, in characters that may be one byte each. */
export const LONGEST = { name: 64, symbol: 16 } as const;

type ConstantSources = Readonly<{ database: Database; ask: AskContract; texts: TextStore }>;
type Newest = Pick<ChainPosition, 'headId' | 'solid'>;

/**
 * Learns what is in no event, once for each launch: readers call it with where the index stands, and what they
 * read afterwards is complete. A token that the node cannot be asked about is not shown until it can.
 */
export function launchConstants({ database, ask, texts }: ConstantSources) {
  let done = '';
  /** All launches below this number are known, and no block can be replaced that made them. */
  let settled = 0n;
  let running: Promise<boolean> | null = null;

  const learn = async ({ headId, solid }: Newest): Promise<boolean> => {
    const hasEnds = await learnTradeEnds(database, ask);
    const unknown = await unknownFrom(database, settled);
    const rows = await Promise.all(unknown.map((launch) => constantsOf(ask, launch)));
    for (const [place, launch] of unknown.entries()) {
      await texts.begin(launch);
      await add(database, rows[place] as ConstantRow);
    }
    await renumber(database, settled);
    if (unknown.length < AT_ONCE) {
      settled = await knownBelow(database, solid);
      done = headId;
    }
    return hasEnds || unknown.length > 0;
  };

  return {
    /** Whether there was something new. Also false when the node is away. */
    async catchUp(newest: Newest): Promise<boolean> {
      if (newest.headId === done) return false;
      // Another may be at it for an older block, which says nothing of this one.
      const before = await running;
      if (newest.headId === done) return before ?? false;
      running ??= learn(newest)
        .catch(() => false)
        .finally(() => {
          running = null;
        });
      return (await running) || (before ?? false);
    },
  };
}

export type LaunchConstants = ReturnType<typeof launchConstants>;

async function unknownFrom(database: Database, from: bigint): Promise<LaunchRow[]> {
  const { rows } = await sql<LaunchRow>`select t.* from launch_token t
    where t.idx >= ${from} and not exists (select from launch_constant c where c.token = t.token)
    order by t.idx desc limit ${AT_ONCE}`.execute(database);
  return rows;
}

/** The same creation in another block has the same token, but maybe another number. */
async function renumber(database: Database, from: bigint): Promise<void> {
  await sql`update launch_constant c set idx = t.idx from launch_token t
    where t.idx >= ${from} and c.token = t.token and c.idx <> t.idx`.execute(database);
}

async function knownBelow(database: Database, solid: number): Promise<bigint> {
  const { rows } = await sql<{ next: bigint }>`select coalesce(max(idx) + 1, 0)::bigint as next
    from launch_token where block <= ${solid}`.execute(database);
  return rows[0]?.next ?? 0n;
}

async function constantsOf(ask: AskContract, launch: LaunchRow): Promise<ConstantRow> {
  const [name, symbol, supplies, burn, plan, presaleFee, tradeFee] = await Promise.all([
    ask(launch.token, launchToken.name()),
    ask(launch.token, launchToken.symbol()),
    ask(launch.presale, presale.supplies()),
    ask(launch.token, launchToken.pairBurnPlan()),
    ask(launch.trade, trade.plan()),
    ask(launch.presale, presale.fee()),
    ask(launch.trade, trade.fee()),
  ]);
  const { liquidity, creator } = supplies;
  return {
    token: launch.token,
    idx: launch.idx,
    ...namesOf(name, symbol),
    first_supply: liquidity + creator + plan.shares * plan.tokensPerShare,
    liquidity_supply: liquidity,
    creator_supply: creator,
    trade_shares: plan.shares,
    tokens_per_share: plan.tokensPerShare,
    presale_fee: Number(presaleFee),
    trade_fee: Number(tradeFee),
    burn_interval: burn.isEnabled ? BigInt(burn.interval) : null,
    burn_rate: burn.isEnabled ? Number(burn.rate) : null,
    burn_floor: burn.isEnabled ? burn.floor : null,
  };
}

function namesOf(rawName: string, rawSymbol: string) {
  const name = lineOfText(rawName, LONGEST.name);
  const symbol = lineOfText(rawSymbol, LONGEST.symbol);
  const shapes = shapesOf({ tokenName: name, tokenSymbol: symbol });
  return {
    ...{ name, symbol, name_key: searchForm(name), symbol_key: searchForm(symbol) },
    ...{ name_shape: shapes.name, symbol_shape: shapes.symbol },
  };
}

async function add(database: Database, row: ConstantRow): Promise<void> {
  await database
    .withTables<{ launch_constant: ConstantRow }>()
    .insertInto('launch_constant')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
