import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import type { ServerConfig } from '../config/config.ts';
import { creationPlan } from '../features/token-launch/creation-plan.ts';
import { launchFactory } from '../features/token-launch/index/launch-factory.ts';
import { launchProjection } from '../features/token-launch/index/launch-projection.ts';
import { launchParts } from '../features/token-launch/launch-parts.ts';
import type { Projection } from '../indexer/projection.ts';
import type { FactoryRule } from '../indexer/registry.ts';
import { walletSources } from '../launches/wallet-sources.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { saleModule } from './sale-module.ts';

type Contracts = Readonly<
  Record<
    'tokenFactory' | 'wtrx' | 'vlm' | 'usdt' | 'locker' | 'dex' | 'presaleCode' | 'tradeCode',
    Address
  >
> &
  Readonly<Record<string, Address>>;

export type LaunchMeans = Readonly<{
  open: OpenDatabase;
  client: Client;
  clock: Clock;
  contracts: Contracts;
  config: Pick<ServerConfig, 'network' | 'publicSources'>;
}>;

/** Seconds of a presale, by whether the chain is our own. No contract tells the shortest presale; deployments off the embedded chain cannot choose less. */
const SHORTEST = { embedded: 300, elsewhere: 3_600 } as const;

/** What launched tokens, their sales and their markets run on. */
export function launchModule({ config, ...means }: LaunchMeans) {
  const isEmbedded = config.network.name === 'devnet';
  const minPresaleLength = isEmbedded ? SHORTEST.embedded : SHORTEST.elsewhere;
  const tokens = launchParts({ ...means, minPresaleLength });
  const creation = creationPlan(tokens);
  const { open, client, clock, contracts } = means;
  const { texts, constants } = tokens;
  const sales = saleModule({
    ...{ database: open.database, pool: open.pool, client, clock, contracts },
    tokens: { textsHash: texts.hashOf, catchUp: constants.catchUp },
  });
  return {
    tokens,
    creation,
    sales,
    factories: [launchFactory] as readonly FactoryRule[],
    plans: [creation, ...sales.plans] as readonly AnyOrderPlan[],
    projections: [launchProjection(contracts), ...sales.projections] as readonly Projection[],
    annotators: [walletSources(config.publicSources ?? []), ...sales.annotators],
  };
}
