import { startBenchServer } from '../packages/server/test/bench-servers.ts';

// One server of the server bench, in a process of its own: `fork(this, ['ours' or 'bare'])`. It says its
// address, then for every message the microseconds of processor time it has spent; 'stop' ends it.

const server = await startBenchServer(process.argv[2] === 'bare' ? 'bare' : 'ours');
process.on('message', async (message) => {
  if (message === 'stop') {
    await server.close();
    process.disconnect();
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.(server.url);
