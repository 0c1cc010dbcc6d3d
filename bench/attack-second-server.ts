import { createLog } from '@vellum/server/platform/log';
import { createServer } from '@vellum/server/server';

// A second process of the server of the bench attack-traffic, on the same database, with the configuration of its
// argument. It understands the same messages.

const server = await createServer(JSON.parse(process.argv[2] ?? ''), {
  log: createLog('info', '/dev/null'),
});
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
