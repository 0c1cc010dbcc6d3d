import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { trade } from '@vellum/api/trade/trade';
import type { LaunchParts } from '../../src/features/token-launch/launch-parts.ts';
import { tokenPage } from '../../src/features/token-launch/token-pages.ts';
import { tokenStore } from '../../src/features/token-launch/token-store.ts';
import { candlePage } from '../../src/features/trade/candle-page.ts';
import { serve } from '../../src/platform/http/serve.ts';
import { testDatabase } from '../test-database.ts';
import { benchHttp } from './http.ts';
import { addCandles, addLaunches, launchAddress } from './many-launches.ts';

const TOKENS = 50_000;
/** As many as one answer holds. */
const CANDLES = 1_000;
/** One with a day of prices and a history before it. */
export const CHARTED = 40_000;
export const LOCKER = launchAddress(99, 99);

/** For `npm run bench`: search over 50,000 tokens and a chart, as the server serves them. */
export async function startLaunchServer() {
  const database = await testDatabase();
  const { pool } = database;
  await addLaunches(pool, TOKENS);
  await addCandles(pool, CHARTED, CANDLES);
  const app = await benchHttp();
  // What no event tells is known of all of them.
  const tokens = tokenStore(pool, { catchUp: async () => false }, { locker: LOCKER });
  serve(app, tokenLaunch.list, ({ body }) => tokenPage({ tokens } as LaunchParts, body));
  const coins = { vlm: LOCKER, wtrx: LOCKER, usdt: LOCKER };
  serve(app, trade.candles, ({ body }) => candlePage(pool, body, coins));
  return {
    pool,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
