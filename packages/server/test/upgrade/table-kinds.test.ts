import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexTables, leftOut } from '../../src/backup/table-kinds.ts';
import { createGround } from '../../src/ground.ts';
import { undoTables } from '../../src/indexer/duties.ts';
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

test('a backup without its index leaves out what the chain gives back, and nothing else', async () => {
  const log = pino({ level: 'silent' });
  const config = configOf(chain, database.url, '/nowhere');
  const ground = createGround({ config, open: database, clock: Date.now, log });
  const { plans, projections, launch } = ground;
  const matcher = createOrderMatcher({ plans, sources: [], clock: Date.now, log });
  const derived = undoTables({ projections, annotators: [matcher, ...launch.annotators] });
  const { rows } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const all = rows.map(({ name }) => name);
  const own = all.filter((name) => ofIndexer.test(name));
  expect(indexTables).toEqual([...derived, ...own].sort());
  expect(all).toEqual(expect.arrayContaining([...indexTables, ...leftOut]));
});
