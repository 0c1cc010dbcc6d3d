import { CHARTED, LOCKER, startLaunchServer } from '../../packages/server/test/bench/launch.ts';
import { launchAddress } from '../../packages/server/test/bench/many-launches.ts';
import { readCharts, readSearches } from './baseline/launch-pages.ts';

// The server of the launch bench, in a process of its own. It says its address, then for every page and number how
// many milliseconds so many of it take by SQL alone; 'stop' ends it.

type SearchTiming = Readonly<{ keyword?: string; count: number }>;

const server = await startLaunchServer();
const chart = launchAddress(CHARTED);
process.on('message', async (message: SearchTiming | 'stop') => {
  if (message === 'stop') {
    await server.close();
    process.disconnect();
    return;
  }
  const { keyword, count } = message;
  const begun = performance.now();
  if (keyword === undefined) await readCharts(server.pool, count, chart);
  else await readSearches(server.pool, count, keyword, LOCKER);
  process.send?.(performance.now() - begun);
});
process.send?.({ url: server.url, chart });
