import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import { accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { perBlock } from '../../platform/per-block.ts';
import { lendingReader } from './lending.ts';
import { rentalStore } from './rental-store.ts';

export type EnergyParts = ReturnType<typeof energyParts>;

/** Everything that reads of the energy desk and plans about it stand on. */
export function energyParts(database: Database, client: Client, contract: Address) {
  const ask = askContract(client);
  const store = rentalStore(database);
  return {
    ask,
    contract,
    store,
    /** Counted once for each block. */
    history: perBlock((_: null) => Promise.all([store.record(), store.sums()])),
    account: accountReader(client),
    lending: lendingReader(client, ask, contract),
    position: chainPosition(database),
  };
}
