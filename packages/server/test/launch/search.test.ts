import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LaunchParts } from '../../src/features/token-launch/launch-parts.ts';
import { tokenPage } from '../../src/features/token-launch/token-pages.ts';
import { tokenStore } from '../../src/features/token-launch/token-store.ts';
import {
  addLaunches,
  launchAddress,
  launchName,
  type NamedLaunch,
} from '../bench/many-launches.ts';
import { scaled } from '../faults/random.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const COUNT = scaled(50_000);
const HAY = 1_234;

const named = (tokenSymbol: string, tokenName = `name of ${tokenSymbol}`): NamedLaunch => ({
  tokenName,
  tokenSymbol,
});

/** Some that stand out among the many, oldest first. */
const special: Readonly<Record<number, NamedLaunch>> = {
  10: named('ZEPHYR', 'West Wind'),
  20: named('ZEPHYRUS', 'God of it'),
  30: named('BREEZE', 'Zephyr'),
  40: named('GALE', 'The old zephyr house'),
  50: named('ZEPHYR', 'Second of its name'),
  60: named('ZΕРHΥR', 'Third'),
  70: named('ＶＬМ', 'Something'),
  80: named('U$DT', 'Dollar'),
  90: named('100%', 'All_of it'),
  100: named('錫', '錫燈籠'),
  110: named('NULL', "Robert'); drop table launch_token;--"),
  120: named('back\\slash', 'C:\\path'),
};

let database: TestDatabase;
let parts: LaunchParts;

beforeAll(async () => {
  database = await testDatabase();
  await addLaunches(database.pool, COUNT, special);
  const constants = { catchUp: async () => false };
  const locker = launchAddress(99, 99);
  parts = { tokens: tokenStore(database.pool, constants, { locker }) } as LaunchParts;
});
afterAll(() => database.close());

async function search(keyword: string) {
  const body = tokenLaunch.list.body.parse({ keyword, pageSize: '20' });
  const page = await tokenPage(parts, body);
  return tokenLaunch.list.reply.parse(page).list;
}
const symbols = async (keyword: string) => (await search(keyword)).map((row) => row.tokenSymbol);

describe(`search over ${COUNT} tokens`, () => {
  test.each([
    ['the token', 0],
    ['its presale', 1],
    ['its trade', 2],
    ['its base pool', 3],
    ['its pair', 4],
  ])('by the address of %s finds it alone and first', async (_, thing) => {
    const found = await search(`  ${launchAddress(HAY, thing)} `);
    expect(found.map(({ tokenAddress }) => tokenAddress)).toEqual([launchAddress(HAY)]);
  });

  test('takes the exact symbol first, the older before the younger, then names, beginnings and the rest', async () => {
    const found = await search('zephyr');
    expect(found.map(({ tokenSymbol }) => tokenSymbol)).toEqual([
      'ZEPHYR',
      'ZEPHYR',
      'BREEZE',
      'ZEPHYRUS',
      'GALE',
    ]);
    expect(found[0]?.tokenAddress).toBe(launchAddress(10));
  });

  test('does not mind case, width or spaces', async () => {
    const expected = await symbols('zephyr');
    for (const keyword of ['ZEPHYR', ' Zephyr ', 'ｚｅｐｈｙｒ']) {
      expect(await symbols(keyword)).toEqual(expected);
    }
  });

  test('finds any of them by its symbol', async () => {
    for (const n of [0, 777, COUNT - 1]) {
      const [first] = await search(launchName(n).tokenSymbol);
      expect(first?.tokenAddress).toBe(launchAddress(n));
    }
  });

  test('finds Chinese by one character', async () => {
    expect(await symbols('燈')).toContain('錫');
    expect((await symbols('錫'))[0]).toBe('錫');
  });

  test.each([
    ['100%', '100%'],
    ['all_of', '100%'],
    ['back\\slash', 'back\\slash'],
    ["'); drop", 'NULL'],
  ])('takes %s as it is typed', async (keyword, symbol) => {
    expect(await symbols(keyword)).toEqual([symbol]);
  });

  test.each(['%%%', '___', "' or true --", '\\\\\\', 'x'.repeat(64), '🦄🦄🦄'])(
    'finds nothing for %s',
    async (keyword) => {
      expect(await symbols(keyword)).toEqual([]);
    },
  );

  test('empty is the list of all, the youngest first', async () => {
    const [first] = await search('');
    expect(first?.tokenAddress).toBe(launchAddress(COUNT - 1));
  });
});

describe('look-alikes in the list', () => {
  const alike = async (n: number) => (await search(launchAddress(n)))[0]?.looksLike;

  test('are told with the oldest that they can be taken for', async () => {
    const zephyr = {
      tokenAddress: launchAddress(10),
      tokenName: 'West Wind',
      tokenSymbol: 'ZEPHYR',
    };
    expect(await alike(10)).toBeNull();
    expect(await alike(20)).toBeNull();
    expect(await alike(30)).toEqual(zephyr);
    expect(await alike(50)).toEqual(zephyr);
    expect(await alike(60)).toEqual(zephyr);
  });

  test('are told with the coin of the platform before any other', async () => {
    expect(await alike(70)).toMatchObject({ tokenAddress: null, tokenSymbol: 'VLM' });
    expect(await alike(80)).toMatchObject({ tokenAddress: null, tokenSymbol: 'USDT' });
  });
});
