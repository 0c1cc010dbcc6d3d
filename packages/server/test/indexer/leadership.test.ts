import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { Indexer } from '../../src/indexer/indexer.ts';
import { readContracts } from '../../src/indexer/registry.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import type { TestDatabase } from '../test-database.ts';
import type { FakeNode } from './fake-node.ts';
import { referenceOf } from './reference.ts';
import { indexerOf, type Running, start } from './running.ts';
import { allTables, dumpTables, projectedRows } from './tables.ts';
import type { TokenChain } from './token-chain.ts';
import { fakeNodeOf, freshChain, freshDatabase, level, running } from './world.ts';

async function processOn(chain: TokenChain, url: string) {
  const { database, close } = openDatabase(url);
  const run = start(indexerOf(chain, { database }));
  return {
    run,
    async stop() {
      await run.stop();
      await close();
    },
  };
}

/** Ends the session that holds the lock, and no other. */
const cutLeader = (database: Database) =>
  sql`
    select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and objid = 7201010 and datname = current_database()
  `.execute(database);

/** An indexer that waits for its node as long as a test does. */
const behind = (
  { url }: FakeNode,
  chain: TokenChain,
  options: Parameters<typeof indexerOf>[1],
): Indexer =>
  indexerOf(chain, {
    ...options,
    nodes: [{ url }],
    settings: { requestTimeout: 60_000, patience: 60_000 },
  });

/** From now on blocks that are asked for come only after the end. */
async function holdBlocks(node: FakeNode) {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<undefined>();
  await node.behave(({ call }) => {
    if (call !== 'getblockbylimitnext') return;
    begun.resolve();
    return held.promise;
  });
  return { begun: begun.promise, end: () => held.resolve(undefined) };
}

/** Another takes the lock over, and only then the blocks come that the leader waits for. */
async function expectNothingWritten(
  { database, pool }: TestDatabase,
  { indexer }: Running,
  letCome: () => void,
): Promise<void> {
  await cutLeader(database);
  const successor = await pool.connect();
  try {
    await successor.query('select pg_advisory_lock(7201010)');
    const { retries } = indexer.progress();
    const before = await dumpTables(database, allTables);
    letCome();
    await vi.waitFor(
      async () => {
        const hasNoticed = indexer.progress().retries > retries;
        if (!hasNoticed) expect(await dumpTables(database, allTables)).not.toEqual(before);
      },
      { timeout: 120_000, interval: 20 },
    );
    expect(await dumpTables(database, allTables)).toEqual(before);
    expect(indexer.status().leader).toBe(false);
  } finally {
    successor.release(true);
  }
}

const leads = ({ indexer }: Running) => indexer.status().leader;

describe('several processes', () => {
  test('one leads, another takes over when it stops', async () => {
    const { database, url } = await freshDatabase();
    const chain = await freshChain();
    const first = await processOn(chain, url);
    await level(database, chain);
    const second = await processOn(chain, url);
    await chain.mine(chain.mint(1, 5n));
    await level(database, chain);
    expect([leads(first.run), leads(second.run)]).toEqual([true, false]);
    expect(second.run.indexer.status().phase).toBe('standby');
    await first.stop();
    await chain.mine(chain.mint(1, 6n));
    await level(database, chain);
    expect(leads(second.run)).toBe(true);
    await second.stop();
    expect(await projectedRows(database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
  });

  test('a leader whose connection is cut writes no more, and one goes on', async () => {
    const { database, url } = await freshDatabase();
    const chain = await freshChain();
    const processes = [await processOn(chain, url), await processOn(chain, url)];
    for (let round = 0; round < 6; round++) {
      await chain.mine(chain.mint(1, 5n), chain.transfer(1, 2, 3n));
      await vi.waitFor(() => expect(processes.some(({ run }) => leads(run))).toBe(true), 120_000);
      await cutLeader(database);
      await chain.mine(chain.mint(1, 5n));
      await level(database, chain);
    }
    for (const { stop } of processes) await stop();
    expect(await projectedRows(database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
  });

  test('one that loses its lock between reading a block and writing it writes nothing', async () => {
    const world = await freshDatabase();
    const chain = await freshChain();
    const node = await fakeNodeOf(chain);
    const run = running(behind(node, chain, { database: world.database }));
    await level(world.database, chain);
    const reading = await holdBlocks(node);
    await chain.mine(chain.mint(1, 5n));
    await reading.begun;
    await expectNothingWritten(world, run, reading.end);
    await level(world.database, chain);
    expect(await projectedRows(world.database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
  });

  test('nor does one that reads the past of a new contract', async () => {
    const world = await freshDatabase();
    const chain = await freshChain();
    const { database } = world;
    await chain.mine(chain.mint(1, 5n), chain.mint(2, 7n, 1));
    // What is above the solid block is no past.
    await chain.devnet.mine(8);
    const before = running(indexerOf(chain, { database }));
    await level(database, chain);
    await before.stop();
    const node = await fakeNodeOf(chain);
    const reading = await holdBlocks(node);
    const contracts = [0, 1].map((token) => ({ source: 'coin', address: chain.address(token) }));
    const run = running(behind(node, chain, { database, contracts }));
    await reading.begun;
    expect(await readContracts(database)).toHaveLength(1);
    await expectNothingWritten(world, run, reading.end);
    await chain.mine();
    await level(database, chain);
    expect(await projectedRows(database)).toEqual(referenceOf(chain, chain.tokens));
  });

  test('readers hear of every block', async () => {
    const { database, pool } = await freshDatabase();
    const chain = await freshChain();
    const listener = await pool.connect();
    const heard: { head: number; solid: number }[] = [];
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')));
    await listener.query('listen chain');
    const run = start(indexerOf(chain, { database }));
    await chain.mine(chain.mint(1, 5n));
    await level(database, chain);
    const { number } = chain.devnet.chain.head();
    await vi.waitFor(() => expect(heard.map(({ head }) => head)).toContain(number), 120_000);
    await run.stop();
    listener.release(true);
  });
});
