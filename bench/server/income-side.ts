import { startIncomeServer } from '../../packages/server/test/bench/income.ts';
import { copyIncome } from './baseline/income-copy.ts';
import { readIncomePages } from './baseline/income-page.ts';

// The server of the income bench, in a process of its own. It says its address, then for every number how many
// milliseconds so many pages take by SQL alone, for 'copy' how many a COPY takes; 'stop' ends it.

const server = await startIncomeServer();
process.on('message', async (message: number | 'copy' | 'stop') => {
  if (message === 'stop') {
    await server.close();
    process.disconnect();
    return;
  }
  const begun = performance.now();
  if (message === 'copy') await copyIncome(server.pool);
  else await readIncomePages(server, message);
  process.send?.(performance.now() - begun);
});
process.send?.(server.url);
