import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { arrayText } from './array-text.ts';
import { copyField, copyRows } from './copied-rows.ts';

let open: TestDatabase;

beforeAll(async () => {
  open = await testDatabase();
  await sql`create table copied (id integer primary key, word text)`.execute(open.database);
});
afterAll(() => open.close());

/** PostgreSQL holds neither NUL nor halves of characters. */
const word = fc
  .string({ unit: 'binary' })
  .map((text) => text.replaceAll('\0', '').toWellFormed())
  .filter((text) => !text.includes('\0'));

describe('lists', () => {
  test('arrive as they were given, whatever the texts in them are', async () => {
    const list = fc.array(fc.oneof(word, fc.constantFrom('NULL', '', '{}', '"', ',', '\\', null)));
    await fc.assert(
      fc.asyncProperty(list, async (words) => {
        const { rows } = await sql`select ${words}::text[] as words`.execute(open.database);
        expect(rows).toEqual([{ words }]);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [[1, -2.5, null], '{1,-2.5,null}'],
    [['a', 'NULL', ''], '{"a","NULL",""}'],
    [[], '{}'],
    [['line\n'], null],
    [['back\\slash'], null],
    [[1n], null],
    [[Number.NaN], null],
    [[true], null],
    [[['nested']], null],
    [[new Date(0)], null],
  ])('%o is written here or left to the driver', (values, text) => {
    expect(arrayText(values)).toBe(text);
  });
});

describe('copied rows', () => {
  const copy = (lines: readonly string[]) =>
    open.database
      .transaction()
      .execute((transaction) => copyRows(transaction, 'copied (id, word)', lines));
  const kept = async () =>
    (await sql`select id, word from copied order by id`.execute(open.database)).rows;

  test('hold what was given, whatever the texts in them are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(word)), async (words) => {
        await sql`truncate copied`.execute(open.database);
        if (words.length > 0) await copy(words.map((each, id) => `${id}\t${copyField(each)}`));
        expect(await kept()).toEqual(words.map((each, id) => ({ id, word: each })));
      }),
      { numRuns: 50, examples: [[['\t', '\n', '\r', '\\', '\\N', '\\.', null]]] },
    );
  });

  test('are all refused when one is there already, and the connection goes on', async () => {
    await sql`truncate copied`.execute(open.database);
    await copy(['1\tone']);
    await expect(copy(['2\ttwo', '1\tagain'])).rejects.toMatchObject({ code: '23505' });
    await copy(['3\tthree']);
    expect(await kept()).toEqual([
      { id: 1, word: 'one' },
      { id: 3, word: 'three' },
    ]);
  });
});
