import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { readChainPosition } from '../../src/indexer/chain-position.ts';
import { seedFor, someOf } from '../faults/random.ts';
import type { Behaviour, FakeNode } from './fake-node.ts';
import { indexerOf, type Running } from './running.ts';
import { allTables, dumpTables } from './tables.ts';
import type { TokenChain } from './token-chain.ts';
import { fakeNodeOf, freshChain, freshDatabase, level, running, wrongBlocks } from './world.ts';

const RECEIPTS = 'gettransactioninfobyblocknum';
const BLOCKS = 'getblockbylimitnext';
const TOP = 'getnowblock';

/** Bends the honest answer to one call. */
const bent =
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    (call: string, bend: (answer: any) => any): Behaviour =>
    async (asked) =>
      asked.call === call ? { json: bend(await asked.answer()) } : undefined;

const always =
  (call: string, what: Awaited<ReturnType<Behaviour>>): Behaviour =>
  (asked) =>
    asked.call === call ? what : undefined;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const eachBlock = (change: (block: any) => void) => (answer: any) => {
  for (const block of answer.block ?? []) change(block);
  return answer;
};

/** Two receipts under each other's id. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const swapped = (one: number, other: number) => (list: any[]) =>
  list.map((receipt, at) => {
    if (at === one) return { ...list[other], id: receipt.id };
    return at === other ? { ...list[one], id: receipt.id } : receipt;
  });

/** Every way in which one node alone can be caught; the block is not taken, nor anything after it. */
const detectable: Readonly<Record<string, Behaviour>> = {
  'answers 200 with an error': always(RECEIPTS, { json: { Error: 'class java.lang.Exception' } }),
  'answers 200 with an error to blocks': always(BLOCKS, { json: { Error: 'try later' } }),
  'has no receipts yet': always(RECEIPTS, { json: [] }),
  'answers {} for receipts': always(RECEIPTS, { json: {} }),
  'answers {} for blocks': always(BLOCKS, { json: {} }),
  'answers what is not JSON': always(RECEIPTS, { text: '<html>bad gateway</html>' }),
  'answers null': always(RECEIPTS, { text: 'null' }),
  'drops a receipt': bent(RECEIPTS, (list) => list.slice(1)),
  'sends a receipt twice': bent(RECEIPTS, (list) => [...list.slice(1), list.at(-1)]),
  'adds a receipt': bent(RECEIPTS, (list) => [...list, { ...list[0], id: 'ab'.repeat(32) }]),
  'swaps the receipts of a good and a failed transaction': bent(RECEIPTS, swapped(0, 2)),
  'sends receipts of another block': bent(RECEIPTS, (list) =>
    list.map((receipt: object) => ({ ...receipt, blockNumber: 1 })),
  ),
  'calls a failed transaction good': bent(RECEIPTS, (list) =>
    list.map(({ result, ...receipt }: { result?: string; receipt: object }) => ({
      ...receipt,
      receipt: { ...receipt.receipt, result: 'SUCCESS' },
    })),
  ),
  'tells a wrong block id': bent(
    BLOCKS,
    eachBlock((block) => {
      block.blockID = block.blockID.slice(0, 16) + 'ab'.repeat(24);
    }),
  ),
  'tells another number in the header': bent(
    BLOCKS,
    eachBlock((block) => {
      block.block_header.raw_data.number = Number(block.block_header.raw_data.number) + 1;
    }),
  ),
  'tells another parent': bent(
    BLOCKS,
    eachBlock((block) => {
      block.block_header.raw_data.parentHash = 'cd'.repeat(32);
    }),
  ),
  'leaves a transaction out': bent(
    BLOCKS,
    eachBlock((block) => block.transactions?.pop()),
  ),
  'leaves a transaction out of block and receipts alike': async ({ call, answer }) => {
    if (call === RECEIPTS) return { json: (await answer()).slice(0, -1) };
    if (call !== BLOCKS) return undefined;
    return { json: eachBlock((block) => block.transactions?.pop())(await answer()) };
  },
  'tells a wrong transaction id': bent(
    BLOCKS,
    eachBlock((block) => {
      if (block.transactions) block.transactions[0].txID = 'ef'.repeat(32);
    }),
  ),
  'tells another result in the block': bent(
    BLOCKS,
    eachBlock((block) => {
      if (block.transactions) block.transactions.at(-1).ret = [{ contractRet: 'SUCCESS' }];
    }),
  ),
  'changes what was signed': bent(
    BLOCKS,
    eachBlock((block) => {
      for (const each of block.transactions ?? []) each.raw_data_hex = `${each.raw_data_hex}00`;
    }),
  ),
  'leaves a block out': bent(BLOCKS, ({ block, ...rest }) => ({ ...rest, block: block.slice(1) })),
  'rate-limits by 429': always(RECEIPTS, { status: 429, retryAfter: 0 }),
  'rate-limits by 403': always(BLOCKS, { status: 403 }),
  'fails with 503': always(TOP, { status: 503 }),
  'falls silent': always(RECEIPTS, 'silence'),
  'hangs up': always(BLOCKS, 'hang up'),
};

async function chainBehind(): Promise<{ chain: TokenChain; node: FakeNode }> {
  const chain = await freshChain();
  await chain.mine(chain.mint(1, 100n));
  return { chain, node: await fakeNodeOf(chain) };
}

/** Two blocks with two calls each, one of which reverts. */
async function twoBlocks(chain: TokenChain): Promise<void> {
  await chain.mine(chain.transfer(1, 2, 5n), chain.transfer(1, 3, 6n), chain.transfer(6, 2, 5n));
  await chain.mine(chain.mint(4, 9n), chain.transfer(1, 2, 1n), chain.transfer(6, 2, 6n));
}

async function expectSameAsFromHonest(
  database: Parameters<typeof dumpTables>[0],
  chain: TokenChain,
): Promise<void> {
  const { database: straight } = await freshDatabase();
  running(indexerOf(chain, { database: straight }));
  await level(straight, chain);
  expect(await dumpTables(database, allTables)).toEqual(await dumpTables(straight, allTables));
}

/** More wrong answers than two blocks need, had any of them been taken. */
const ENOUGH = 10;

function troubled({ indexer }: Running, node: FakeNode): Promise<void> {
  const before = node.misbehaved();
  return vi.waitFor(
    () => {
      expect(node.misbehaved()).toBeGreaterThan(before + ENOUGH);
      expect(indexer.status().problem).not.toBeNull();
    },
    { timeout: 120_000 },
  );
}

describe('one node that', () => {
  const ways = someOf(Object.entries(detectable), 5, seedFor('nodes that lie'));
  test.each(ways)('%s', async (_name, behaviour) => {
    const { database } = await freshDatabase();
    const { chain, node } = await chainBehind();
    const run = running(indexerOf(chain, { database, nodes: [{ url: node.url }] }));
    await level(database, chain);
    const before = await readChainPosition(database);
    await node.behave(behaviour);
    await twoBlocks(chain);
    await troubled(run, node);
    expect((await readChainPosition(database))?.head).toBe(before?.head);
    expect(run.indexer.status()).toMatchObject({ halted: null });
    await node.behave(null);
    await level(database, chain);
    await vi.waitFor(() => expect(run.indexer.status().problem).toBeNull(), 120_000);
    await expectSameAsFromHonest(database, chain);
  });

  test('tells an older head is a node that lags, not a reorganisation', async () => {
    const { database } = await freshDatabase();
    const { chain, node } = await chainBehind();
    const old = await (await fetch(`${chain.url}/wallet/getnowblock`, { method: 'POST' })).json();
    await twoBlocks(chain);
    const { indexer } = running(indexerOf(chain, { database, nodes: [{ url: node.url }] }));
    await level(database, chain);
    const asked = node.asked().get(TOP) ?? 0;
    await node.behave((request) =>
      request.call === TOP && !request.confirmed ? { json: old } : undefined,
    );
    await vi.waitFor(() => expect(node.asked().get(TOP)).toBeGreaterThan(asked + 6), 120_000);
    const { number } = chain.devnet.chain.head();
    expect(indexer.status()).toMatchObject({ halted: null, head: { number } });
    expect(indexer.progress().reorganisations).toBe(0);
    await node.behave(null);
    await chain.mine();
    await level(database, chain);
  });

  test('fails now and then is read from to the end', { tags: 'deep' }, async () => {
    const { database } = await freshDatabase();
    const { chain, node } = await chainBehind();
    for (let block = 0; block < 40; block++) await twoBlocks(chain);
    let requests = 0;
    await node.behave(({ call }) => {
      if (++requests % 5 !== 0) return undefined;
      return requests % 10 === 0 ? { status: 429 } : { json: call === BLOCKS ? {} : [] };
    });
    const { indexer } = running(indexerOf(chain, { database, nodes: [{ url: node.url }] }));
    await level(database, chain);
    expect(indexer.progress().retries).toBeGreaterThan(0);
    expect(await wrongBlocks(database, chain)).toEqual([]);
    await expectSameAsFromHonest(database, chain);
  });
});

describe('two nodes', () => {
  test.each([
    ['hides logs', bent(RECEIPTS, (list) => list.map((each: object) => ({ ...each, log: [] })))],
    ['swaps two good receipts', bent(RECEIPTS, swapped(0, 1))],
  ])('one that %s is noticed, and waited for', async (_name, behaviour) => {
    const { database } = await freshDatabase();
    const { chain, node } = await chainBehind();
    const nodes = [{ url: chain.url }, { url: node.url }];
    const run = running(indexerOf(chain, { database, nodes }));
    await level(database, chain);
    const before = await readChainPosition(database);
    await node.behave(behaviour);
    await twoBlocks(chain);
    await vi.waitFor(() => expect(run.indexer.status().problem).toContain('two nodes'), {
      timeout: 120_000,
    });
    expect((await readChainPosition(database))?.head).toBe(before?.head);
    await node.behave(null);
    await level(database, chain);
    await expectSameAsFromHonest(database, chain);
  });

  test.each([
    ['is silent', (() => 'silence') as Behaviour],
    ['refuses', (() => ({ status: 403 })) as Behaviour],
    ['answers nonsense', (() => ({ json: { Error: 'no' } })) as Behaviour],
  ])('the other one goes on while one %s', async (_name, behaviour) => {
    const { database } = await freshDatabase();
    const { chain, node } = await chainBehind();
    await node.behave(behaviour);
    const nodes = [{ url: node.url }, { url: chain.url }];
    const run = running(indexerOf(chain, { database, nodes }));
    await twoBlocks(chain);
    await level(database, chain);
    expect(run.indexer.status().nodes[0]?.failures).toBeGreaterThan(0);
    await expectSameAsFromHonest(database, chain);
  });

  test('a node far behind does not hold up the other', async () => {
    const { database } = await freshDatabase();
    const { chain, node } = await chainBehind();
    const [old, solid] = await Promise.all(
      ['wallet', 'walletsolidity'].map(async (kind) =>
        (await fetch(`${chain.url}/${kind}/${TOP}`, { method: 'POST' })).json(),
      ),
    );
    await node.behave(({ call, confirmed }) =>
      call === TOP ? { json: confirmed ? solid : old } : undefined,
    );
    for (let pair = 0; pair < 5; pair++) await twoBlocks(chain);
    const nodes = [{ url: node.url }, { url: chain.url }];
    const { indexer } = running(indexerOf(chain, { database, nodes }));
    await level(database, chain);
    expect(indexer.status().behind).toEqual([new URL(node.url).host]);
  });

  test('one that tells a solid block of another chain stops the indexer', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain(0);
    const other = await freshChain(0);
    await chain.mine(chain.mint(1, 1n));
    await other.mine(other.mint(1, 2n));
    const node = await fakeNodeOf(chain);
    const nodes = [{ url: chain.url }, { url: node.url }];
    const { indexer } = running(indexerOf(chain, { database, nodes }));
    await level(database, chain);
    const foreign = await (
      await fetch(`${other.url}/walletsolidity/${TOP}`, { method: 'POST' })
    ).json();
    await node.behave(({ call, confirmed }) =>
      call === TOP && confirmed ? { json: foreign } : undefined,
    );
    await vi.waitFor(() => expect(indexer.status().phase).toBe('halted'), { timeout: 120_000 });
    expect((await readChainPosition(database))?.halted).toContain('solid block');
  });

  test('that hold different solid blocks stop the indexer', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain(0);
    const other = await freshChain(0);
    await chain.mine(chain.mint(1, 1n));
    await other.mine(other.mint(1, 2n));
    const nodes = [{ url: chain.url }, { url: other.url }];
    const { indexer } = running(indexerOf(chain, { database, nodes }));
    await vi.waitFor(() => expect(indexer.status().phase).toBe('halted'), { timeout: 120_000 });
    expect(indexer.status()).toMatchObject({ leader: false });
    expect(indexer.status().halted).toContain('solid block');
    expect(await wrongBlocks(database, chain)).toEqual([]);
  });
});

describe('a chain that changes below what was solid', () => {
  test('stops the indexer, which tells why and keeps what it has', async () => {
    const { database } = await freshDatabase();
    const chain = await freshChain(0);
    await chain.mine(chain.mint(1, 1n));
    const first = running(indexerOf(chain, { database }));
    await level(database, chain);
    await first.stop();
    const kept = await dumpTables(database, allTables);
    const other = await freshChain(0);
    for (let block = 0; block < 4; block++) await other.mine(other.mint(1, 2n));
    const logged: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
    const nodes = [{ url: other.url }];
    const { indexer } = running(indexerOf(chain, { database, nodes, log }));
    await vi.waitFor(() => expect(indexer.status().phase).toBe('halted'), { timeout: 120_000 });
    const halted = expect.stringContaining('solid');
    expect(await readChainPosition(database)).toMatchObject({ halted });
    expect(logged.filter(({ level }) => level === 50)).toMatchObject([{ problem: halted }]);
    expect(await dumpTables(database, allTables)).toEqual(kept);
  });
});
