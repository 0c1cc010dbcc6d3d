import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otcProjection } from '../../src/features/otc/otc-projection.ts';
import { type EarnWorld, earnWorld, VLM } from '../earn/earn-world.ts';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';

const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);
const MS = 1000n;

let world: EarnWorld;
let random: Random;
beforeAll(async () => {
  random = randomOf(seedFor('otc'));
  world = await earnWorld(4, { solidLag: 6 });
  const { owner, send, at, people } = world;
  for (const who of people) {
    await send(owner, 'usdt', testUsdt.mint(who.address, 10n ** 12n));
    for (const coin of ['vlm', 'usdt'] as const) {
      await send(who, coin, trc20.approve(at('otcDesk'), 10n ** 17n));
    }
  }
  // No reorganisation takes these back.
  await world.chain.devnet.mine(8);
  for (let count = 0; count < scaled(600); count++) {
    await act();
    if (random(30) === 0) await replaceBlocks(1 + random(5));
  }
  await oneOfEach();
  await world.indexed();
});
afterAll(() => world?.close());

const person = () => world.people[random(world.people.length)]!;
const sumUpTo = (most: number) => BigInt(1 + random(most));

async function make(wholeOnly = random(4) === 0): Promise<void> {
  const [who, friend] = [person(), person()];
  const isVlm = random(2) === 0;
  const [coin, other] = isVlm ? (['vlm', 'usdt'] as const) : (['usdt', 'vlm'] as const);
  const now = BigInt(Math.floor(world.chain.devnet.chain.head().timestamp / 1000));
  const terms = {
    sell: world.at(coin),
    amount: sumUpTo(1_000) * VLM,
    want: random(2) === 0 ? NOBODY : world.at(other),
    wantAmount: sumUpTo(100) * VLM,
    onlyTaker: random(4) === 0 && friend !== who ? friend.address : NOBODY,
    expires: now + sumUpTo(200_000),
    wholeOnly,
  };
  await world.send(who, 'otcDesk', otcDesk.make(terms));
}

async function take(): Promise<void> {
  const count = await world.read('otcDesk', otcDesk.count());
  if (count === 0n) return;
  const id = BigInt(random(Number(count)));
  const offer = await world.read('otcDesk', otcDesk.offer(id));
  const isWhole = offer.wholeOnly || random(3) === 0;
  const amount = isWhole ? offer.left : (offer.left * sumUpTo(90)) / 100n;
  const pay = await world.read('otcDesk', otcDesk.quote(id, amount));
  const isTrx = fromHexAddress(offer.want) === NOBODY;
  const call = otcDesk.take(id, amount, pay, isTrx ? pay : 0n);
  const only = fromHexAddress(offer.onlyTaker);
  const named = world.people.find(({ address }) => address === only);
  await world.send(named ?? person(), 'otcDesk', call);
}

async function cancel(): Promise<void> {
  const count = await world.read('otcDesk', otcDesk.count());
  if (count === 0n) return;
  const id = BigInt(random(Number(count)));
  const { maker } = await world.read('otcDesk', otcDesk.offer(id));
  const owner = world.people.find(({ address }) => address === fromHexAddress(maker));
  await world.send(random(3) > 0 && owner ? owner : person(), 'otcDesk', otcDesk.cancel(id));
}

/** One random act. What the contract refuses changes nothing and is not looked at. */
async function act(): Promise<void> {
  const acts = [make, () => make(), take, take, cancel];
  await acts[random(acts.length)]!().catch(() => {});
  if (random(8) === 0) await world.chain.devnet.increaseTime(random(40) * 3_600_000);
  if (random(40) === 0) {
    await world.send(
      world.owner,
      'otcDesk',
      otcDesk.setKnownCoin(world.at('vlmWtrx'), random(2) > 0),
    );
  }
}

/** Whatever chance left out: an offer taken in parts and in full, one whose rest went back, one that is open. */
async function oneOfEach(): Promise<void> {
  const [maker, taker] = world.people as [(typeof world.people)[0], (typeof world.people)[0]];
  // Chance may have left all of it in offers.
  await world.send(world.owner, 'vlm', trc20.transfer(maker.address, 300n * VLM));
  const expires = BigInt(Math.floor(world.chain.devnet.chain.head().timestamp / 1000)) + 86_400n;
  const terms = { sell: world.at('vlm'), amount: 100n * VLM, want: NOBODY, wantAmount: 10n * VLM };
  const rules = { onlyTaker: NOBODY, expires, wholeOnly: false };
  for (const rest of [75n, 0n]) {
    await world.send(maker, 'otcDesk', otcDesk.make({ ...terms, ...rules }));
    const id = (await world.read('otcDesk', otcDesk.count())) - 1n;
    const part = (of: bigint) => otcDesk.take(id, of * VLM, 10n ** 12n, (of * VLM) / 10n);
    await world.send(taker, 'otcDesk', part(25n));
    if (rest > 0n) await world.send(taker, 'otcDesk', part(rest));
    else await world.send(maker, 'otcDesk', otcDesk.cancel(id));
  }
  await world.send(maker, 'otcDesk', otcDesk.make({ ...terms, ...rules }));
}

/** Empty ones take their place: what was done in them is undone. */
async function replaceBlocks(depth: number): Promise<void> {
  // Now and then the index has seen the blocks that go.
  if (random(2) === 0) await world.indexed();
  const blocks = Array.from({ length: depth + 1 }, () => ({ transactions: [] }));
  await world.chain.devnet.reorganise({ depth, blocks });
}

const rowsOf = async (query: string) => (await world.database.pool.query(query)).rows;

test('every offer is as the contract has it', async () => {
  const offers = await rowsOf('select * from otc_offer order by id');
  expect(BigInt(offers.length)).toBe(await world.read('otcDesk', otcDesk.count()));
  const isOver = (one: (typeof offers)[0]) => one.closed_at !== null;
  const kinds = [
    offers.some((one) => isOver(one) && one.remaining === 0n && one.fills > 1),
    offers.some((one) => isOver(one) && one.remaining > 0n && one.fills > 0),
    offers.some((one) => !isOver(one)),
  ];
  expect(kinds).toEqual([true, true, true]);
  for (const offer of offers) {
    const found = await world.read('otcDesk', otcDesk.offer(offer.id));
    expect({
      ...{ maker: offer.maker, sell: offer.sell, want: offer.want ?? NOBODY },
      ...{ onlyTaker: offer.only_taker ?? NOBODY, amount: offer.amount },
      ...{ wantAmount: offer.want_amount, expires: offer.expires, wholeOnly: offer.whole_only },
      left: offer.closed_at === null ? offer.remaining : 0n,
    }).toEqual({
      ...found,
      ...{ maker: fromHexAddress(found.maker), sell: fromHexAddress(found.sell) },
      ...{ want: fromHexAddress(found.want), onlyTaker: fromHexAddress(found.onlyTaker) },
      expires: found.expires * MS,
    });
  }
});

test('what was taken of an offer is what its fills say', async () => {
  const sums = await rowsOf(`select o.id, o.amount - o.remaining as taken, o.paid, o.fills,
      coalesce(sum(f.amount), 0)::numeric(78, 0) as amount,
      coalesce(sum(f.paid), 0)::numeric(78, 0) as sum, count(f.offer) as count
    from otc_offer o left join otc_fill f on f.offer = o.id group by o.id`);
  for (const one of sums) {
    expect([one.taken, one.paid, BigInt(one.fills)]).toEqual([one.amount, one.sum, one.count]);
  }
});

test('an index made from nothing has the same rows', async () => {
  await expectSameFromNothing(world, [otcProjection]);
});
