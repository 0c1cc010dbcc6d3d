import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardsProjection } from '../../src/features/cards/index/cards-projection.ts';
import type { ChainEvent } from '../../src/indexer/projection.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

// A contract that holds cards may do all of this within one transaction, and so may everyone in one block.
const [eve, ann] = [
  'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
] as const;
const nobody = `41${'00'.repeat(20)}` as HexAddress;
const hex = (address: string) => toHexAddress(address as Address);
const tokenId = (3n << 64n) | 1n;

type Step = readonly [name: string, args: object];
const move = (from: HexAddress, to: HexAddress): Step => ['Transfer', { from, to, tokenId }];
const minted: readonly Step[] = [
  move(nobody, hex(eve)),
  ['Bought', { user: hex(eve), level: 3n, tokenId, price: 7n }],
];
const listed = (seller: string, price: bigint): Step => [
  'Listed',
  { tokenId, seller: hex(seller), price },
];
const sold = (seller: string, buyer: string, price: bigint): readonly Step[] => [
  move(hex(seller), hex(buyer)),
  ['Sold', { tokenId, seller: hex(seller), buyer: hex(buyer), price, fee: 0n }],
];
const pledged: Step = ['Pledged', { tokenId, user: hex(eve), unlockTime: 90n }];
const unlocked: Step = ['Unlocked', { tokenId, user: hex(eve) }];

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());
const forget = () =>
  opened.pool.query('truncate card, card_event, card_level, card_pledge, card_stream_event');
beforeEach(forget);

/** Applies the steps as logs of one transaction, whole or one batch for each. */
async function apply(steps: readonly Step[], inOne: boolean) {
  const events = steps.map(
    ([name, args], logIndex): ChainEvent => ({
      ...{ block: 5, timestamp: 60_000, txid: 'ab'.repeat(32), transactionIndex: 2, logIndex },
      ...{ contract: ann as Address, source: 'cards', name, args: { ...args } },
    }),
  );
  const batches = inOne ? [events] : events.map((event) => [event]);
  for (const batch of batches) {
    await opened.database.transaction().execute((tx) => cardsProjection.apply(tx, batch));
  }
  const rows = async (text: string) => (await opened.pool.query(text)).rows;
  return {
    card: (await rows('select * from card'))[0],
    history: (await rows('select kind from card_event order by log_idx')).map(({ kind }) => kind),
    running: (await rows('select * from card_pledge where closed_at is null')).length,
    level: (await rows('select * from card_level'))[0],
  };
}

test.each<[string, readonly Step[], object, readonly string[]]>([
  [
    'listed and given away',
    [...minted, listed(eve, 9n), move(hex(eve), hex(ann))],
    { owner: ann, price: null, listed_at: null, last_price: 7n },
    ['minted', 'listed', 'transferred'],
  ],
  [
    'listed and given to oneself',
    [...minted, listed(eve, 9n), move(hex(eve), hex(eve))],
    { owner: eve, price: null, listed_at: null },
    ['minted', 'listed', 'transferred'],
  ],
  [
    'sold to and fro and listed again',
    [...minted, listed(eve, 9n), ...sold(eve, ann, 9n), listed(ann, 1n), ...sold(ann, eve, 1n)],
    { owner: eve, price: null, last_price: 1n },
    ['minted', 'listed', 'sold', 'listed', 'sold'],
  ],
  [
    'listed and pledged',
    [...minted, listed(eve, 9n), pledged],
    { owner: eve, price: null, unlock_at: 90_000n },
    ['minted', 'listed', 'pledged'],
  ],
  [
    'pledged, unlocked and listed',
    [...minted, pledged, unlocked, listed(eve, 2n)],
    { owner: eve, price: 2n, unlock_at: null, pledged_at: null },
    ['minted', 'pledged', 'unlocked', 'listed'],
  ],
  [
    'listed and frozen',
    [
      ...minted,
      listed(eve, 9n),
      ['Unlisted', { tokenId }],
      ['Frozen', { tokenId, until: 100n, reason: 'looked into' }],
    ],
    { owner: eve, price: null, frozen_until: 100_000n },
    ['minted', 'listed', 'unlisted', 'frozen'],
  ],
])('a card %s is what it was last', async (_, steps, card, history) => {
  const whole = await apply(steps, true);
  expect(whole.card).toMatchObject(card);
  expect(whole.history).toEqual(history);
  expect(whole.level).toMatchObject({ minted: 1n, remain: -1n });
  await forget();
  expect(await apply(steps, false)).toEqual(whole);
});
