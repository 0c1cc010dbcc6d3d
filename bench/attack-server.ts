import { startAttackedServer } from '../packages/server/test/bench-attacked.ts';

// The server of the bench attack-traffic, in a process of its own. It says its address; any message ends it.

const world = await startAttackedServer();
process.on('message', async () => {
  await world.close();
  process.disconnect();
});
process.send?.(world.url);
