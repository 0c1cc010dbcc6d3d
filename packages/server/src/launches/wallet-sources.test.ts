import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import type { IndexedBlock } from '../indexer/indexed-block.ts';
import { walletSources } from './wallet-sources.ts';

let base: TestDatabase;
beforeEach(async () => {
  base = await testDatabase();
});
afterEach(() => base.close());

const [ADA, BEN, CLEO] = ['TAda', 'TBen', 'TCleo'] as unknown as [Address, Address, Address];

test('a block in which a new wallet funds others tells the source of all of them', async () => {
  const block = {
    number: 7,
    transactions: [{ index: 0, owner: ADA }],
    transfers: [
      { index: 1, from: ADA, to: BEN, amount: 2_000_000n },
      { index: 2, from: BEN, to: CLEO, amount: 1_000_000n },
    ],
  } as unknown as IndexedBlock;
  await base.database
    .transaction()
    .execute((transaction) =>
      walletSources([]).annotate(transaction, block, { solid: false, events: [] }),
    );
  const { rows } = await sql`select address, root, funder from wallet_source order by 1`.execute(
    base.database,
  );
  expect(rows).toEqual([
    { address: ADA, root: ADA, funder: null },
    { address: BEN, root: ADA, funder: ADA },
    { address: CLEO, root: ADA, funder: BEN },
  ]);
});
