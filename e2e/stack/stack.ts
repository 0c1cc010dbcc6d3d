import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { team } from '@vellum/contracts/team';
import type { Devnet } from '@vellum/devnet';
import {
  createServer,
  type Server,
  type ServerConfig,
  type ServerOptions,
} from '@vellum/server/server';
import { followedEmbedded } from '@vellum/stack/chain-start/follow-chain';
import { lookBeforePresent, watchPrices } from '@vellum/stack/chain-start/price-watch';
import type { DemoWorld } from '@vellum/stack/chain-start/settled-file';
import { readConfig } from '@vellum/stack/config/config';
import { serverConfigOf } from '@vellum/stack/config/server-config';
import { act, ask, person } from '@vellum/stack/demo-world/actor';
import { publishTexts } from '@vellum/stack/demo-world/texts/publish-texts';
import { goLive } from '@vellum/stack/embedded/chain';
import { clientOf } from '@vellum/stack/embedded/contracts';
import type { EmbeddedChain } from '@vellum/stack/embedded/embedded-chain';
import { embeddedIndexing } from '@vellum/stack/embedded/embedded-indexing';
import type { EmbeddedKeys, EmbeddedRole } from '@vellum/stack/embedded/embedded-keys';
import { untilIndexed } from '@vellum/stack/embedded/until-indexed';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { ensureBuilt } from '@vellum/web/build';
import { freePort } from '../../packages/server/test/free-port.ts';
import { untilLooked } from '../../packages/server/test/indexed-database.ts';
import { plainNode } from '../../packages/server/test/plain-node.ts';
import { deployedFolder, openDeployed } from '../../packages/stack/test/deployed-chain.ts';
import { rememberNode } from '../wallets/known-nodes.ts';
import { configuredLinks } from './configuration.ts';
import { stackDatabase } from './stack-database.ts';

export type TestStackOptions = Readonly<{
  /** Who lives on the chain before the test; nobody unless told. */
  demoWorld?: DemoWorld;
  /** Blocks until one can no longer be replaced; 0 unless told. */
  solidLag?: number;
  /** `instant` unless told: a transaction is in a block before its sender is answered. */
  mining?: Parameters<Devnet['setMining']>[0];
  /** Build mode of the web: `production` unless told, `gallery` has the page of components. */
  web?: string;
  /** Whether prices are known, also after steps of the clock; only where something lives on the chain unless told. */
  prices?: boolean;
  /**
   * Puts a node before the chain that answers no other origin, as java-tron does, so that pages ask through the server.
   * `VELLUM_PLAIN_NODE=1` does so for any journey.
   */
  plainNode?: boolean;
  /** Host name by which browsers reach the site and its chain, with the site on all addresses; 127.0.0.1 unless told. */
  hostName?: string;
  /** Variables of the environment, as `.env.example` names them. */
  env?: Readonly<Record<string, string>>;
}>;

/** Someone with a key and some TRX. */
export type Account = Readonly<{ address: Address; privateKey: string }>;

/** A platform that people use, on whatever chain it is. */
export type Site = Readonly<{
  /** Where app and API are; the same after a restart of the server. */
  url: string;
  deployment: Deployment;
  /** A new account with this many TRX; 10,000 unless told, with 0 the chain has never heard of it. */
  account(trx?: number): Promise<Account>;
  /** Who acts for the platform: its operator, its keeper. */
  role(name: EmbeddedRole): Account;
  /** Calls one of our contracts by its name in the deployment, past the app. */
  send(who: Account, contract: string, call: WriteCall): Promise<void>;
  /** Asks one of our contracts, past app and server. */
  read<R>(contract: string, call: ReadCall<R>): Promise<R>;
  /** Makes the account a member on the chain, past the app; under the neutral root unless told. */
  activate(who: Account, inviter?: Address): Promise<void>;
  /** Whether the chain says so, past the server. */
  isActive(who: Address): Promise<boolean>;
  /** Resolves when the index has the chain's head. */
  indexed(): Promise<void>;
}>;

/** The real thing for one test file: chain with contracts, PostgreSQL, server and web. */
export type TestStack = Site &
  Readonly<{
    devnet: Devnet;
    databaseUrl: string;
    stopServer(): Promise<void>;
    /** With another configuration from now on, where one is given. */
    startServer(changed?: Partial<ServerConfig>): Promise<void>;
    close(): Promise<void>;
  }>;

const SUN = 1_000_000n;

/** A server that breaks a call or a statement off only when a test would give up as well: machines stall. */
export const patient: ServerOptions = {
  indexing: embeddedIndexing,
  timeoutMs: 120_000,
  statementTimeoutMs: 120_000,
};

/** Starts everything, fresh and apart from other test files; takes a second once web and chain are made. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const { demoWorld = 'none', solidLag = 0, mining = { mode: 'instant' } } = options;
  const webFolder = await ensureBuilt(options.web ?? 'production');
  const port = await freePort();
  const { plainNode: isPlain = process.env['VELLUM_PLAIN_NODE'] === '1' } = options;
  const { hostName } = options;
  const env = {
    ...(isPlain && { NODE_ACCESS: 'relay' }),
    ...(hostName && { HOST: '0.0.0.0', PUBLIC_URL: `http://${hostName}:${port}` }),
    ...options.env,
  };
  const settings = (place: string) => configOf(place, port, env);
  const [folder, database] = await Promise.all([
    deployedFolder(demoWorld),
    stackDatabase({ demoWorld, solidLag, settings }),
  ]);
  const chain = await openDeployed(folder, demoWorld, solidLag);
  const { devnet, deployment } = chain;
  const unwatch = (options.prices ?? demoWorld !== 'none') ? await knowPrices(chain) : null;
  await devnet.setMining(mining);
  const config = settings(folder);
  const node = isPlain ? await plainNode(devnet.url ?? '') : null;
  rememberNode(deployment.genesisId, isPlain ? null : devnet.url);
  const followed = followedEmbedded(chain, config, null);
  const serverConfig = serverConfigOf(config, {
    databaseUrl: database.url,
    webFolder,
    chain: node === null ? followed : { ...followed, nodes: onlyNode(node.url) },
  });
  let told = serverConfig;
  const start = () => createServer(told, patient);
  let server: Server | null = await start();
  await untilLooked(database);
  const local = `http://127.0.0.1:${port}`;
  if (demoWorld !== 'none') {
    await untilIndexed(local, devnet);
    await publishTexts(chain, demoWorld, local);
  }
  const stopServer = async () => {
    await server?.close();
    server = null;
  };
  return {
    ...actorsOn(devnet, deployment, chain.keys),
    url: config.publicUrl,
    devnet,
    deployment,
    databaseUrl: database.url,
    indexed: () => untilIndexed(local, devnet),
    stopServer,
    startServer: async (changed) => {
      told = { ...told, ...changed };
      server ??= await start();
    },
    close: async () => {
      await stopServer();
      await unwatch?.();
      await node?.close();
      await devnet.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const onlyNode = (url: string) => ({ fullNodes: [url], solidityNodes: [url], eventServers: [url] });

/** The copied chain is as old as its template: goes live as the platform's own, with prices known. */
export async function knowPrices(chain: EmbeddedChain): Promise<() => Promise<void>> {
  await lookBeforePresent(chain, Date.now);
  await goLive(chain.devnet, 3_000, Date.now);
  return watchPrices(chain);
}

function configOf(folder: string, port: number, env: TestStackOptions['env'] = {}) {
  const own = { DATA_DIR: join(folder, 'data'), PORT: String(port), RATE_LIMITS: 'off' };
  const result = readConfig({ ...own, LOG_LEVEL: 'silent', ...configuredLinks, ...env });
  if (result.status === 'invalid') throw new Error(result.problems.join('\n'));
  return result.config;
}

function actorsOn(devnet: Devnet, deployment: Deployment, keys: EmbeddedKeys) {
  const client = clientOf(devnet);
  const contracts = addressesOf(deployment);
  const contract = (name: string) => {
    const address = contracts[name];
    if (!address) throw new Error(`no contract is called ${name}`);
    return address;
  };
  const send: TestStack['send'] = ({ address, privateKey }, name, call) =>
    act(client, person(address, privateKey), contract(name), call);
  const read: TestStack['read'] = (name, call) => ask(client, contract(name), call);
  const account: TestStack['account'] = async (trx = 10_000) => {
    const privateKey = randomBytes(32).toString('hex');
    const address = addressOfPrivateKey(fromHex(privateKey));
    if (trx > 0) await devnet.faucet(address, BigInt(trx) * SUN);
    return { address: fromHexAddress(address), privateKey };
  };
  const role: TestStack['role'] = (name) => ({
    address: fromHexAddress(addressOfPrivateKey(fromHex(keys[name]))),
    privateKey: keys[name],
  });
  const activate: TestStack['activate'] = async (who, inviter) => {
    await send(who, 'team', team.bindInviter(inviter ?? (await read('team', team.root()))));
  };
  const isActive: TestStack['isActive'] = (who) => read('team', team.isActive(who));
  return { account, role, send, read, activate, isActive };
}
