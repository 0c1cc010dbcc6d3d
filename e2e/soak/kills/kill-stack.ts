import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerConfig } from '@vellum/server/config/config';
import { openDatabase } from '@vellum/server/platform/database/open';
import { until } from '@vellum/server/platform/until';
import { freePort } from '../../../packages/server/test/free-port.ts';
import { commandEnvironment } from '../../../packages/stack/test/command-environment.ts';
import { type RemoteNode, remoteNode } from '../remote-node.ts';

const main = fileURLToPath(new URL('../../../packages/stack/src/main.ts', import.meta.url));
export const SOLID_LAG = 3;
const BLOCK_MS = 1_000;
const START = { everyMs: 100, forMs: 600_000 };
/** Whoever does not answer within this is away. */
const ANSWER_MS = 2_000;

/** The platform as `npm start` runs it. */
export type KillStack = Readonly<{
  pid: number;
  url: string;
  dataDir: string;
  chainPort: number;
  node: RemoteNode;
  /** As the supervisor wrote it down for the tools. */
  config: ServerConfig;
  /** What the supervisor has said, by line. */
  said(): readonly string[];
  isRunning(): boolean;
  /** Which parts do not answer now. */
  away(): Promise<readonly string[]>;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
}>;

/** Starts it on a folder whose `.data` holds a chain. */
export async function startKillStack(folder: string): Promise<KillStack> {
  const [port, chainPort] = [await freePort(), await freePort()];
  const dataDir = join(folder, '.data');
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { ...commandEnvironment(), ...settings(port, chainPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = textOf(child);
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const isReady = async () => text().includes('Ctrl-C stops') || !isRunning() || null;
  await until(isReady, START);
  if (!text().includes('Ctrl-C stops')) throw new Error(`the platform did not start: ${text()}`);
  const config: ServerConfig = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'));
  const url = `http://127.0.0.1:${port}`;
  const node = remoteNode(`http://127.0.0.1:${chainPort}`);
  return {
    ...{ pid: child.pid ?? 0, url, dataDir, chainPort, node, config, isRunning },
    said: () => text().split('\n').filter(Boolean),
    away: () => partsAway(url, node, config.databaseUrl),
    async stop() {
      process.off('exit', endWithUs);
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const settings = (port: number, chainPort: number) => ({
  PORT: String(port),
  DEVNET_PORT: String(chainPort),
  DEVNET_BLOCK_TIME_MS: String(BLOCK_MS),
  DEVNET_SOLID_LAG: String(SOLID_LAG),
  DEMO_WORLD: 'small',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'warn',
});

function textOf({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
  };
  stdout?.on('data', hear);
  stderr?.on('data', hear);
  return () => text;
}

async function partsAway(url: string, { url: nodeUrl }: RemoteNode, databaseUrl: string) {
  const [server, chain, database] = await Promise.all([
    answers(`${url}/health/ready`),
    answers(`${nodeUrl}/wallet/getnowblock`),
    answersSql(databaseUrl),
  ]);
  return Object.entries({ server, chain, database })
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function answersSql(databaseUrl: string): Promise<boolean> {
  const { pool, close } = openDatabase(databaseUrl, { connections: 1, onLost: () => {} });
  const isThere = await pool.query('select 1').then(
    () => true,
    () => false,
  );
  await close();
  return isThere;
}
