import { startAttackedServer } from '../packages/server/test/bench-attacked.ts';

// The server of the benches attack-traffic and shared-address, in a process of its own, with the configuration that its
// argument changes. It says its address and configuration, then for every message the microseconds of processor time it
// has spent; 'stop' ends it.

const world = await startAttackedServer(JSON.parse(process.argv[2] ?? '{}'));
process.on('message', async (message) => {
  if (message === 'stop') {
    await world.close();
    process.disconnect();
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.({ url: world.url, config: world.config });
