import { appendFileSync, mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { endLeftover } from '../src/platform/database/embedded-owner.ts';
import { until } from '../src/platform/until.ts';

// Keeps the PostgreSQL server of the tests: `node run-test-postgres.ts <folder>`. See test-postgres.ts.

const idleMs = 30_000;
/** Who read the address just before it was taken away has connected by then. */
const graceMs = 2000;
const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
];

async function main(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!takeLock(join(folder, 'lock'))) return;
  const cluster = join(folder, 'cluster');
  await endLeftover(cluster);
  await rm(cluster, { recursive: true, force: true });
  const server = await startEmbedded({
    folder: cluster,
    settings: [...quick, 'shared_buffers=64MB'],
  });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const address = join(folder, 'server.json');
  const text = JSON.stringify({ url: server.url, keeper: process.pid });
  do {
    await writeFile(`${address}.new`, text, { mode: 0o600 });
    await rename(`${address}.new`, address);
    while (await until(() => inUse(client), { everyMs: 1000, forMs: idleMs })) await nextSecond();
    await rm(address, { force: true });
  } while (await until(() => inUse(client), { everyMs: 200, forMs: graceMs }));
  await client.end();
  await server.stop();
  await rm(server.folder, { recursive: true, force: true });
}

const nextSecond = () => until(() => null, { everyMs: 1000, forMs: 500 });

async function inUse(client: Client): Promise<true | null> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rowCount ? true : null;
}

/** Kept for as long as the process lives: a lock that is collected as garbage is free for another keeper. */
const held: DatabaseSync[] = [];

/** The lock is the kernel's: it ends with the process, however that ends. */
function takeLock(path: string): boolean {
  try {
    const lock = new DatabaseSync(path);
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    held.push(lock);
    return true;
  } catch {
    return false;
  }
}

const [folder = ''] = process.argv.slice(2);
await main(folder).catch((error: unknown) => {
  appendFileSync(join(folder, 'keeper.log'), `${(error as Error).stack}\n`);
  process.exitCode = 1;
});
process.exit();
