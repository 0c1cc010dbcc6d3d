import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './open.ts';
import { statementShapes } from './statement-shapes.ts';

// Nothing is asked of it.
const { database, close } = openDatabase('postgres://localhost/none');
afterAll(close);

type Values = Readonly<{ owner?: string | undefined; offset: number }>;
const query = (of: Values) => sql`select * from card
  where ${of.owner === undefined ? sql`true` : sql`owner = ${of.owner}`} and level > ${7}
  offset ${of.offset}`;

test('a statement is written once, and given the values of each call', () => {
  const statementOf = statementShapes(database);
  let written = 0;
  const ask = (values: Values) =>
    statementOf('cards', values, (of) => {
      written++;
      return query(of);
    });
  const first = ask({ owner: 'a', offset: 20 });
  const second = ask({ owner: 'b', offset: 0 });
  expect(written).toBe(1);
  expect(second).toMatchObject({ name: first.name, text: first.text });
  expect([first.values, second.values]).toEqual([
    ['a', 7, 20],
    ['b', 7, 0],
  ]);
  expect(first.text).toContain('owner = $1 and level > $2');
});

test('what is left out is another statement, and so is another shape', () => {
  const statementOf = statementShapes(database);
  const all = [
    statementOf('cards', { owner: 'a', offset: 0 }, query),
    statementOf('cards', { owner: undefined, offset: 0 }, query),
    statementOf('other cards', { owner: 'a', offset: 0 }, query),
  ];
  expect(new Set(all.map(({ name }) => name)).size).toBe(3);
  expect(all[1]?.values).toEqual([7, 0]);
  const named: Values = { offset: 0 };
  expect(statementOf('cards', named, query)).toEqual(all[1]);
});

test('a value cannot be taken apart while the statement is written', () => {
  const statementOf = statementShapes(database);
  expect(() =>
    statementOf('one more', { offset: 3 }, (of) => sql`select ${of.offset + 1}`),
  ).toThrow(TypeError);
});

test('only so many are prepared', () => {
  const statementOf = statementShapes(database);
  const names = Array.from(
    { length: 40 },
    (_, n) => statementOf(`shape ${n}`, { offset: 0 }, query).name,
  );
  expect(names.filter((name) => name !== undefined)).toHaveLength(32);
  expect(statementOf('shape 0', { offset: 0 }, query).name).toBe(names[0]);
});
