import { createLog } from '@vellum/server/platform/log/log';
import { createServer, type ServerConfig } from '@vellum/server/server';
import { type RecordedCall, startBareReplay } from '../../packages/server/test/hot/bare-replay.ts';
import type { HotEndpoint } from '../../packages/server/test/hot/hot-endpoints.ts';
import { recordStatements } from '../../packages/server/test/hot/recorded-statements.ts';
import { callsTo } from '../../packages/server/test/test-server.ts';

// One server of the endpoints bench, in a process of its own. It is told which one to be and says its address; then it
// records a call, says the processor time it has spent, or stops.

export type SideMessage =
  | Readonly<{ begin: 'ours'; config: ServerConfig }>
  | Readonly<{ begin: 'bare'; databaseUrl: string; calls: readonly RecordedCall[] }>
  | Readonly<{ record: HotEndpoint; cookie: string }>
  | 'usage'
  | 'stop';

type Running = Readonly<{ url: string; close(): Promise<void> }>;

let running: Running;

process.on('message', async (message: SideMessage) => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  } else if (message === 'stop') {
    await running.close();
    process.disconnect();
  } else if ('record' in message) {
    process.send?.(await record(message.record, message.cookie));
  } else {
    running = await begin(message);
    process.send?.(running.url);
  }
});

function begin(message: Extract<SideMessage, { begin: string }>): Promise<Running> {
  if (message.begin === 'bare') return startBareReplay(message.databaseUrl, message.calls);
  return createServer(message.config, {
    // Lines are written and thrown away: this is not about the disk.
    log: createLog('info', '/dev/null'),
    // A busy machine is no reason to refuse.
    timeoutMs: 60_000,
  });
}

/** The second call of a block: what stays the same until the next is known by then. */
async function record(
  { path, body, signedIn }: HotEndpoint,
  cookie: string,
): Promise<RecordedCall> {
  const ask = () => callsTo(running.url).post(path, body, signedIn ? { cookie } : {});
  await ask();
  const statements = recordStatements();
  const { status, json } = await ask();
  statements.stop();
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(json)}`);
  return { path, statements: statements.taken(), answer: json };
}
