import { createLog } from '@vellum/server/platform/log/log';
import { createServer, type Server, type ServerConfig } from '@vellum/server/server';

// The server of the streams bench, in a process of its own. It is told its configuration and says its address; then for
// every message what it has spent and holds; 'stop' ends it.

/** Microseconds of processor time, and bytes. */
export type StreamUsage = Readonly<{ cpu: number; heap: number; resident: number }>;

let server: Server;

process.on('message', async (message: ServerConfig | 'usage' | 'stop') => {
  if (message === 'stop') {
    await server.close();
    process.disconnect();
  } else if (message === 'usage') {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    const usage: StreamUsage = { cpu: user + system, heap: heapUsed + external, resident: rss };
    process.send?.(usage);
  } else {
    server = await createServer(message, { log: createLog('info', '/dev/null') });
    process.send?.(server.url);
  }
});
