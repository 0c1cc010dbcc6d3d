import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import { accountReader } from '../../platform/chain/account-reader.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts } from '../../platform/chain/coin-facts.ts';
import type { Database } from '../../platform/database/database.ts';
import { type CoinSources, offerCoin } from './offer-coin.ts';
import { otcStore } from './otc-store.ts';
import { poolOfCoins } from './pool-of-coins.ts';

export type OtcContracts = Readonly<Record<'otcDesk' | 'dex' | 'wtrx' | 'vlm', Address>>;

export type OtcMeans = Readonly<{ client: Client; contracts: OtcContracts }> &
  Pick<CoinSources, 'launched'>;

export type OtcParts = ReturnType<typeof otcParts>;

/** Everything that reads of the desk and plans about it stand on. */
export function otcParts(database: Database, { client, contracts, launched }: OtcMeans) {
  const ask = askContract(client);
  const facts = coinFacts(ask);
  const store = otcStore(database);
  const { otcDesk, dex, wtrx } = contracts;
  return {
    ask,
    store,
    contract: otcDesk,
    account: accountReader(client),
    position: chainPosition(database),
    coin: offerCoin({ facts, isKnown: store.isKnown, launched }),
    pool: poolOfCoins({ ask, dex, wtrx }),
  };
}
