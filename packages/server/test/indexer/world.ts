import type { DevnetOptions } from '@vellum/devnet';
import { sql } from 'kysely';
import { afterEach, expect, vi } from 'vitest';
import { readChainPosition } from '../../src/indexer/chain-position.ts';
import { base58Of } from '../../src/indexer/node/base58-of.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { createTestTables } from './balance-projection.ts';
import { type FakeNode, fakeNode } from './fake-node.ts';
import { type Running, start } from './running.ts';
import { TokenChain } from './token-chain.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A migrated database with the tables of the test projection, dropped after the test. */
export async function freshDatabase(): Promise<TestDatabase> {
  const opened = await testDatabase();
  closers.push(opened.close);
  await createTestTables(opened.database);
  return opened;
}

export async function freshChain(solidLag = 6, options: DevnetOptions = {}): Promise<TokenChain> {
  const chain = await TokenChain.create({ solidLag, ...options });
  closers.push(() => chain.devnet.close());
  return chain;
}

export async function fakeNodeOf(chain: TokenChain): Promise<FakeNode> {
  const node = await fakeNode(chain.url);
  closers.push(node.close);
  return node;
}

/** Runs until it is stopped, at the latest by the end of the test. */
export function running(indexer: Parameters<typeof start>[0]): Running {
  const run = start(indexer);
  closers.push(run.stop);
  return run;
}

/** Waits until the tables stand where the chain stands. */
export async function level(database: Database, chain: TokenChain): Promise<void> {
  await vi.waitFor(
    async () => {
      const position = await readChainPosition(database);
      expect(position?.headId).toBe(chain.devnet.chain.head().id);
      expect(position?.solid).toBe(chain.devnet.chain.solidNumber());
    },
    { timeout: 120_000, interval: 20 },
  );
}

export async function balanceOf(
  database: Database,
  chain: TokenChain,
  holder: number,
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select amount from test_balance where holder = ${base58Of(chain.holders[holder]!)}
  `.execute(database);
  return rows[0]?.amount ?? 0n;
}

/** Whether every block in the tables is one of the chain. */
export async function wrongBlocks(database: Database, chain: TokenChain): Promise<number[]> {
  const { rows } = await sql<{ number: number; id: string }>`
    select number, id from chain_block
  `.execute(database);
  return rows
    .filter(({ number, id }) => chain.devnet.chain.blockByNumber(number)?.id !== id)
    .map(({ number }) => number);
}
