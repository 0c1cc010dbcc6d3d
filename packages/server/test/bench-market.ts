import { cardMarket } from '@vellum/api/card-market';
import type { Pool } from 'pg';
import { listingStore } from '../src/features/cards/listing-store.ts';
import { listingPage } from '../src/features/cards/market.ts';
import { createHttp } from '../src/platform/http.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { paceLimits } from '../src/platform/rate-limiter.ts';
import { observeRequests } from '../src/platform/request-observer.ts';
import { serve } from '../src/platform/serve.ts';
import { offerCards } from './many-listings.ts';
import { testDatabase } from './test-database.ts';

/** Cards in the index of the bench, all for sale. */
const CARDS = 10_000;

/** For `npm run bench`: the market as the server serves it, with 10,000 cards for sale. */
export async function startMarketServer() {
  const database = await testDatabase();
  await fill(database.pool);
  const log = createLog('info', '/dev/null');
  const endless = Object.keys(paceLimits).map((pace) => [pace, { perIp: 1e9, perAddress: 1e9 }]);
  const app = await createHttp({
    clock: Date.now,
    log,
    rights: { isActive: async () => true, isCreator: async () => true, isAdmin: () => true },
    findSession: async () => null,
    cookie: { name: 'sid', attributes: '' },
    origins: () => new Set(),
    limits: Object.fromEntries(endless),
    observe: observeRequests(log, createMetrics()),
  });
  const listings = listingStore(database.pool);
  serve(app, cardMarket.list, ({ body }) => listingPage({ listings }, body));
  return {
    pool: database.pool,
    url: (await app.listen({ port: 0, host: '127.0.0.1' })) + cardMarket.list.path,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function fill(pool: Pool): Promise<void> {
  await offerCards(pool, CARDS);
  await pool.query(`insert into chain_cursor
    (name, number, block_id, block_time, solid_number, node_head, node_solid)
    values ('chain', ${CARDS}, repeat('cd', 32), 1790000000000, ${CARDS - 20}, ${CARDS}, ${CARDS - 20})`);
}
