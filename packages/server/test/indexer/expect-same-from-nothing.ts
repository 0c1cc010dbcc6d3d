import { expect } from 'vitest';
import type { Projection } from '../../src/indexer/projection.ts';
import { reindex } from '../../src/indexer/reindex.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { until } from '../../src/platform/until.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { dumpTables } from './tables.ts';

/** A second index of the same chain, made from nothing and then projected again, has the rows of the first. */
export async function expectSameFromNothing(
  { chain, database }: Pick<TestServer, 'chain' | 'database'>,
  projections: readonly Projection[],
): Promise<void> {
  const tables = projections.flatMap((projection) => projection.tables);
  const mine = openDatabase(database.url);
  const other = await testServer({ chain });
  const open = openDatabase(other.database.url);
  try {
    await expectAtHead(other);
    const before = await dumpTables(mine.database, tables);
    expect(await dumpTables(open.database, tables)).toEqual(before);
    for (const projection of projections) await reindex(open.database, projection);
    expect(await dumpTables(open.database, tables)).toEqual(before);
  } finally {
    await open.close();
    await mine.close();
    await other.close();
  }
}

async function expectAtHead({ chain, database }: TestServer): Promise<void> {
  const head = chain.devnet.chain.head().id;
  const isThere = async () => {
    const { rows } = await database.pool.query('select * from chain_cursor');
    if (typeof rows[0]?.halted === 'string') throw new Error(rows[0].halted);
    return rows[0]?.block_id === head || null;
  };
  expect(await until(isThere, { everyMs: 50, forMs: 600_000 })).toBe(true);
}
