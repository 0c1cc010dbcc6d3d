import type { Address } from '@vellum/tron/address';
import type { ReadHoldings } from '../../holdings/holdings.ts';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { dayStore } from './day-store.ts';
import { dayKeeper } from './keep-days.ts';
import { walletReader } from './wallet.ts';

export type PortfolioMeans = Readonly<{
  database: Database;
  ask: AskContract;
  holdings: ReadHoldings;
  unfinished(address: Address): Promise<Readonly<{ length: number }>>;
  /** Whether a nick name may be shown to others. */
  mayShow(nickName: string): boolean;
}>;

export type PortfolioParts = ReturnType<typeof portfolioParts>;

/** Everything that portfolios stand on. */
export function portfolioParts({ database, ask, holdings, unfinished, mayShow }: PortfolioMeans) {
  const readers = { holdings, wallet: walletReader(ask) };
  const days = dayStore(database);
  const chainTime = async () => (await readChainPosition(database))?.chainTime ?? null;
  return {
    ...readers,
    ...{ days, unfinished, mayShow },
    keepDays: dayKeeper({ ...readers, days, chainTime }),
  };
}
