import { startAttackedServer } from '../packages/server/test/bench-attacked.ts';

// The server of the bench attack-traffic, in a process of its own. It says its address, then for every message the
// microseconds of processor time it has spent; 'stop' ends it.

const world = await startAttackedServer();
process.on('message', async (message) => {
  if (message === 'stop') {
    await world.close();
    process.disconnect();
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.(world.url);
