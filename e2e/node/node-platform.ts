import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerConfig } from '@vellum/server/config/config';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import { type OpenDatabase, openDatabase } from '@vellum/server/platform/database/open';
import { followNetwork } from '@vellum/stack/chain-start/follow-chain';
import { type Config, readConfig } from '@vellum/stack/config/config';
import { serverConfigOf } from '@vellum/stack/config/server-config';
import { ShutdownStack } from '@vellum/stack/shutdown-stack';
import { startStack } from '@vellum/stack/supervisor/start-stack';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { type Client, createClient } from '@vellum/tron/client/client';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { supervise } from '../../packages/server/test/faults/supervised.ts';
import { freePort } from '../../packages/server/test/free-port.ts';
import type { CheckedStack } from '../soak/checks/checked-stack.ts';
import { freezeNodes } from './frozen-nodes.ts';
import type { NodeContracts } from './node-contracts.ts';
import type { OpenChain } from './open-chain.ts';

const DATABASE = 'vellum';
const server = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const silent = { run: <T>(_: string, work: () => Promise<T>) => work(), elapsed: () => 0 };

/** The platform as `npm start` starts it on another network, on an embedded PostgreSQL. */
export type NodePlatform = Readonly<{
  url: string;
  /** What a look into the running platform needs. */
  look(): Promise<Pick<CheckedStack, 'config' | 'open'>>;
  /** Stops everything that writes; from then on servers see the chain as it is now. */
  rest(): Promise<CheckedStack>;
  close(): Promise<void>;
}>;

export async function startPlatform(
  chain: OpenChain,
  contracts: NodeContracts,
  folder: string,
): Promise<NodePlatform> {
  const port = await freePort();
  const postgres = await startEmbedded({ folder: join(folder, 'pg'), settings: ['fsync=off'] });
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href;
  await inDatabase(urlOf('postgres'), `create database ${DATABASE}`);
  const env = environmentOf(contracts, { folder, port, database: urlOf(DATABASE) });
  const { full, solidity } = chain.plan;
  let parts = new ShutdownStack();
  const start = async (nodes: Readonly<{ full: string; solidity: string }>, roles: string) => {
    const config = configOf({
      ...env,
      TRON_FULL_NODE: nodes.full,
      TRON_SOLIDITY_NODE: nodes.solidity,
      ROLES: roles,
    });
    parts = new ShutdownStack();
    await startStack(config, silent, 'built', parts);
    return config;
  };
  const living = await start({ full, solidity }, '');
  const closers: (() => Promise<unknown>)[] = [() => postgres.stop()];
  const seen = { folder, urlOf, closers, stop: () => parts.close() };
  return {
    url: env.PUBLIC_URL,
    look: () => stackOf(living, seen),
    async rest() {
      await parts.close();
      // Now that no index can be further.
      const frozen = await freezeNodes(chain);
      closers.unshift(() => frozen.close());
      const config = await start(frozen, 'api,indexer');
      return stackOf(config, seen);
    },
    async close() {
      await parts.close();
      for (const close of closers) await close();
    },
  };
}

type Seen = Readonly<{
  folder: string;
  urlOf(name: string): string;
  closers: (() => Promise<unknown>)[];
  stop(): Promise<void>;
}>;

/** What the checks of the soak look into. */
async function stackOf(
  config: Config,
  { folder, urlOf, closers, stop }: Seen,
): Promise<CheckedStack> {
  const followed = await followNetwork(config);
  const told: ServerConfig = serverConfigOf(config, {
    databaseUrl: urlOf(DATABASE),
    chain: followed,
    webFolder: null,
  });
  const opened: OpenDatabase[] = [];
  const closeOpened = async () => {
    for (const one of opened.splice(0)) await one.close();
  };
  closers.unshift(closeOpened);
  return {
    node: { client: clientOf(config) },
    config: told,
    open(name = DATABASE) {
      const one = openDatabase(urlOf(name), { statementTimeoutMs: 0 });
      opened.push(one);
      return one;
    },
    stopServers: stop,
    async copyDatabase(name) {
      await closeOpened();
      // Sessions that are over may not have ended yet.
      await inDatabase(
        urlOf('postgres'),
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${DATABASE}'`,
      );
      await inDatabase(urlOf('postgres'), `create database ${name} template ${DATABASE}`);
    },
    indexInto(name) {
      const file = join(folder, `indexer-${name}.json`);
      const own = { ...told, roles: ['indexer'], databaseUrl: urlOf(name) };
      writeFileSync(file, JSON.stringify(own), { mode: 0o600 });
      return supervise([server, file]);
    },
  };
}

type PlatformSettings = Readonly<{ folder: string; port: number; database: string }>;

function environmentOf({ deploymentPath, keys }: NodeContracts, place: PlatformSettings) {
  const seller = fromHexAddress(addressOfPrivateKey(fromHex(keys.deployer)));
  return {
    NETWORK: 'custom',
    DEPLOYMENT_FILE: deploymentPath,
    DATA_DIR: place.folder,
    DATABASE_URL: place.database,
    PORT: String(place.port),
    PUBLIC_URL: `http://127.0.0.1:${place.port}`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    TRON_API_KEY: process.env['TRON_API_KEY'] ?? '',
    TOKEN_SELLER: seller,
    KEEPER_KEY: keys.keeper,
    PAYOUT_KEY: keys.payout,
    RESERVE_KEY: keys.reserve,
    OPERATOR_KEY: keys.operator,
  };
}

function configOf(env: Readonly<Record<string, string>>): Config {
  const read = readConfig(env);
  if (read.status === 'invalid') throw new Error(read.problems.join('\n'));
  return read.config;
}

function clientOf({ network: { fullNodes, solidityNodes } }: Config): Client {
  return createClient({ fullNodes, confirmedNodes: solidityNodes });
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const door = openDatabase(url, { statementTimeoutMs: 0 });
  await door.pool.query(statement);
  await door.close();
}
