import { join } from 'node:path';
import { startDevFront } from '@vellum/web/dev';
import type { Config } from '../config/config.ts';
import { keepServerConfig } from '../config/keep-server-config.ts';
import { registryPinOf } from '../config/registry-pin.ts';
import { type ServerParts, serverConfigOf } from '../config/server-config.ts';
import type { ShutdownStack } from '../shutdown-stack.ts';
import { type Dependency, say, startAfter } from './dependency.ts';
import { restartingServer } from './restarting-server.ts';
import { type RunningServer, runServer } from './run-server.ts';
import { type StartRun, Supervised } from './supervised.ts';

export type ServerStart = Readonly<{
  parts: ShutdownStack;
  waiting(words: string): void;
  needed: readonly Dependency[];
}>;

type BegunServer = Readonly<{ url: string; givenUp: Promise<string> }>;

/** Started again when it ends by itself, at the same address. */
export async function beginBuiltServer(
  config: Config,
  around: ServerParts,
  { parts, waiting, needed }: ServerStart,
): Promise<BegunServer> {
  const logFile = config.logOutput === 'file' ? join(config.dataDir, 'server.log') : undefined;
  const told = keepServerConfig(config.dataDir, serverConfigOf(config, around));
  let isAgain = false;
  const run: StartRun<RunningServer> = (begun) =>
    startAfter(needed, () => {
      const starting = { begun, isAgain, waiting };
      isAgain = true;
      return runServer(told, logFile, starting);
    });
  const server = new Supervised('the server', run, { say });
  parts.add(() => server.stop());
  const { url } = await server.begin();
  return { url, givenUp: server.givenUp };
}

/** The server behind the sources of the web; both follow what is changed. */
export async function beginDevServer(
  config: Config,
  around: ServerParts,
  { parts, waiting }: ServerStart,
): Promise<BegunServer> {
  const behind = { ...config, host: '127.0.0.1', port: 0 };
  const told = keepServerConfig(config.dataDir, serverConfigOf(behind, around));
  const start = () => runServer(told, undefined, { begun: (stop) => parts.add(stop), waiting });
  const server = await restartingServer(start);
  parts.add(() => server.stop());
  const { host, port } = config;
  const pin = registryPinOf(config.network, around.chain.deployment);
  const front = await startDevFront({ host, port, api: server.url, pin });
  parts.add(() => front.close());
  return { url: front.url, givenUp: new Promise(() => {}) };
}
