import { startMarketServer } from '../../packages/server/test/bench/market.ts';
import { readMarketPages } from './baseline/market-page.ts';

// The server of the market bench, in a process of its own. It says its address, then for every number how many
// milliseconds so many pages take by SQL alone; 'stop' ends it.

const server = await startMarketServer();
process.on('message', async (message: number | 'stop') => {
  if (message === 'stop') {
    await server.close();
    process.disconnect();
    return;
  }
  const begun = performance.now();
  await readMarketPages(server.pool, message);
  process.send?.(performance.now() - begun);
});
process.send?.(server.url);
