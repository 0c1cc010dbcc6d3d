import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import type { ChainPosition } from '../../indexer/chain-position.ts';
import { chainPosition } from '../../indexer/chain-position.ts';
import { knownPairs } from '../../pairs/known-pairs.ts';
import type { PairContracts } from '../../pairs/platform-pairs.ts';
import { accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts } from '../../platform/chain/coin-facts.ts';
import type { Database } from '../../platform/database/database.ts';
import { swapStore } from './swap-store.ts';

export type SwapMeans = Readonly<{
  client: Client;
  contracts: PairContracts;
  /** Learns names of new tokens, so that joins find them. */
  catchUp(newest: Pick<ChainPosition, 'headId' | 'solid'>): Promise<unknown>;
}>;

export type SwapParts = ReturnType<typeof swapParts>;

/** Everything that reads of swaps and plans about them are made of. */
export function swapParts(database: Database, { client, contracts, catchUp }: SwapMeans) {
  const ask = askContract(client);
  const router: Address | null = contracts['router'] ?? null;
  const position = chainPosition(database);
  return {
    ...{ ask, contracts, router, position },
    account: accountReader(client),
    coins: coinFacts(ask),
    pairs: knownPairs(database, contracts),
    store: swapStore(database),
    async caughtUp() {
      const at = await position();
      await catchUp(at);
      return at;
    },
  };
}
