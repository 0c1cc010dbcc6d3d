import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import type { Database } from '../../platform/database/database.ts';
import { daoStore } from './dao-store.ts';

export type DaoContracts = Readonly<Record<'governor' | 'timelock' | 'vlm', Address>>;

type Means = Readonly<{
  client: Client;
  /** The whole deployment: what a proposal may call. */
  contracts: DaoContracts & Readonly<Record<string, Address>>;
}>;

export type DaoParts = ReturnType<typeof daoParts>;

/** Everything that reads of the DAO and plans about it stand on. */
export function daoParts(database: Database, { client, contracts }: Means) {
  return {
    client,
    contracts,
    store: daoStore(database),
    position: chainPosition(database),
  };
}
