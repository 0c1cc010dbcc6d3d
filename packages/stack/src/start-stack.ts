import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Devnet } from '@vellum/devnet';
import { faultText } from '@vellum/devnet/fault-text';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbedded,
} from '@vellum/server/platform/database/embedded';
import { requireKnownSchema } from '@vellum/server/platform/database/migrate';
import { SchemaRefused } from '@vellum/server/platform/database/schema-refused';
import { ensureBuilt } from '@vellum/web/build';
import { startDevFront } from '@vellum/web/dev';
import { requireNoRestore } from './backup/restore-place.ts';
import type { Config } from './config.ts';
import type { Through } from './demo-world/epilogue.ts';
import { beginEmbedded, followNetwork } from './follow-chain.ts';
import { requireFreePort } from './free-port.ts';
import { requireSpace } from './free-space.ts';
import { keepServerConfig } from './keep-server-config.ts';
import { notAllowed } from './not-allowed.ts';
import type { Parts } from './parts.ts';
import { registryPinOf } from './registry-pin.ts';
import { restartingServer } from './restarting-server.ts';
import { type RunningServer, runServer } from './run-server.ts';
import { type ServerParts, serverConfigOf } from './server-config.ts';
import { StackProblem } from './stack-problem.ts';
import type { Steps } from './steps.ts';
import { type StartRun, Supervised } from './supervised.ts';
import { throughUncounted } from './uncounted-api.ts';

/** Everything that is running. */
export type Stack = Readonly<{
  /** Where the app is. */
  url: string;
  /** The embedded chain; null when another network is followed. */
  devnet: Devnet | null;
  /** Resolves with what happened when a part could not be kept running: then nothing else can go on. */
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
  parts: Parts,
): Promise<Stack> {
  try {
    return await begin(config, steps, mode, parts);
  } catch (error) {
    await parts.close();
    throw error;
  }
}

async function begin(config: Config, steps: Steps, mode: StackMode, parts: Parts): Promise<Stack> {
  await requireRoom(config);
  const serves = config.roles.includes('api');
  const isBuilt = mode === 'built' && serves;
  const followed =
    config.network.name === 'devnet'
      ? null
      : { ...(await followNetwork(config)), devnet: null, epilogue: null };
  const pin = followed && registryPinOf(config.network, followed.deployment);
  // Takes the other core while chain and contracts are made.
  const building = isBuilt ? ensureBuilt('production', pin) : Promise.resolve(null);
  building.catch(() => {});
  const database = await beginDatabase(config, steps, parts);
  await requireSchema(database.url);
  const chain = followed ?? (await beginEmbedded(config, steps, parts));
  const webFolder = isBuilt ? await steps.run('web', () => building) : null;
  const around = { databaseUrl: database.url, chain, webFolder };
  const beginServer = mode === 'built' ? beginBuiltServer : beginDevServer;
  let missing = '';
  const waiting = (words: string) => {
    missing = words;
  };
  const server = await steps.run(
    'server',
    () => beginServer(config, around, { parts, waiting, database: database.ready }),
    () => missing,
  );
  const { devnet, epilogue } = chain;
  // A part without the API has nobody to tell it to.
  if (epilogue && serves) {
    const through: Through = (work) => throughUncounted(serverConfigOf(config, around), work);
    await steps.run('words', () => epilogue(server.url, through));
  }
  return {
    url: server.url,
    devnet,
    broken: Promise.race([
      server.givenUp,
      database.givenUp,
      ...(devnet
        ? [devnet.fault.then((fault) => `the chain cannot go on: ${faultText(fault)}`)]
        : []),
    ]),
  };
}

/** What a start needs besides its parts, looked at before anything is begun. */
async function requireRoom({ roles, host, port, metricsPort, dataDir }: Config): Promise<void> {
  requireNoRestore(dataDir);
  if (roles.includes('api')) await requireFreePort(host, port);
  if (metricsPort !== null) await requireFreePort('127.0.0.1', metricsPort, 'METRICS_PORT');
  await requireSpace(dataDir, !existsSync(dataDir));
}

const never = new Promise<string>(() => {});
const say = (line: string) => console.log(`vellum: ${line}`);

/** The embedded one is started again when it ends by itself, on the port that everybody knows. */
async function beginDatabase({ databaseUrl, dataDir }: Config, steps: Steps, parts: Parts) {
  if (databaseUrl !== null) return { url: databaseUrl, givenUp: never, ready: async () => {} };
  let first: EmbeddedPostgres | null = null;
  const start = async () => {
    const port = first && Number(new URL(first.url).port);
    const options = port === null ? {} : { port, isExpected: true };
    const postgres = await startPostgres(join(dataDir, 'pg'), options);
    first ??= postgres;
    const ended = postgres.ended.then(() => 'see the log of the system for why');
    return { ...postgres, ended };
  };
  const database = new Supervised('the database', start, { say });
  parts.add(() => database.stop());
  const { url } = await steps.run('database', () => database.begin());
  return { url, givenUp: database.givenUp, ready: () => database.ready() };
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

/** Whatever keeps PostgreSQL from starting is told in its own words: they say what to do, but for what the system refused. */
async function startPostgres(
  folder: string,
  options: Omit<EmbeddedOptions, 'folder'>,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbedded({ folder, ...options });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new StackProblem(notAllowed(error, dirname(folder)) ?? words, { cause: error });
  }
}

type ServerStart = Readonly<{
  parts: Parts;
  waiting(words: string): void;
  /** Resolves when the database is there. */
  database(): Promise<void>;
}>;

/** Started again when it ends by itself, at the same address. */
async function beginBuiltServer(config: Config, around: ServerParts, start: ServerStart) {
  const logFile = config.logOutput === 'file' ? join(config.dataDir, 'server.log') : undefined;
  const told = keepServerConfig(config.dataDir, serverConfigOf(config, around));
  let isAgain = false;
  const run: StartRun<RunningServer> = async (begun) => {
    await start.database();
    const starting = { begun, isAgain, waiting: start.waiting };
    isAgain = true;
    return runServer(told, logFile, starting);
  };
  const server = new Supervised('the server', run, { say });
  start.parts.add(() => server.stop());
  const { url } = await server.begin();
  return { url, givenUp: server.givenUp };
}

/** The server behind the sources of the web; both follow what is changed. */
async function beginDevServer(config: Config, around: ServerParts, begin: ServerStart) {
  const { parts, waiting } = begin;
  const behind = { ...config, host: '127.0.0.1', port: 0 };
  const told = keepServerConfig(config.dataDir, serverConfigOf(behind, around));
  const start = () => runServer(told, undefined, { begun: (stop) => parts.add(stop), waiting });
  const server = await restartingServer(start);
  parts.add(() => server.stop());
  const { host, port } = config;
  const pin = registryPinOf(config.network, around.chain.deployment);
  const front = await startDevFront({ host, port, api: server.url, pin });
  parts.add(() => front.close());
  return { url: front.url, givenUp: never };
}
