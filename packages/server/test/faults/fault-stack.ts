import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Role, ServerConfig } from '../../src/config/config.ts';
import { neededContracts } from '../../src/modules/modules.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../src/platform/database/embedded.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/open.ts';
import { freePort } from '../free-port.ts';
import { createOrderChain, type OrderChain } from '../orders/order-chain.ts';
import { createCreditTables } from './credits.ts';
import { type Supervised, supervise } from './supervised.ts';

export type Victim = 'api' | 'indexer' | 'database';

/** The product's server in processes of its own, a database of its own and a chain, all of which can be killed. */
export type FaultStack = Readonly<{
  chain: OrderChain;
  apiUrl: string;
  kills: Record<Victim, number>;
  /** Lines of the servers that tell of trouble, without what a killed database explains. */
  complaints: readonly string[];
  /** kill -9, and up again at once: nobody waits for the start. */
  kill(victim: Victim): Promise<void>;
  /** Waits until the index stands on the block, as long as it comes to that soon. */
  isIndexed(blockId: string): Promise<boolean>;
  /** Opens the database for looking; closed with the stack. */
  open(name?: string): OpenDatabase;
  /** A second database with the tables of the API alone, and an indexer on it. */
  rebuild(): Promise<OpenDatabase>;
  stopServers(): Promise<void>;
  close(): Promise<void>;
}>;

const CHILD = fileURLToPath(new URL('./fault-server.ts', import.meta.url));
const DATABASE = 'vellum';
const SOON = { timeout: 300_000, interval: 20 };

export async function startFaultStack(
  options: Readonly<{ people: number; solidLag: number; seed: string }>,
): Promise<FaultStack> {
  const folder = await mkdtemp(join(tmpdir(), 'vellum-faults-'));
  const [apiPort, databasePort] = [await freePort(), await freePort()];
  const chain = await createOrderChain(options);
  const launch = () => startEmbedded({ folder: join(folder, 'pg'), port: databasePort });
  let postgres: EmbeddedPostgres = await launch();
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href;
  const opened: OpenDatabase[] = [];
  const open = (name = DATABASE) => {
    const one = openDatabase(urlOf(name), { statementTimeoutMs: 0 });
    opened.push(one);
    return one;
  };
  await createDatabase(open('postgres'), DATABASE);
  await migrate(urlOf(DATABASE));
  const looking = open();
  await createCreditTables(looking.database);

  const complaints: string[] = [];
  const complain = (line: string) => {
    if (/"level":50|skipped|halt/i.test(line)) complaints.push(line.slice(0, 500));
  };
  const kills = { api: 0, indexer: 0, database: 0 };
  const children = new Map<Role, Supervised>();
  const start = async (role: Role, name = DATABASE) => {
    const file = join(folder, `${role}-${name}.json`);
    const config = configOf({ chain, databaseUrl: urlOf(name), folder, role, port: apiPort });
    await writeFile(file, JSON.stringify(config));
    children.set(role, supervise([CHILD, file], complain));
  };
  await start('api');
  await start('indexer');
  const stopServers = async () => {
    await Promise.all([...children.values()].map((child) => child.kill()));
  };
  return {
    chain,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    kills,
    complaints,
    open,
    stopServers,
    isIndexed: (blockId) =>
      vi
        .waitFor(async () => {
          const { rows } = await looking.pool.query('select block_id from chain_cursor');
          expect(rows[0]?.block_id).toBe(blockId);
          return true;
        }, SOON)
        .catch(() => false),
    async kill(victim) {
      kills[victim] += 1;
      if (victim !== 'database') {
        await children.get(victim)?.kill();
        return start(victim);
      }
      process.kill(-postgres.pid, 'SIGKILL');
      await postgres.ended;
      postgres = await launch();
    },
    async rebuild() {
      await stopServers();
      for (const one of opened.splice(0)) await one.close();
      const server = open('postgres');
      await createDatabase(server, 'rebuilt', DATABASE);
      const rebuilt = open('rebuilt');
      await forgetChain(rebuilt);
      await start('indexer', 'rebuilt');
      return rebuilt;
    },
    async close() {
      await stopServers();
      for (const one of opened) await one.close();
      await postgres.stop();
      await chain.devnet.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Everything the indexer ever wrote. What the API wrote stays. */
async function forgetChain({ database }: OpenDatabase): Promise<void> {
  await sql`truncate chain_cursor, chain_block, chain_tx, chain_log, chain_undo, contract_registry,
    order_chain, order_progress, member, member_closure, fee_payer, test_credit, test_received`.execute(
    database,
  );
}

async function createDatabase({ pool }: OpenDatabase, name: string, template?: string) {
  await pool.query(`create database ${name} ${template ? `template ${template}` : ''}`);
}

type ConfigParts = Readonly<{
  chain: OrderChain;
  databaseUrl: string;
  folder: string;
  role: Role;
  port: number;
}>;

function configOf({ chain, databaseUrl, folder, role, port }: ConfigParts): ServerConfig {
  return {
    host: '127.0.0.1',
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    databaseUrl,
    network: {
      name: 'devnet',
      fullNodes: [chain.url],
      solidityNodes: [],
      eventServers: [],
      apiKey: null,
      explorer: null,
    },
    deployment: deploymentOf(chain),
    mediaFolder: join(folder, 'media'),
    webFolder: null,
    metricsPort: null,
    roles: [role],
    admins: [],
    tokenSeller: null,
    forbidden: { words: [], images: [] },
    keeperKey: null,
    payoutKey: null,
    reserveKey: null,
    operatorKey: null,
    links: { email: '', telegramGroup: '', telegramChannel: '', x: '' },
    rateLimits: 'off',
    trustedProxies: 0,
    logLevel: 'warn',
    demoWorld: null,
  };
}

/** The contracts of this chain under the names that the server knows; it calls none of the others. */
function deploymentOf({ devnet, deployer, at }: OrderChain): Deployment {
  const contracts = {
    ...Object.fromEntries(neededContracts.map((name, index) => [name, absentAddress(index)])),
    ...at,
    ...{ feeVault: at.forwarder, vlm: at.otherUsdt },
  };
  return {
    format: 1,
    network: 'devnet',
    genesisId: devnet.chain.genesisId,
    deployer: deployer.address,
    parameters: '',
    contracts: Object.fromEntries(
      Object.entries(contracts).map(([name, address]) => [name, { address }]),
    ),
    calls: {},
    finished: true,
  };
}

/** An address at which there is nothing. */
function absentAddress(index: number) {
  return fromHexAddress(`41${(0xa0 + index).toString(16).repeat(20)}` as HexAddress);
}
