import { cards } from '@vellum/contracts/cards';
import type { ReadCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { expect, test } from 'vitest';
import { levelFacts } from '../../src/features/cards/level-facts.ts';
import { testDatabase } from '../test-database.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

test('a node that has not seen a level yet does not make its cards weightless for good', async () => {
  const opened = await testDatabase();
  await opened.pool.query(
    `insert into card_level values (1, 5, false, true, $1, '', true, 9, 1, 0, 0, 0, 0, 7)`,
    [contract],
  );
  let weight = 0n;
  const isName = ({ data }: ReadCall<unknown>) => toHex(data) === toHex(cards.level(1n).data);
  const ask = async (_: Address, call: ReadCall<unknown>) =>
    isName(call) ? { name: weight === 0n ? '' : 'Bronze', pledgeTime: 0n } : { weight };
  const levels = levelFacts(opened.database, ask as never, contract);
  await expect(levels()).rejects.toMatchObject({ problem: { code: 'CHAIN_UNAVAILABLE' } });
  weight = 100n;
  expect(await levels()).toMatchObject([{ name: 'Bronze', weight: 100n }]);
  await opened.close();
});
