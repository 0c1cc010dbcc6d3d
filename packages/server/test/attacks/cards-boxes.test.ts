import { blindBox } from '@vellum/contracts/blind-boxes';
import { commitOf } from '@vellum/contracts/box-draw';
import { trc20 } from '@vellum/contracts/coins';
import type { ReadCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BoxChain } from '../../src/features/blind-boxes/box-chain.ts';
import { secretIn } from '../../src/features/blind-boxes/box-secrets.ts';
import { boxStore } from '../../src/features/blind-boxes/box-store.ts';
import { boxTerms } from '../../src/features/blind-boxes/box-terms.ts';
import { UnreadableAnswer } from '../../src/platform/chain/ask-contract.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const coin = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const commit = new Uint8Array(32).fill(7);

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.pool.query('truncate box_series, box_series_terms');
  for (const series of [0, 1]) {
    await opened.pool.query(
      `insert into box_series (series, operator, commit, prize_coin, total, escrow, bond,
        created_block, created_at, created_txid) values ($1, $2, $3, $2, 2, 1, 1, 1, 1, 'ab')`,
      [series, coin, toHex(commit)],
    );
  }
});

const selectorOf = ({ data }: Pick<ReadCall<unknown>, 'data'>) => toHex(data.slice(0, 4));

/** A chain with two series; the coin of the newer one says this when it is asked for its symbol. */
function chainWith(symbol: () => Promise<string | null>): BoxChain & { asked(): number } {
  let asked = 0;
  const next = [symbol];
  const answers = new Map<string, () => unknown>([
    [selectorOf(blindBox.tiers(0n)), () => [{ count: 2n, amount: 1n }]],
    [
      selectorOf(blindBox.series(0n)),
      () => ({ commit, price: 5n, start: 1n, end: 2n, limit: 3n, feeBps: 0n }),
    ],
    [selectorOf(blindBox.revealTime()), () => 60n],
    [selectorOf(trc20.symbol()), () => next.pop()?.() ?? 'VLM'],
    [selectorOf(trc20.decimals()), () => 6n],
  ]);
  const ask = async (call: ReadCall<unknown>) => {
    asked += 1;
    return answers.get(selectorOf(call))?.();
  };
  const need = async (call: ReadCall<unknown>) => {
    const answer = await ask(call);
    if (answer === null) throw new Error('CHAIN_UNAVAILABLE');
    return answer;
  };
  return { contract: coin, client: {}, ask, need, asked: () => asked } as never;
}

const symbols = async () =>
  (
    await opened.pool.query('select coin_symbol from box_series_terms order by series desc')
  ).rows.map(({ coin_symbol }) => coin_symbol);

test.each<[string, () => Promise<string | null>, string]>([
  ['the character NUL', async () => 'V\0M', 'V\ufffdM'],
  ['half of a character', async () => '\ud83d', '\ufffd'],
  ['turned around', async () => 'V\u202eM', 'V\ufffdM'],
  ['a book', async () => 'x'.repeat(100_000), 'x'.repeat(32)],
  ['nothing', async () => null, ''],
  ['no text', () => Promise.reject(new UnreadableAnswer('not a text')), ''],
])('a coin whose symbol is %s hides neither its series nor others', async (_, symbol, shown) => {
  await boxTerms(opened.database, chainWith(symbol))();
  expect(await symbols()).toEqual([shown, 'VLM']);
});

test('many requests at once have the node asked once', async () => {
  const chain = chainWith(async () => 'VLM');
  const read = boxTerms(opened.database, chain);
  await Promise.all(Array.from({ length: 20 }, read));
  expect(chain.asked()).toBe(10);
});

test('nobody has us hash a whole transaction of half a megabyte', () => {
  const secret = new Uint8Array(32).fill(9);
  const wanted = toHex(commitOf(secret));
  const call = new Uint8Array(400);
  call.set(secret, 300);
  expect(secretIn(call, wanted)).toBe(toHex(secret));
  const begun = performance.now();
  expect(secretIn(new Uint8Array(500_000), wanted)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(100);
});

test('the draw of a large series is one row, counted as it would be one by one', async () => {
  await opened.pool.query(
    `insert into blind_box (series, box, owner, bought_block, bought_at, bought_txid, prize)
     select 0, n, case when n < 9000 then $1 end, 1, 1, 'ab', case when n % 3 = 0 then n end
     from generate_series(0, 9999) n`,
    [coin],
  );
  const rowsOf: number[] = [];
  const counting = opened.database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rowsOf.push(result.rows.length);
      return result;
    },
  });
  const boxes = boxStore(counting as typeof opened.database);
  const prizes = await boxes.prizes(0n);
  const expected = Array.from({ length: 9000 }, (_, n) => (n % 3 === 0 ? n : null));
  expect(prizes).toEqual(expected);
  expect(await boxes.openedByTier(0n, [1, 10, 10_000])).toEqual([1, 3, 2996]);
  expect(await boxes.prizes(5n)).toEqual([]);
  expect(await boxes.openedByTier(5n, [1, 2])).toEqual([0, 0]);
  expect(rowsOf).toEqual([1, 3, 1, 0]);
});
