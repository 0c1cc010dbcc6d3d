import { existsSync } from 'node:fs';
import { requireKnownSchema } from '@vellum/server/platform/database/migrate';
import { SchemaRefused } from '@vellum/server/platform/database/schema-refused';
import { ensureBuilt } from '@vellum/web/build';
import { requireNoRestore } from '../backup/restore-place.ts';
import type { Config } from '../config/config.ts';
import { registryPinOf } from '../config/registry-pin.ts';
import { serverConfigOf } from '../config/server-config.ts';
import { requireFreePort } from '../machine/free-port.ts';
import { requireSpace } from '../machine/free-space.ts';
import type { ShutdownStack } from '../shutdown-stack.ts';
import { StackProblem } from '../stack-problem.ts';
import type { Steps } from '../steps.ts';
import { beginChain, beginNetwork } from './begin-chain.ts';
import { beginDatabase } from './begin-database.ts';
import { beginBuiltServer, beginDevServer } from './begin-server.ts';

/** Everything that is running. */
export type Stack = Readonly<{
  /** Where the app is. */
  url: string;
  /** The embedded chain and its newest block at the start; null when another network is followed. */
  chain: Readonly<{ url: string; head: number }> | null;
  /** Resolves with one line when a part could not be kept running: then nothing else can go on. */
  broken: Promise<string>;
}>;

export type StackMode = 'built' | 'dev';

/**
 * Starts everything, one step after the other. When a step fails, nothing is left running; whoever closes
 * `parts` meanwhile ends the start.
 */
export async function startStack(
  config: Config,
  steps: Steps,
  mode: StackMode,
  parts: ShutdownStack,
): Promise<Stack> {
  try {
    return await begin(config, steps, mode, parts);
  } catch (error) {
    await parts.close();
    throw error;
  }
}

async function begin(
  config: Config,
  steps: Steps,
  mode: StackMode,
  parts: ShutdownStack,
): Promise<Stack> {
  await requireRoom(config);
  const serves = config.roles.includes('api');
  const isBuilt = mode === 'built' && serves;
  const network = config.network.name === 'devnet' ? null : await beginNetwork(config);
  const pin = network && registryPinOf(config.network, network.followed.deployment);
  // Takes the other core while chain and contracts are made.
  const building = isBuilt ? ensureBuilt('production', pin) : Promise.resolve(null);
  building.catch(() => {});
  const database = await beginDatabase(config, steps, parts);
  await requireSchema(database.url);
  const chain = network ?? (await beginChain(config, parts));
  const webFolder = isBuilt ? await steps.run('web', () => building) : null;
  const around = { databaseUrl: database.url, chain: chain.followed, webFolder };
  const beginServer = mode === 'built' ? beginBuiltServer : beginDevServer;
  let missing = '';
  const waiting = (words: string) => {
    missing = words;
  };
  const server = await steps.run(
    'server',
    () => beginServer(config, around, { parts, waiting, needed: [database, chain] }),
    () => missing,
  );
  const { embedded } = chain;
  // A part without the API has nobody to tell it to.
  if (embedded && config.demoWorld !== 'none' && serves) {
    const told = serverConfigOf(config, around);
    await steps.run('words', () => embedded.tell(told, server.url));
  }
  return {
    url: server.url,
    chain: embedded,
    broken: Promise.race([server.givenUp, database.givenUp, chain.givenUp]),
  };
}

/** What a start needs besides its parts, looked at before anything is begun. */
async function requireRoom({ roles, host, port, metricsPort, dataDir }: Config): Promise<void> {
  requireNoRestore(dataDir);
  if (roles.includes('api')) await requireFreePort(host, port);
  if (metricsPort !== null) await requireFreePort('127.0.0.1', metricsPort, 'METRICS_PORT');
  await requireSpace(dataDir, !existsSync(dataDir));
}

/** Before anything else is touched: data of a newer version stays as it is. */
async function requireSchema(databaseUrl: string): Promise<void> {
  try {
    await requireKnownSchema(databaseUrl);
  } catch (error) {
    if (error instanceof SchemaRefused) throw new StackProblem(error.message, { cause: error });
    throw error;
  }
}
