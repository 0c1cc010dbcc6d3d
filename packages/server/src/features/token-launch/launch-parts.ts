import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import { accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/open.ts';
import { detailStore } from './detail-store.ts';
import { draftStore } from './draft-store.ts';
import { factoryFacts } from './factory-facts.ts';
import { holdingStore } from './holding-store.ts';
import { launchConstants } from './launch-constants.ts';
import { textStore } from './text-store.ts';
import { tokenStore } from './token-store.ts';

type Contracts = Readonly<Record<'tokenFactory' | 'presaleCode' | 'tradeCode' | 'locker', Address>>;

type Means = Readonly<{
  open: OpenDatabase;
  client: Client;
  clock: Clock;
  contracts: Contracts;
  /** Of a presale in seconds, as the deployment chose it: no contract tells it. */
  minPresaleLength: number;
}>;

export type LaunchParts = ReturnType<typeof launchParts>;

/** Everything that reads of launched tokens and plans about them stand on. */
export function launchParts({ open, client, clock, contracts, minPresaleLength }: Means) {
  const { database, pool } = open;
  const ask = askContract(client);
  const texts = textStore(open, clock);
  const constants = launchConstants({ database, ask, texts });
  return {
    contracts,
    clock,
    ask,
    texts,
    constants,
    account: accountReader(client),
    tokens: tokenStore(pool, constants, contracts),
    details: detailStore(pool, contracts.locker),
    drafts: draftStore(database, clock),
    holdings: holdingStore(database),
    factory: factoryFacts(ask, contracts, minPresaleLength),
    position: chainPosition(database),
  };
}
