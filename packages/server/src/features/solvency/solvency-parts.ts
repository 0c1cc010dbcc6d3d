import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type ChainPosition, readChainPosition } from '../../indexer/chain-position.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts } from '../../platform/chain/coin-facts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ClaimMoment, SolvencyContracts } from './claims/claim-row.ts';
import { statementStore } from './statement-store.ts';
import { statementTrees } from './statement-trees.ts';

export type SolvencyMeans = Readonly<{
  database: Database;
  client: Client;
  clock: Clock;
  contracts: SolvencyContracts & Readonly<{ solvencyLog: Address }>;
  /** Chain time between two looks, milliseconds. */
  everyMs: number;
  /** Chain time between two publications, milliseconds. */
  publishEveryMs: number;
  /** What is in no event of up to there is known afterwards, as far as the node answers. */
  catchUp(position: ChainPosition): Promise<unknown>;
  weights(position: ChainPosition): Promise<ClaimMoment['weightOf']>;
}>;

export type SolvencyParts = ReturnType<typeof solvencyParts>;

/** Everything that looks at the contracts, and what was seen, stand on. */
export function solvencyParts(means: SolvencyMeans) {
  const { database, client, clock } = means;
  const ask = askContract(client);
  const store = statementStore(database, clock);
  return {
    ...means,
    ask,
    coin: coinFacts(ask),
    store,
    publishing: { everyMs: means.publishEveryMs, statements: store },
    trees: statementTrees(store),
    position: () => readChainPosition(database),
  };
}
