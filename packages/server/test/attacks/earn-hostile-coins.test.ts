import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { createClient } from '@vellum/tron/client/client';
import { ContractReverted } from '@vellum/tron/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atDeadAddress } from '../../src/features/burn-mining/burn-facts.ts';
import type { LockParts } from '../../src/features/locks/lock-parts.ts';
import { lockProofs } from '../../src/features/locks/lock-proof.ts';
import { lockStore, type Opening } from '../../src/features/locks/lock-store.ts';
import { lockedCoin } from '../../src/features/locks/locked-coin.ts';
import { type AskContract, askContract } from '../../src/platform/chain/ask-contract.ts';
import { coinFacts } from '../../src/platform/chain/coin-facts.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const coin = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const dex = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' as Address;
const hex = (text: string) => Buffer.from(text).toString('hex');
const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** A node on which every call runs out of time until it has rested. */
function tiredNode(message: string) {
  let [isTired, calls] = [true, 0];
  const tired = { result: { result: true, message: hex(message) }, energy_used: 1 };
  const rested = { result: { result: true }, energy_used: 1, constant_result: [word(6n)] };
  const client = createClient({
    fullNodes: ['http://node.test'],
    fetch: (async () => {
      calls += 1;
      const answer = isTired ? tired : rested;
      return Response.json({ ...answer, transaction: { ret: [isTired ? { ret: 'FAILED' } : {}] } });
    }) as typeof fetch,
  });
  return {
    ask: askContract(client),
    rest: () => {
      isTired = false;
    },
    calls: () => calls,
  };
}

const timeouts = ["CPU timeout for 'PUSH1' operation executing", 'Already Time Out'];

describe.each(timeouts)('a call that ends with %j', (message) => {
  // Remembered as "a coin without decimals", every amount of it would be shown a million times too large from then on.
  test('is a busy node, not the word of the coin', async () => {
    const { ask, rest } = tiredNode(message);
    const facts = coinFacts(ask);
    await expect(facts(coin)).rejects.toThrow('CHAIN_UNAVAILABLE');
    rest();
    expect((await facts(coin)).decimals).toBe(6);
  });

  // Anyone can lock a coin whose name takes all the time that a node gives, and everyone's list would ask for it.
  test('is not made again for everybody who looks', async () => {
    const { ask, rest, calls } = tiredNode(message);
    let now = 0;
    const read = lockedCoin({ ask, facts: coinFacts(ask), dex, own: [], clock: () => now });
    for (let looks = 0; looks < 20; looks++) await expect(read(coin)).rejects.toThrow();
    expect(calls()).toBeLessThanOrEqual(4);
    rest();
    now += 60_000;
    expect(await read(coin)).toMatchObject({ decimals: 6, kind: 'coin' });
  });
});

const refusing = (async () => {
  throw new ContractReverted('no', new Uint8Array());
}) as AskContract;

// The page of all burns, with what everyone earned there, would be gone with one listed coin that turned bad.
test('a coin that refuses to count has nothing at the dead address', async () => {
  expect(await atDeadAddress(refusing, coin)).toBe(0n);
});

test('a coin that bears the name of another is told apart by its address', async () => {
  const facts = async () => ({ symbol: 'USDT', decimals: 6 });
  const nameOf = async (own: readonly Address[]) =>
    (await lockedCoin({ ask: refusing, facts, dex, own })(coin)).symbol;
  expect(await nameOf([coin])).toBe('USDT');
  expect(await nameOf([])).toBe(`USDT (…${coin.slice(-4)})`);
});

/** The proof of a coin of which the locks name so much, and that says the rest of itself. */
function proofOf(
  records: Readonly<{ locked: bigint; due: bigint }>,
  says: Readonly<{ supply: bigint; held: bigint; dead?: bigint }>,
  opens: readonly Opening[] = [],
) {
  const heldBy = new Map([[toHex(trc20.balanceOf(dex).data), says.held]]);
  const ask = (async (_, { data }) => {
    const call = toHex(data);
    if (call === toHex(trc20.totalSupply().data)) return says.supply;
    return heldBy.get(call) ?? says.dead ?? 0n;
  }) as AskContract;
  const client = createClient({
    fullNodes: ['http://node.test'],
    fetch: (async () => Response.json({})) as typeof fetch,
  });
  const sums = { coin, locks: 1n, lockers: 1n, earliest: null, latest: null, ...records };
  const parts = {
    ...{ client, ask, contract: dex, ownCoins: [] },
    account: async () => ({ balance: 0n, isContract: true }),
    position: async () => ({ head: 1, headId: 'a', solid: 1, chainTime: 1 }),
    store: { sums: async () => sums, openings: async () => opens },
    coin: async () => ({ symbol: 'X', decimals: 6, kind: 'coin', sides: null }),
  };
  return lockProofs(parts as unknown as LockParts)(coin);
}

describe('the lock proof', () => {
  test('tells what is locked', async () => {
    const proof = await proofOf({ locked: 40n, due: 5n }, { supply: 100n, held: 45n, dead: 2n });
    expect(proof).toMatchObject({ locked: '40', due: '5', lockedShare: 4_000, permanent: '4' });
  });

  // A coin whose maker can move what others hold takes it out of the locker without any unlock.
  test('counts nothing as locked that the locker no longer holds', async () => {
    const records = { locked: 40n, due: 5n };
    expect(await proofOf(records, { supply: 100n, held: 0n })).toMatchObject({
      ...{ locked: '0', due: '0', lockedShare: 0 },
    });
    expect(await proofOf(records, { supply: 100n, held: 25n })).toMatchObject({
      ...{ locked: '25', due: '0', lockedShare: 2_500 },
    });
    // What is due was taken out a moment ago: the node is a block ahead.
    expect(await proofOf(records, { supply: 100n, held: 40n })).toMatchObject({
      ...{ locked: '40', due: '0' },
    });
  });

  test('never has more than all of a coin that says less of itself', async () => {
    const most = 2n ** 256n - 1n;
    const says = { supply: 1n, held: most, dead: most };
    expect(await proofOf({ locked: 9n * most, due: 0n }, says)).toMatchObject({
      ...{ locked: '1', lockedShare: 10_000, permanent: '1', permanentShare: 10_000 },
    });
  });
});

describe('a coin of which more is locked than there can be', () => {
  const most = 2n ** 256n - 1n;
  const DAY = 86_400_000;
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await testDatabase();
    for (let idx = 0; idx < 20; idx++) {
      await opened.pool.query(
        `insert into lock_record values ($1, $2, $3, $4, $1, $5, null, 0, '', 0, null, null, 1)`,
        [idx, dex, coin, most, (idx % 10) * DAY + 1],
      );
    }
  });
  afterAll(() => opened?.close());

  // No amount of a reply has as many digits, and the list of all coins would end with this one.
  test('is summed up to all there can be', async () => {
    const store = lockStore(opened.database, dex);
    const [found] = await store.coins([], 0, { offset: 0, limit: 5 });
    expect(found).toMatchObject({ coin, locked: most, due: 0n, locks: 20n });
    expect(await store.sums(coin, 20 * DAY)).toMatchObject({ locked: 0n, due: most });
    const openings = await store.openings(coin, 0, 30);
    expect(openings).toHaveLength(10);
    for (const { amount } of openings) expect(amount).toBe(most);
  });

  test('has no less than nothing that opens later', async () => {
    const records = { locked: most, due: 0n };
    const opens = [0, 1, 2].map((day) => ({ day: BigInt(day), amount: most, locks: 1n }));
    const proof = await proofOf(records, { supply: most, held: most }, opens);
    expect(proof).toMatchObject({ locked: String(most), later: '0' });
  });
});
