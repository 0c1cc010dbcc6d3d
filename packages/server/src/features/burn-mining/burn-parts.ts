import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { readChainPosition } from '../../indexer/chain-position.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts } from '../../platform/chain/coin-facts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { perBlock } from '../../platform/per-block.ts';
import { burnCoin } from './burn-coin.ts';
import { atDeadAddress, burnFacts } from './burn-facts.ts';
import { burnMarket } from './burn-market.ts';
import { burnStore } from './burn-store.ts';

export type BurnContracts = Readonly<Record<'burnMine' | 'oracle' | 'usdt' | 'dex', Address>>;
export type BurnParts = ReturnType<typeof burnParts>;

/** Everything that reads of burns and plans about them stand on. */
export function burnParts(
  database: Database,
  {
    client,
    clock,
    contracts,
  }: Readonly<{ client: Client; clock: Clock; contracts: BurnContracts }>,
) {
  const ask = askContract(client);
  const store = burnStore(database);
  const market = burnMarket(ask, contracts);
  const coins = coinFacts(ask);
  return {
    client,
    clock,
    ask,
    contracts,
    store,
    market,
    coins,
    position: async () => (await readChainPosition(database)) ?? beforeFirstBlock,
    facts: perBlock(burnFacts({ ask, contracts, market, coins })),
    coinNow: perBlock(burnCoin({ ask, contracts, market, coins })),
    atDeadAddress: perBlock((coin: Address) => atDeadAddress(ask, coin)),
    nodes: perBlock((now: number) => store.nodes(now)),
  };
}

const beforeFirstBlock = { head: 0, headId: '', solid: 0, chainTime: 0 } as const;
