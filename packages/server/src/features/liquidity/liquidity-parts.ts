import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import { knownPairs } from '../../pairs/known-pairs.ts';
import type { PairContracts } from '../../pairs/platform-pairs.ts';
import { accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts } from '../../platform/chain/coin-facts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { liquidityStore } from './liquidity-store.ts';
import { type PoolContracts, poolFacts } from './pool-facts.ts';

export type LiquidityContracts = PoolContracts & PairContracts & Readonly<Record<'dex', Address>>;
export type LiquidityParts = ReturnType<typeof liquidityParts>;

type Means = Readonly<{ client: Client; clock: Clock; contracts: LiquidityContracts }>;

/** Everything that reads of pools and plans about them stand on. */
export function liquidityParts(database: Database, { client, clock, contracts }: Means) {
  const ask = askContract(client);
  const coins = coinFacts(ask);
  return {
    database,
    client,
    clock,
    ask,
    contracts,
    coins,
    account: accountReader(client),
    store: liquidityStore(database),
    facts: poolFacts(ask, coins, contracts),
    pairs: knownPairs(database, contracts),
    /** Null where this network has none. */
    router: contracts['router'] ?? null,
    position: chainPosition(database),
  };
}
