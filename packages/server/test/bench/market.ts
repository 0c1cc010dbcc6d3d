import { cardMarket } from '@vellum/api/cards/card-market';
import type { Pool } from 'pg';
import { listingStore } from '../../src/features/cards/listing-store.ts';
import { listingPage } from '../../src/features/cards/market.ts';
import { readChainPosition } from '../../src/indexer/chain-position.ts';
import { serve } from '../../src/platform/http/serve.ts';
import { answerPerBlock } from '../../src/platform/per-block.ts';
import { testDatabase } from '../test-database.ts';
import { benchHttp } from './http.ts';
import { offerCards } from './many-listings.ts';

/** Cards in the index of the bench, all for sale. */
const CARDS = 10_000;

/** For `npm run bench`: the market as the server serves it, with 10,000 cards for sale. */
export async function startMarketServer() {
  const database = await testDatabase();
  await fill(database.pool);
  const app = await benchHttp();
  const listings = listingStore(database.pool);
  const position = async () =>
    (await readChainPosition(database.database)) ?? { headId: '', solid: 0 };
  serve(
    app,
    cardMarket.list,
    answerPerBlock(position, (body) => listingPage({ listings }, body)),
  );
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
