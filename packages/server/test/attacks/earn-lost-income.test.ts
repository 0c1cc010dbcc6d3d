import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayoutWorld, payoutWorld } from '../payout/payout-world.ts';
import type { Person } from '../test-server.ts';

const at = paths.withdrawal;

let world: PayoutWorld;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  world = await payoutWorld(2);
  [ann, bob] = world.people as [Person, Person];
  await world.fund(10_000n);
});
afterAll(() => world?.close());

const available = async (who: Person): Promise<string> => {
  await world.indexed();
  return (await world.ask(who, at.claimable)).data.available.amount;
};
const request = async (who: Person, requestId: string) =>
  (
    await world.ask(who, at.request, {
      amount: await available(who),
      requestId,
      whole: 'true',
    })
  ).data;
const detail = (who: Person, id: string) => world.ask(who, at.get, { id });
/** The last fee was never paid: the blocks with it are replaced. */
const loseFee = async () => {
  const blocks = Array.from({ length: 3 }, () => ({ transactions: [] }));
  await world.chain.devnet.reorganise({ depth: 2, blocks });
  await world.indexed();
};

// Nothing would ever bring what was lost: the request stayed open, no other could be made, and the worker took
// someone to be waiting for a root permanently.
test('a request for income that a replaced block took away ends with what there is', {
  tags: 'deep',
}, async () => {
  await world.payFee(ann);
  await world.settle();
  const kept = await available(ann);
  await world.payFee(ann);
  const { id, asked } = await request(ann, 'one');
  expect(BigInt(asked.amount)).toBeGreaterThan(BigInt(kept));
  await loseFee();
  expect(await available(ann)).toBe(kept);

  // Who asked may still get it all, while the blocks of that moment are not decided.
  expect((await detail(ann, id)).data.asked).toEqual(asked);
  await world.pass(86_400);
  await world.work();
  await world.settle();
  await world.passDelay();
  await world.work();
  await world.work();
  await world.settle();
  expect((await detail(ann, id)).data).toMatchObject({
    ...{ status: 'success', received: { amount: kept }, asked: { amount: kept } },
  });
});

test('one for nothing but that is gone with it', async () => {
  await world.payFee(bob);
  const { id } = await request(bob, 'one');
  await loseFee();
  await world.work();
  expect((await detail(bob, id)).code).toBe('NOT_FOUND');
  expect((await world.ask(bob, at.claimable)).data.open).toBeNull();
});

test('of many requests at the same moment one is made', async () => {
  await world.payFee(bob);
  const amount = await available(bob);
  const names = ['a', 'b', 'c', 'd', 'a', 'b'];
  const answers = await Promise.all(
    names.map((requestId) => world.ask(bob, at.request, { amount, requestId, whole: 'true' })),
  );
  const made = new Set(answers.flatMap(({ code, data }) => (code === 'OK' ? [data.id] : [])));
  expect(made.size).toBe(1);
  const codes = new Set(answers.map(({ code }) => code));
  expect([...codes].toSorted()).toEqual(['OK', 'WITHDRAWAL_OPEN']);
});
