import { createLog } from '@vellum/server/platform/log/log';
import { createServer } from '@vellum/server/server';
import { tellProcessorTime } from './tell-processor-time.ts';

// A second process of the server of the bench attack-traffic, on the same database, with the configuration of its
// argument. It understands the same messages.

const server = await createServer(JSON.parse(process.argv[2] ?? ''), {
  log: createLog('info', '/dev/null'),
});
tellProcessorTime(() => server.close());
process.send?.(server.url);
