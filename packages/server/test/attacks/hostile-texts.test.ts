import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IndexedTransaction } from '../../src/indexer/indexed-block.ts';
import { noProgress } from '../../src/indexer/progress.ts';
import type { EventSource } from '../../src/indexer/projection.ts';
import { Writer } from '../../src/indexer/writer.ts';
import { verify } from '../../src/orders/verify.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

// What PostgreSQL refuses in text and jsonb: the character NUL, and half of a character.
const hostile = ['a\0b', '\ud83d', '\0'.repeat(300), `${'x'.repeat(199)}😀`];
const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const called: IndexedTransaction = {
  kind: 'call',
  id: 'ab'.repeat(32),
  index: 0,
  owner: contract,
  contract,
  data: new Uint8Array(4),
  callValue: 0n,
  success: true,
  result: 'SUCCESS',
  output: new Uint8Array(),
  fee: 0n,
  expiration: 9,
  logs: [{ index: 0, contract, topics: ['00'.repeat(32)], data: new Uint8Array() }],
};

test.each(hostile)('a contract that logs %j does not stop the index', async (text) => {
  const { database } = opened;
  await sql`truncate chain_cursor, chain_block, chain_tx, chain_log, contract_registry`.execute(
    database,
  );
  const names: EventSource = {
    source: 'names',
    decode: () => ({ name: 'Named', args: { name: text, list: [text] } }),
  };
  const parts = {
    database,
    duties: { projections: [], annotators: [], onSkipped: () => {} },
    reading: { decoders: new Map([['names', names]]), factories: [] },
    progress: noProgress(),
  };
  const writer = await Writer.begin(parts, { number: 1, id: '1', parentId: '0', timestamp: 1 }, [
    { address: contract, source: 'names', fromBlock: 1, parent: null },
  ]);
  const head = { number: 2, id: '2', parentId: '1', timestamp: 2 };
  await writer.applyLive({ ...head, transactionCount: 1, transactions: [called], transfers: [] });
  const { rows } = await sql<{ event: string }>`select event from chain_log`.execute(database);
  expect(rows).toEqual([{ event: 'Named' }]);
});

test.each(hostile)(
  'a contract that refuses with %j does not lose the end of an order',
  async (message) => {
    const call = {
      contract,
      method: 'f()',
      params: [],
      value: 0n,
      feeLimit: 1n,
      data: new Uint8Array(4),
      inputs: [],
    };
    const verdict = verify(
      { address: contract, call, bounds: [] },
      { transaction: { ...called, success: false, result: 'REVERT' }, parentTime: 1, events: [] },
      {
        proof: { source: 'names', event: 'Named', concerns: () => true },
        refusal: () => ({ kind: 'message', message }),
      },
    );
    expect(verdict.outcome).toBe('failed');
    await sql`select ${JSON.stringify(verdict)}::jsonb`.execute(opened.database);
  },
);
