import { hash } from 'node:crypto';
import type { JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { BlockHeaderRaw } from '@vellum/tron/protocol/block';
import { messageFromJson } from '@vellum/tron/protocol/from-json';
import { describe, expect, test, vi } from 'vitest';
import { readChainPosition } from '../../src/indexer/chain-position.ts';
import { seedFor, someOf } from '../faults/random.ts';
import type { Behaviour } from './fake-node.ts';
import { indexerOf } from './running.ts';
import { allTables, dumpTables } from './tables.ts';
import type { TokenChain } from './token-chain.ts';
import { fakeNodeOf, freshChain, freshDatabase, level, running, wrongBlocks } from './world.ts';

const BLOCKS = 'getblockbylimitnext';
const RECEIPTS = 'gettransactioninfobyblocknum';
const TOP = 'getnowblock';

/** Stands for a transaction with fields that nodes keep and do not print: what is printed is not what was hashed. */
const printsOtherwise: Behaviour = async ({ call, answer }) => {
  if (call !== BLOCKS) return undefined;
  const json = await answer();
  for (const { transactions } of json.block ?? []) {
    if (transactions) transactions[0].signature = ['ab'.repeat(65)];
  }
  return { json };
};

async function chainOf(blocks: number, solidLag = 0): Promise<TokenChain> {
  const chain = await freshChain(solidLag);
  await chain.mine(chain.mint(1, 100n));
  for (let made = 0; made < blocks; made++) await chain.mine(chain.transfer(1, 2, 1n));
  return chain;
}

async function tablesFromHonest(chain: TokenChain): Promise<unknown> {
  const { database } = await freshDatabase();
  running(indexerOf(chain, { database }));
  await level(database, chain);
  return dumpTables(database, allTables);
}

describe('a transaction that is printed otherwise than the header commits to', () => {
  test('holds up the index for a while only, once it is solid', async () => {
    const chain = await chainOf(5);
    const node = await fakeNodeOf(chain);
    await node.behave(printsOtherwise);
    const { database } = await freshDatabase();
    const { indexer } = running(indexerOf(chain, { database, nodes: [{ url: node.url }] }));
    await level(database, chain);
    expect(indexer.status().nodes[0]?.lies).toBeGreaterThan(1);
    expect(await dumpTables(database, allTables)).toEqual(await tablesFromHonest(chain));
  });

  test('is not taken while it could still be found out', async () => {
    const chain = await chainOf(5);
    const node = await fakeNodeOf(chain);
    await node.behave(printsOtherwise);
    const { database } = await freshDatabase();
    const settings = { patience: 600_000 };
    running(indexerOf(chain, { database, nodes: [{ url: node.url }], settings }));
    await vi.waitFor(() => expect(node.misbehaved()).toBeGreaterThan(20), { timeout: 120_000 });
    expect((await readChainPosition(database))?.head ?? 0).toBeLessThan(5);
  });

  test('is taken at once when two nodes tell it alike', { tags: 'deep' }, async () => {
    const chain = await chainOf(5, 3);
    const fakes = [await fakeNodeOf(chain), await fakeNodeOf(chain)];
    for (const node of fakes) await node.behave(printsOtherwise);
    const { database } = await freshDatabase();
    const nodes = fakes.map(({ url }) => ({ url }));
    const settings = { patience: 600_000 };
    running(indexerOf(chain, { database, nodes, settings }));
    await level(database, chain);
    expect(await dumpTables(database, allTables)).toEqual(await tablesFromHonest(chain));
  });
});

/** A head that nobody else has, under an id that is right for it. */
function invented(json: JsonObject, ahead: number): JsonObject {
  const honest = (json['block_header'] as { raw_data: JsonObject }).raw_data;
  const raw_data = { ...honest, number: Number(honest['number']) + ahead };
  const header = messageFromJson(BlockHeaderRaw, raw_data, { visible: false });
  const digest = hash('sha256', encodeMessage(BlockHeaderRaw, header));
  const blockID = raw_data.number.toString(16).padStart(16, '0') + digest.slice(16);
  return { ...json, blockID, block_header: { raw_data } };
}

describe('a node that says to be far ahead', () => {
  const places = someOf(['first', 'second'], 1, seedFor('a node far ahead'));
  test.each(places)('is not believed alone, asked %s', async (place) => {
    const chain = await chainOf(5, 2);
    const node = await fakeNodeOf(chain);
    await node.behave(async ({ call, answer }) =>
      call === TOP ? { json: invented(await answer(), 1_000) } : undefined,
    );
    const { database } = await freshDatabase();
    const both = [{ url: node.url }, { url: chain.url }];
    const nodes = place === 'first' ? both : both.toReversed();
    const settings = { patience: 600_000 };
    // As in the world, where a chain keeps the time of the clock.
    const clock = () => chain.devnet.chain.head().timestamp;
    running(indexerOf(chain, { database, nodes, settings, clock }));
    await level(database, chain);
    await chain.mine(chain.transfer(1, 2, 1n));
    await level(database, chain);
    expect(await wrongBlocks(database, chain)).toEqual([]);
  });
});

test('of three nodes one that lies is outvoted', async () => {
  const chain = await chainOf(5, 2);
  const node = await fakeNodeOf(chain);
  await node.behave(async ({ call, answer }) =>
    call === RECEIPTS
      ? { json: (await answer()).map((each: object) => ({ ...each, log: [] })) }
      : undefined,
  );
  const honest = await fakeNodeOf(chain);
  const { database } = await freshDatabase();
  const nodes = [{ url: node.url }, { url: chain.url }, { url: honest.url }];
  running(indexerOf(chain, { database, nodes }));
  await level(database, chain);
  expect(await dumpTables(database, allTables)).toEqual(await tablesFromHonest(chain));
});

test('a node that takes long for its receipts is waited for longer', { tags: 'deep' }, async () => {
  const chain = await chainOf(2);
  const node = await fakeNodeOf(chain);
  await node.behave(async ({ call, answer }) => {
    if (call !== RECEIPTS) return undefined;
    const began = performance.now();
    await vi.waitFor(() => expect(performance.now() - began).toBeGreaterThan(1_000), 120_000);
    return { json: await answer() };
  });
  const { database } = await freshDatabase();
  const settings = { requestTimeout: 200 };
  running(indexerOf(chain, { database, nodes: [{ url: node.url }], settings }));
  await level(database, chain);
});
