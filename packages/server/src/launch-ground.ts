import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { launchFactory } from './features/token-launch/index/launch-factory.ts';
import { launchProjection } from './features/token-launch/index/launch-projection.ts';
import type { Projection } from './indexer/projection.ts';
import type { FactoryRule } from './indexer/registry.ts';
import type { AnyOrderPlan } from './orders/order-plan.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/open.ts';

type Contracts = Readonly<
  Record<'tokenFactory' | 'wtrx' | 'locker' | 'dex' | 'presaleCode' | 'tradeCode', Address>
> &
  Readonly<Record<string, Address>>;

export type LaunchMeans = Readonly<{
  open: OpenDatabase;
  client: Client;
  clock: Clock;
  contracts: Contracts;
}>;

/** The part of the ground that launched tokens, their sales and their markets stand on. */
export function launchGround({ contracts }: LaunchMeans) {
  return {
    factories: [launchFactory] as readonly FactoryRule[],
    plans: [] as readonly AnyOrderPlan[],
    projections: [launchProjection(contracts)] as readonly Projection[],
  };
}
