import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { BlockAnnotator } from '../../src/indexer/projection.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { indexerOf } from './running.ts';
import { balanceOf, freshChain, freshDatabase, level, running } from './world.ts';

/** Counts the calls of each block in a table; notes beside it what it was told. */
async function counting(database: Database, failsOn: (block: number) => boolean = () => false) {
  await sql`create table test_note (block integer primary key, calls integer)`.execute(database);
  const told = { undone: [] as number[], solid: [] as number[] };
  const annotator: BlockAnnotator = {
    tables: ['test_note'],
    async annotate(transaction, block) {
      await sql`insert into test_note values (${block.number}, ${block.transactions.length})`.execute(
        transaction,
      );
      // A statement that fails, which leaves the transaction in pieces unless it is mended.
      if (failsOn(block.number)) await sql`select 1 / 0`.execute(transaction);
    },
    async undone(transaction, { number }) {
      const { rows } = await sql`select from test_note where block >= ${number}`.execute(
        transaction,
      );
      expect(rows).toEqual([]);
      told.undone.push(number);
    },
    async solidified(_transaction, { number }) {
      told.solid.push(number);
    },
  };
  return { annotator, told };
}

async function notes(database: Database): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`select block from test_note order by 1`.execute(
    database,
  );
  return rows.map(({ block }) => block);
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('annotators', () => {
  test('write with the block, go back with it, and hear what is solid in order', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain();
    for (let block = 0; block < 12; block++) await chain.mine(chain.mint(1, 1n));
    const { annotator, told } = await counting(database);
    running(indexerOf(chain, { database, annotators: [annotator] }));
    await level(database, chain);
    const head = chain.devnet.chain.head().number;
    expect(await notes(database)).toEqual(upTo(head));
    await chain.devnet.reorganise({
      depth: 3,
      blocks: Array.from({ length: 4 }, () => ({ transactions: [] })),
    });
    await level(database, chain);
    expect(told.undone).toEqual([head, head - 1, head - 2]);
    expect(await notes(database)).toEqual(upTo(head + 1));
    expect(told.solid).toEqual(told.solid.toSorted((a, b) => a - b));
    expect(told.solid.at(-1)).toBe(chain.devnet.chain.solidNumber());
  });

  test('one that fails is skipped for that block alone, in backfill and live', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain();
    for (let block = 0; block < 12; block++) await chain.mine(chain.mint(1, 1n));
    const head = chain.devnet.chain.head().number;
    const failing = [3, 5, head + 1];
    const { annotator } = await counting(database, (block) => failing.includes(block));
    const { indexer } = running(indexerOf(chain, { database, annotators: [annotator] }));
    await level(database, chain);
    await chain.mine(chain.mint(1, 1n));
    await chain.mine(chain.mint(1, 1n));
    await level(database, chain);
    expect(await notes(database)).toEqual(upTo(head + 2).filter((at) => !failing.includes(at)));
    expect(await balanceOf(database, chain, 1)).toBe(14n);
    expect(indexer.progress().skippedAnnotations).toBe(3);
    expect(indexer.status()).toMatchObject({ halted: null, problem: null });
  });
});
