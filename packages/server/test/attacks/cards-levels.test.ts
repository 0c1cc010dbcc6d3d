import { cards } from '@vellum/contracts/cards';
import type { ReadCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { levelFacts } from '../../src/features/cards/level-facts.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

let opened: TestDatabase;
beforeEach(async () => {
  opened = await testDatabase();
  await opened.pool.query(
    `insert into card_level values (1, 5, false, true, $1, '', true, 9, 1, 0, 0, 0, 0, 7)`,
    [contract],
  );
  await stand('a', 3);
});
afterEach(() => opened.close());

/** The index is at block 9 of this id. */
const stand = (id: string, solid: number) =>
  opened.pool.query(
    `insert into chain_cursor values ('chain', 9, $1, 1, $2, 9, $2)
     on conflict (name) do update set block_id = $1, solid_number = $2`,
    [id, solid],
  );

/** Levels as a node has them that says this. */
function levelsBy(told: { name: string; weight: bigint }) {
  const isName = ({ data }: ReadCall<unknown>) => toHex(data) === toHex(cards.level(1n).data);
  const ask = async (_: Address, call: ReadCall<unknown>) =>
    isName(call) ? { name: told.name, pledgeTime: 0n } : { weight: told.weight };
  return levelFacts(opened.database, ask as never, contract);
}

test('a node that has not seen a level yet does not make its cards weightless for good', async () => {
  const told = { name: '', weight: 0n };
  const levels = levelsBy(told);
  await expect(levels()).rejects.toMatchObject({ problem: { code: 'CHAIN_UNAVAILABLE' } });
  Object.assign(told, { name: 'Bronze', weight: 100n });
  expect(await levels()).toMatchObject([{ name: 'Bronze', weight: 100n }]);
});

test('what a level was called on a branch that is gone, or by a node that was behind, is not kept', async () => {
  const told = { name: 'Brnoze', weight: 100n };
  const levels = levelsBy(told);
  const nameNow = async () => (await levels())[0]?.name;
  expect(await nameNow()).toBe('Brnoze');
  told.name = 'Bronze';
  expect(await nameNow()).toBe('Brnoze');
  await stand('b', 3);
  expect(await nameNow()).toBe('Bronze');
  // Once final it is asked for a last time.
  await stand('c', 7);
  expect(await nameNow()).toBe('Bronze');
  told.name = 'a lie';
  await stand('d', 8);
  expect(await nameNow()).toBe('Bronze');
});
