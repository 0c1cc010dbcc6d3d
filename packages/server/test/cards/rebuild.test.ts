import { cards } from '@vellum/contracts/cards';
import { fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardsProjection } from '../../src/features/cards/index/cards-projection.ts';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import type { Person } from '../test-server.ts';
import { act } from './card-acts.ts';
import { type CardWorld, cardWorld } from './card-world.ts';

const levels = [1n, 2n, 3n];
const wanted = { cards: scaled(200), acts: scaled(1_500) };

let world: CardWorld;
let random: Random;
let ids: bigint[];

beforeAll(async () => {
  random = randomOf(seedFor('cards'));
  world = await cardWorld(8, { solidLag: 6 });
  for (const level of levels) {
    await world.setLevel(Number(level), { price: level * 1_000_000n, pricedInU: false });
  }
  await world.fundRewards(50_000_000_000n, 365);
  ids = [];
  for (let count = 0; count < wanted.cards; count++) {
    ids.push(await world.buy(world.people[random(8)]!, 1 + random(3)));
  }
  // No reorganisation takes back what was bought.
  await world.chain.devnet.mine(8);
  for (let count = 0; count < wanted.acts; count++) {
    await act({ world, random, levels, ids });
    if (random(40) === 0) await replaceBlocks(1 + random(5));
  }
  ids.push(await oneOfEach());
  await world.indexed();
});
afterAll(() => world?.close());

/** Whatever chance left out, done to one more card. */
async function oneOfEach(): Promise<bigint> {
  const [seller, buyer] = world.people as [Person, Person];
  const { owner, send } = world;
  const id = await world.buy(seller, 1);
  await send(seller, 'cards', cards.list(id, 1_000n));
  await send(seller, 'cards', cards.list(id, 2_000n));
  await send(seller, 'cards', cards.unlist(id));
  await send(seller, 'cards', cards.list(id, 3_000n));
  await send(buyer, 'cards', cards.buyListed(id, 3_000n));
  const now = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n;
  await send(owner, 'cards', cards.freeze(id, now + 600n, 'looked into'));
  await send(owner, 'cards', cards.thaw(id));
  await send(buyer, 'cards', cards.pledge(id, 30n * 86_400n));
  return id;
}

/** Empty ones take their place: what was done in them is undone. */
async function replaceBlocks(depth: number): Promise<void> {
  // Now and then the index has seen the blocks that go.
  if (random(2) === 0) await world.indexed();
  const blocks = Array.from({ length: depth + 1 }, () => ({ transactions: [] }));
  await world.chain.devnet.reorganise({ depth, blocks });
}

test('every card, level and reservation is as the contract has it', async () => {
  const kinds = await world.database.pool.query('select distinct kind from card_event');
  expect(kinds.rows.length).toBeGreaterThan(6);
  for (const id of ids) {
    const { rows } = await world.database.pool.query('select * from card where token_id = $1', [
      String(id),
    ]);
    const [row] = rows;
    const { owner, unlockTime } = await world.read('cards', cards.detail(id));
    const { price } = await world.read('cards', cards.listing(id));
    expect({
      owner: row.owner,
      unlockTime: BigInt(row.unlock_at ?? 0) / 1000n,
      price: BigInt(row.price ?? 0),
      frozenUntil: BigInt(row.frozen_until) / 1000n,
    }).toEqual({
      owner: fromHexAddress(owner),
      unlockTime,
      price,
      frozenUntil: await world.read('cards', cards.frozenUntil(id)),
    });
  }
  for (const level of levels) {
    const { rows } = await world.database.pool.query('select * from card_level where level = $1', [
      Number(level),
    ]);
    const shown = await world.read('cards', cards.level(level));
    const { left } = await world.read('cards', cards.allotmentOf(level));
    expect([rows[0].remain, rows[0].minted + 1n, rows[0].allotment_left]).toEqual([
      shown.supplyLeft,
      shown.nextSerial,
      left,
    ]);
  }
  for (const { address } of world.people) {
    const reserved = await world.read('cards', cards.reservationOf(address));
    const { rows } = await world.database.pool.query(
      "select deadline, second from card_reservation where owner = $1 and state = 'running'",
      [address],
    );
    expect(BigInt(rows[0]?.deadline ?? 0) / 1000n).toBe(reserved.deadline);
    const held = await world.database.pool.query('select count(*) from card where owner = $1', [
      address,
    ]);
    expect(held.rows[0].count).toBe(await world.read('cards', cards.balanceOf(address)));
  }
});

test('an index made from nothing has the same rows', async () => {
  await expectSameFromNothing(world, [cardsProjection]);
});
