import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { unchangedRows } from './unchanged-rows.ts';

let open: TestDatabase;

beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

type Row = Readonly<{ id: number; amount: bigint; words: string[]; note: string | null }>;

const statement = (name: string, ...values: readonly (string | number | null)[][]) => ({
  name,
  text: `select $1::integer as id, $2::bigint as amount, array['a', 'b'] as words, $3::text as note
    union all select $4::integer, $5::bigint, array['c'], $6::text order by 1`,
  values: values.flat(),
});

const reader = (most = 10) => unchangedRows<Row>(open.pool, { key: 'id', most });

test('a row is the same object until a column of it changes, and reads as any other does', async () => {
  const read = reader();
  const before = await read(statement('kept', [1, 5, null], [2, 6, 'x']));
  expect(before).toEqual([
    { id: 1, amount: 5n, words: ['a', 'b'], note: null },
    { id: 2, amount: 6n, words: ['c'], note: 'x' },
  ]);
  const [first, second] = await read(statement('kept', [1, 5, ''], [2, 6, 'x']));
  expect(second).toBe(before[1]);
  // No text is another thing than an empty one.
  expect(first).toEqual({ id: 1, amount: 5n, words: ['a', 'b'], note: '' });
});

test('rows of different statements are kept apart', async () => {
  const read = reader();
  const [one] = await read(statement('one', [1, 5, null], [2, 6, 'x']));
  const [other] = await read(statement('other', [1, 5, null], [2, 6, 'x']));
  expect(other).not.toBe(one);
  expect(other).toEqual(one);
});

test('no more than so many are kept', async () => {
  const read = reader(2);
  const [first] = await read(statement('few', [1, 5, null], [2, 6, 'x']));
  await read(statement('few', [3, 5, null], [4, 6, 'x']));
  const [again] = await read(statement('few', [1, 5, null], [2, 6, 'x']));
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
