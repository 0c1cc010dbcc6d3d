import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { readChainPosition } from '../../src/indexer/chain-position.ts';
import { balances } from './balance-projection.ts';
import { indexerOf } from './running.ts';
import { allTables, dumpTables } from './tables.ts';
import { balanceOf, freshChain, freshDatabase, level, running } from './world.ts';

describe('following the chain', () => {
  test('backfills what is solid, then follows block by block', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain();
    for (let block = 0; block < 30; block++) {
      await chain.mine(chain.mint(block % 4, 10n), chain.pay(0, 1));
    }
    const { indexer } = running(indexerOf(chain, { database }));
    await level(database, chain);
    expect(await balanceOf(database, chain, 1)).toBe(80n);
    await chain.mine(chain.transfer(1, 2, 5n), chain.transfer(5, 2, 5n));
    await level(database, chain);
    expect(await balanceOf(database, chain, 1)).toBe(75n);
    expect(indexer.status()).toMatchObject({ phase: 'live', leader: true, halted: null, lag: 0 });
    const { rows } = await sql<{ ok: boolean }>`select ok from chain_tx where block = ${
      chain.devnet.chain.head().number
    } order by idx`.execute(database);
    expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
  });

  test('a reorganisation leaves what the new branch alone would have made', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain();
    await chain.mine(chain.mint(1, 100n));
    const gone = chain.transfer(1, 2, 100n);
    running(indexerOf(chain, { database }));
    await chain.mine(gone);
    await chain.mine(chain.mint(3, 7n));
    await level(database, chain);
    expect(await balanceOf(database, chain, 1)).toBe(0n);
    await chain.devnet.reorganise({
      depth: 2,
      blocks: [{ transactions: [chain.mint(4, 1n)] }, { transactions: [] }, { transactions: [] }],
    });
    await level(database, chain);
    expect(await balanceOf(database, chain, 1)).toBe(100n);
    expect(await balanceOf(database, chain, 3)).toBe(0n);
    const { database: rebuilt } = await freshDatabase();
    running(indexerOf(chain, { database: rebuilt }));
    await level(rebuilt, chain);
    expect(await dumpTables(database, allTables)).toEqual(await dumpTables(rebuilt, allTables));
  });

  test('a snapshot reverted under the indexer is a reorganisation', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain(6, { protectFinal: true });
    await chain.mine(chain.mint(1, 100n));
    const { indexer } = running(indexerOf(chain, { database }));
    const mark = await chain.devnet.snapshot();
    await chain.mine(chain.transfer(1, 2, 100n));
    await chain.mine(chain.mint(3, 7n));
    await level(database, chain);
    expect(await balanceOf(database, chain, 1)).toBe(0n);
    const solid = chain.devnet.chain.solidNumber();
    expect(await chain.devnet.revert(mark)).toBe(true);
    expect(chain.devnet.chain.solidNumber()).toBe(solid);
    for (let block = 0; block < 3; block++) await chain.mine(chain.mint(4, 1n));
    await level(database, chain);
    expect(await balanceOf(database, chain, 1)).toBe(100n);
    expect(await balanceOf(database, chain, 3)).toBe(0n);
    expect(indexer.status()).toMatchObject({ phase: 'live', halted: null });
    const { database: rebuilt } = await freshDatabase();
    running(indexerOf(chain, { database: rebuilt }));
    await level(rebuilt, chain);
    expect(await dumpTables(database, allTables)).toEqual(await dumpTables(rebuilt, allTables));
  });

  test('a revert below what the indexer has stored as final is refused, and nothing halts', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain(6, { protectFinal: true });
    const { indexer } = running(indexerOf(chain, { database }));
    const mark = await chain.devnet.snapshot();
    for (let block = 0; block < 10; block++) await chain.mine(chain.mint(1, 1n));
    await level(database, chain);
    const { id } = chain.devnet.chain.head();
    await expect(chain.devnet.revert(mark)).rejects.toThrow(/final/);
    expect(chain.devnet.chain.head().id).toBe(id);
    await chain.mine(chain.mint(1, 1n));
    await level(database, chain);
    expect(await balanceOf(database, chain, 1)).toBe(11n);
    expect(indexer.status()).toMatchObject({ phase: 'live', halted: null });
  });

  test('a projection that throws stops everything, and says so', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain();
    const broken = {
      ...balances,
      apply: async () => {
        throw new TypeError('no such thing');
      },
    };
    const { indexer } = running(indexerOf(chain, { database, projections: [broken] }));
    await chain.mine(chain.mint(1, 100n));
    await vi.waitFor(() => expect(indexer.status().phase).toBe('halted'), { timeout: 120_000 });
    expect((await readChainPosition(database))?.halted).toContain('balances');
    expect(indexer.status().leader).toBe(false);
  });
});
