import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import { accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts } from '../../platform/chain/coin-facts.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockStore } from './lock-store.ts';
import { lockedCoin } from './locked-coin.ts';

type Contracts = Readonly<Record<'locker' | 'dex' | 'liquidityHelper', Address>> &
  Readonly<Record<string, Address>>;

export type LockParts = ReturnType<typeof lockParts>;

/** Everything that reads of locks and plans about them stand on. */
export function lockParts(database: Database, client: Client, contracts: Contracts) {
  const ask = askContract(client);
  const ownCoins = ['vlm', 'wtrx', 'usdt', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt'].flatMap(
    (name) => contracts[name] ?? [],
  );
  return {
    client,
    ask,
    contract: contracts.locker,
    account: accountReader(client),
    position: chainPosition(database),
    store: lockStore(database, contracts.liquidityHelper),
    coin: lockedCoin({ ask, facts: coinFacts(ask), dex: contracts.dex, own: ownCoins }),
    /** Coins and pools of the platform itself, which lists name first. */
    ownCoins,
  };
}
