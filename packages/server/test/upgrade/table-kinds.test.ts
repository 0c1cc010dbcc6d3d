import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpDatabase } from '../../src/backup/dump-database.ts';
import { indexTables, leftOut } from '../../src/backup/table-kinds.ts';
import { undoTables } from '../../src/indexer/duties.ts';
import { createModules } from '../../src/modules/modules.ts';
import { createOrderMatcher } from '../../src/orders/matcher.ts';
import { type TestChain, testChain } from '../test-chain.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { configOf } from '../test-server.ts';

let chain: TestChain;
let database: TestDatabase;
beforeAll(async () => {
  [chain, database] = await Promise.all([testChain(), testDatabase()]);
});
afterAll(async () => {
  await database?.close();
  await chain?.devnet.close();
});

/** Where the indexer itself keeps blocks, and how far orders were told of the solid chain. */
const ofIndexer = /^(chain_|contract_registry$|order_progress$)/;

const tablesOf = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  return rows.map(({ name }) => name);
};

test('a backup has every table but the nonces, which could be used again, and the list of migrations', async () => {
  const kept: string[] = [];
  await dumpDatabase(database.url, {
    index: true,
    async keep({ name }, rows) {
      kept.push(name);
      rows.resume();
    },
  });
  expect([...kept, 'auth_nonce', 'migration'].sort()).toEqual((await tablesOf()).sort());
});

test('a backup without its index leaves out what the chain gives back, and nothing else', async () => {
  const log = pino({ level: 'silent' });
  const config = configOf(chain, database.url, '/nowhere');
  const modules = createModules({ config, open: database, clock: Date.now, log });
  const { plans, projections, launch } = modules;
  const matcher = createOrderMatcher({ plans, sources: [], clock: Date.now, log });
  const derived = undoTables({ projections, annotators: [matcher, ...launch.annotators] });
  const all = await tablesOf();
  const own = all.filter((name) => ofIndexer.test(name));
  expect(indexTables).toEqual([...derived, ...own].sort());
  expect(all).toEqual(expect.arrayContaining([...indexTables, ...leftOut]));
});
