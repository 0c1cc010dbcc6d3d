import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RecordedCall } from '../../packages/server/test/hot/bare-replay.ts';
import type { HotEndpoint } from '../../packages/server/test/hot/hot-endpoints.ts';
import type { HotWorld } from '../../packages/server/test/hot/hot-world.ts';
import { askChild } from '../ask-child.ts';
import type { SideMessage } from './endpoints-side.ts';

export type Side = Readonly<{ server: ChildProcess; url: string }>;
export type Sides = Readonly<{ ours: Side; bare: Side; calls: readonly RecordedCall[] }>;

/** The whole server, and bare Fastify that asks what this server asked for each of these, each in a process of its own. */
export async function startSides(
  { config, cookie }: HotWorld,
  endpoints: readonly HotEndpoint[],
): Promise<Sides> {
  const ours = await startSide({ begin: 'ours', config });
  const calls: RecordedCall[] = [];
  for (const endpoint of endpoints) {
    calls.push(await askChild<RecordedCall>(ours.server, { record: endpoint, cookie }));
  }
  const bare = await startSide({ begin: 'bare', databaseUrl: config.databaseUrl, calls });
  return { ours, bare, calls };
}

export async function stopSides({ ours, bare }: Sides): Promise<void> {
  for (const { server } of [ours, bare]) {
    server.send('stop');
    await once(server, 'exit');
  }
}

async function startSide(begin: SideMessage): Promise<Side> {
  // Amounts and hashes are no JSON.
  const program = fileURLToPath(new URL('endpoints-side.ts', import.meta.url));
  const server = fork(program, { serialization: 'advanced' });
  return { server, url: await askChild<string>(server, begin) };
}
