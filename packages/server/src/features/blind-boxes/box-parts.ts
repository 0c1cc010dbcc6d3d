import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type ChainPosition, chainPosition } from '../../indexer/chain-position.ts';
import type { Database } from '../../platform/database/database.ts';
import { type BoxChain, boxChain } from './box-chain.ts';
import { type BoxSecrets, boxSecrets } from './box-secrets.ts';
import { type BoxStore, boxStore } from './box-store.ts';
import { boxTerms } from './box-terms.ts';
import { type SeriesStore, seriesStore } from './series-store.ts';

export type BoxPosition = Pick<ChainPosition, 'head' | 'solid' | 'chainTime'>;

/** What everything about boxes stands on. */
export type BoxParts = Readonly<{
  chain: BoxChain;
  series: SeriesStore;
  boxes: BoxStore;
  secrets: BoxSecrets;
  /** Where the index stands, with the terms of all series read as far as the node answers. */
  ready(): Promise<BoxPosition>;
}>;

export function boxParts(database: Database, client: Client, contract: Address): BoxParts {
  const chain = boxChain(client, contract);
  const position = chainPosition(database);
  const readTerms = boxTerms(database, chain);
  return {
    chain,
    series: seriesStore(database),
    boxes: boxStore(database),
    secrets: boxSecrets(database, client),
    async ready() {
      // Without a node the series whose terms are known are still shown.
      await readTerms().catch(() => undefined);
      return position();
    },
  };
}
