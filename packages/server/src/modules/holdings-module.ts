import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import type { BoxParts } from '../features/blind-boxes/box-parts.ts';
import type { CardParts } from '../features/cards/card-parts.ts';
import { portfolioParts } from '../features/portfolio/portfolio-parts.ts';
import type { ProfileParts } from '../features/profiles/profile-parts.ts';
import type { LaunchParts } from '../features/token-launch/launch-parts.ts';
import { type HoldingContracts, holdingsReader } from '../holdings/holdings.ts';
import { streamEarnings } from '../holdings/stream-earnings.ts';
import { readChainPosition } from '../indexer/chain-position.ts';
import type { Projection } from '../indexer/projection.ts';
import { unfinishedOrders } from '../orders/unfinished-orders.ts';
import { lpDepositProjection } from '../pairs/lp-deposit-projection.ts';
import { lpHolderProjection } from '../pairs/lp-holder-projection.ts';
import { askContract } from '../platform/chain/ask-contract.ts';
import { coinFacts } from '../platform/chain/coin-facts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

type Means = Readonly<{
  client: Client;
  clock: Clock;
  contracts: HoldingContracts;
  cards: CardParts;
  boxes: BoxParts;
  launch: Readonly<{ tokens: LaunchParts }>;
  profiles: ProfileParts;
}>;

/** Tells what an address has and what waits for it. */
export function holdingsModule(database: Database, means: Means) {
  const { client, clock, contracts, cards, boxes, launch, profiles } = means;
  const ask = askContract(client);
  const holdings = holdingsReader({
    database,
    contracts,
    coin: coinFacts(ask),
    earnings: streamEarnings(database, cards.weights),
    async learn() {
      const newest = await readChainPosition(database);
      if (newest === null) return;
      await Promise.all([launch.tokens.constants.catchUp(newest), boxes.ready()]);
    },
  });
  const unfinished = (address: Address) => unfinishedOrders(database, address, clock());
  const mayShow = (name: string) => profiles.check.ofName(name) === null;
  return {
    holdings,
    unfinished,
    portfolio: portfolioParts({ database, ask, holdings, unfinished, mayShow }),
    projections: [lpHolderProjection, lpDepositProjection(contracts)] as readonly Projection[],
  };
}
