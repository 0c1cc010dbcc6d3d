import { pair } from '@vellum/contracts/dex';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import type { Projection } from '../../indexer/projection.ts';
import { launchesOf } from '../../launches/launch-members.ts';
import { addRows } from '../../platform/database/add-rows.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import { candlesOf } from './candles-of.ts';
import { MarketBook } from './market-book.ts';
import type { CandleRow, MarketRow } from './trade-rows.ts';
import { tradersOf } from './traders-of.ts';

const heard = new Set(['Transfer', 'Sync', 'Swap', 'TradeBought']);

/** Trades of launched tokens, and their candles, added to by every block. `wtrx` is what tokens are paired with. */
export function marketProjection(wtrx: Address): Projection {
  const isTokenFirst = (token: Address) => toHexAddress(token) < toHexAddress(wtrx);
  return {
    name: 'market',
    tables: ['market', 'fill', 'candle', 'trader_span'],
    sources: [
      eventSource('launchToken', launchToken),
      eventSource('launchPair', pair),
      eventSource('trade', trade),
    ],
    async apply(transaction, all) {
      const events = all.filter(({ name }) => heard.has(name));
      if (events.length === 0) return;
      await byIndex(transaction, async () => {
        const launchOf = await launchesOf(transaction, events);
        const tokens = events.map(({ contract }) => launchOf(contract).token);
        const book = new MarketBook(await load(transaction, tokens), isTokenFirst);
        for (const event of events) book.read(event, launchOf(event.contract));
        await write(transaction, book, (token) => launchOf(token).creator);
      });
    },
  };
}

async function write(
  transaction: DatabaseTransaction,
  { markets, fills }: MarketBook,
  creatorOf: (token: Address) => Address,
): Promise<void> {
  await putRows(transaction, 'market', ['token'], [...markets.values()]);
  await putRows(transaction, 'fill', ['block', 'tx_idx', 'log_idx'], fills);
  await addRows<CandleRow>(transaction, 'candle', ['token', 'interval', 't'], candlesOf(fills), {
    ...{ h: 'greatest', l: 'least', c: 'replace', v: 'add', fills: 'add' },
  });
  const traders = tradersOf(fills, creatorOf);
  const key = ['span', 'start', 'token', 'trader'] as const;
  await addRows(transaction, 'trader_span', key, traders, { bought: 'add', sold: 'add' });
}

async function load(transaction: DatabaseTransaction, tokens: readonly Address[]) {
  const { rows } = await sql<MarketRow>`select * from market
    where token = any (${plainArray([...new Set(tokens)])}::text[])`.execute(transaction);
  return new Map(rows.map((row) => [row.token, { ...row }]));
}
