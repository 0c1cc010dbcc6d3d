import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type ChainPosition, chainPosition } from '../../indexer/chain-position.ts';
import { accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import type { OpenDatabase } from '../../platform/database/open.ts';
import { cardStore } from './card-store.ts';
import { levelFacts } from './level-facts.ts';
import { levelPrices } from './level-prices.ts';
import { listingStore } from './listing-store.ts';
import { marketCounts } from './market-counts.ts';
import { cardEarnings, cardWeights } from './pledge/card-earnings.ts';
import { pledgeFacts } from './pledge/pledge-facts.ts';
import { reservationStore } from './reservation-store.ts';
import { saleStore } from './sale-store.ts';

export type CardParts = ReturnType<typeof cardParts>;

/** Everything that reads of cards and plans about them stand on. */
export function cardParts({ database, pool }: OpenDatabase, client: Client, contract: Address) {
  const ask = askContract(client);
  const levels = levelFacts(database, ask, contract);
  const pledge = pledgeFacts(ask, contract);
  const sales = saleStore(database);
  return {
    database,
    contract,
    client,
    ask,
    levels,
    pledge,
    account: accountReader(client),
    position: chainPosition(database),
    prices: levelPrices(ask, contract),
    store: cardStore(database),
    listings: listingStore(pool),
    sales,
    market: marketCounts(sales),
    reservations: reservationStore(database),
    earnings: cardEarnings(database, { levels, pledge }),
    weights: (at: Pick<ChainPosition, 'headId' | 'solid'>) => cardWeights({ levels, pledge }, at),
  };
}
