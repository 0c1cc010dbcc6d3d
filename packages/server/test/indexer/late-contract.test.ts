import { describe, expect, test } from 'vitest';
import { referenceOf } from './reference.ts';
import { indexerOf } from './running.ts';
import { allTables, dumpTables, projectedRows } from './tables.ts';
import type { TokenChain } from './token-chain.ts';
import { freshChain, freshDatabase, level, running } from './world.ts';

const both = (chain: TokenChain) =>
  [0, 1].map((token) => ({ source: 'coin', address: chain.address(token) }));

async function busyChain(): Promise<TokenChain> {
  const chain = await freshChain();
  for (let block = 0; block < 20; block++) {
    await chain.mine(chain.mint(1, 5n), chain.mint(2, 7n, 1), chain.transfer(2, 1, 3n, 1));
  }
  return chain;
}

describe('a contract that is added later', () => {
  test('ends up as if it had been watched from the beginning', async () => {
    const chain = await busyChain();
    const { database } = await freshDatabase();
    const before = running(indexerOf(chain, { database }));
    await level(database, chain);
    await before.stop();
    expect(await projectedRows(database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
    running(indexerOf(chain, { database, contracts: both(chain) }));
    await chain.mine(chain.mint(3, 1n, 1));
    await level(database, chain);
    expect(await projectedRows(database)).toEqual(referenceOf(chain, chain.tokens));
    const { database: anew } = await freshDatabase();
    running(indexerOf(chain, { database: anew, contracts: both(chain) }));
    await level(anew, chain);
    expect(await dumpTables(database, allTables)).toEqual(await dumpTables(anew, allTables));
  });

  test('may begin before the first block that was indexed', { tags: 'deep' }, async () => {
    const chain = await busyChain();
    const { database } = await freshDatabase();
    const contracts = [{ source: 'coin', address: chain.address(), fromBlock: 8 }];
    const before = running(indexerOf(chain, { database, contracts }));
    await level(database, chain);
    await before.stop();
    running(indexerOf(chain, { database, contracts: both(chain).slice(1).concat(contracts) }));
    // The next block is applied only after the past of the new contract.
    await chain.mine();
    await level(database, chain);
    const { transfers } = await projectedRows(database);
    const late = referenceOf(chain, [chain.tokens[1]!]).transfers;
    expect(transfers).toEqual(expect.arrayContaining(late));
  });
});
