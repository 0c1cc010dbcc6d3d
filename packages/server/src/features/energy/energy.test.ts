import { paths } from '@vellum/api/wire/paths';
import { energyDesk } from '@vellum/contracts/energy';
import { toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardWorld, cardWorld } from '../../../test/cards/card-world.ts';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { energyLoans } from '../../../test/energy-loans.ts';
import { expectSameFromNothing } from '../../../test/indexer/expect-same-from-nothing.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';
import { rentalProjection } from './rental-projection.ts';

holdsReceipts(import.meta.url);

const { energy, orders } = paths;
const TRX = 1_000_000n;
const NEVER_USED = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const HOUR = 3_600;

let world: CardWorld;
let operator: Person;
let buyer: Person;
let friend: Person;
let loans: ReturnType<typeof energyLoans>;
beforeAll(async () => {
  world = await cardWorld(2);
  operator = world.owner;
  [buyer, friend] = world.people as [Person, Person];
  loans = energyLoans(world.chain);
  await loans.stake(operator, 5_000n * TRX);
  // A crowd beside the operator: 12,000 energy for each TRX.
  await loans.stake(world.stranger, 15_000_000n * TRX);
  await world.indexed();
});
afterAll(() => world?.close());

type Form = Record<string, string>;
const rent = (form: Form = {}): Form => ({
  ...{ action: 'energy.rent', receiver: buyer.address, energy: '65000', hours: '1' },
  ...{ maxPay: String(1_000_000n * TRX), ...form },
});
const refund = (rentalId: string): Form => ({ action: 'energy.refund', rentalId });
const code = (form: Form, by: Person) => refusal(world, by, orders.prepare, form);
const rented = async (form: Form = {}, by = buyer): Promise<string> =>
  (await carryOut(world, by, orders.prepare, rent(form))).result.rentalId;
const listed = async (form: Form = {}) => (await world.post(energy.list, form)).json.data;
const rental = async (id: string) =>
  (await listed()).list.find(({ rentalId }: { rentalId: string }) => rentalId === id);
const desk = async () => (await world.post(energy.desk)).json.data;

/** The operator lends what a rental needs, and shows it. */
async function deliver(id: string, to = buyer): Promise<bigint> {
  const { stake } = await world.read('energyDesk', energyDesk.rental(BigInt(id)));
  await loans.lend({ from: operator, to, sun: BigInt(stake) });
  await world.send(operator, 'energyDesk', energyDesk.deliver(BigInt(id)));
  await world.indexed();
  return BigInt(stake);
}

describe('a rental', () => {
  test('is refused with a reason where the desk would refuse', async () => {
    expect(await code(rent(), buyer)).toBe('OK');
    // Renting needs no activation: it costs only TRX and gives nothing of the project.
    expect(await code(rent(), world.stranger)).toBe('OK');
    expect(await code(rent({ energy: '9999' }), buyer)).toBe('VALIDATION');
    expect(await code(rent({ hours: '721' }), buyer)).toBe('VALIDATION');
    expect(await code(rent({ receiver: NEVER_USED }), buyer)).toBe('ADDRESS_INVALID');
    expect(await code(rent({ receiver: world.at('vlm') }), buyer)).toBe('ADDRESS_INVALID');
    expect(await code(rent({ receiver: operator.address }), buyer)).toBe('ADDRESS_INVALID');
    expect(await code(rent({ maxPay: '1' }), buyer)).toBe('PRICE_MOVED');
    expect((await world.post(orders.prepare, rent())).json.code).toBe('AUTH_REQUIRED');
  });

  test('S1.41 waits, is delivered, is paid for at its end, and counts in the record', async () => {
    const price = await world.read('energyDesk', energyDesk.priceOf(65_000n, 1n));
    const done = await carryOut(world, buyer, orders.prepare, rent({ maxPay: String(price) }));
    expect(done.quote).toEqual({ price: String(price) });
    const { rentalId } = done.result;
    expect(await rental(rentalId)).toMatchObject({
      ...{ buyer: buyer.address, receiver: buyer.address, energy: '65000', hours: 1 },
      ...{ paid: String(price), state: 'waiting', deliveredAt: null, endsAt: null },
    });
    expect(await code(refund(rentalId), buyer)).toBe('NOT_REFUNDABLE');
    const before = await desk();
    expect(before).toMatchObject({ operator: operator.address, open: 1, held: String(price) });
    await deliver(rentalId);
    const delivered = await rental(rentalId);
    expect(delivered).toMatchObject({ state: 'delivered', closedAt: null });
    expect((await dueDates(world, buyer.address)).own).toEqual([
      { kind: 'rentalEnds', at: delivered.endsAt, of: rentalId },
    ]);
    expect(await code(refund(rentalId), buyer)).toBe('NOT_REFUNDABLE');
    expect(BigInt((await desk()).lent)).toBeGreaterThanOrEqual(65_000n);
    await world.pass(HOUR);
    await world.indexed();
    expect(await rental(rentalId)).toMatchObject({ state: 'due' });
    await world.send(world.stranger, 'energyDesk', energyDesk.settle(BigInt(rentalId)));
    await world.indexed();
    const over = await rental(rentalId);
    expect(over.state).toBe('ended');
    expect(over.closedAt).toBeGreaterThanOrEqual(over.endsAt);
    expect(await desk()).toMatchObject({
      ...{ open: 0, held: '0', earned: String(price) },
      record: { rentals: 1, delivered: 1, refunded: 0, median: over.deliveredAt - over.rentedAt },
    });
  });

  test('that nobody delivers is paid back to its buyer, by whoever asks', async () => {
    const id = await rented({ receiver: friend.address });
    const { paid } = await rental(id);
    expect(await code(refund(id), friend)).toBe('NOT_REFUNDABLE');
    await world.pass(601);
    await world.indexed();
    expect((await rental(id)).state).toBe('late');
    expect((await listed({ state: 'late' })).list).toMatchObject([{ rentalId: id }]);
    const had = await trxOf(buyer);
    const back = await carryOut(world, world.stranger, orders.prepare, refund(id));
    expect([back.quote.amount, back.result.amount]).toEqual([paid, paid]);
    expect(await trxOf(buyer)).toBe(had + BigInt(paid));
    expect((await rental(id)).state).toBe('refunded');
    expect(await code(refund(id), buyer)).toBe('NOT_REFUNDABLE');
    expect(await code(refund('999'), buyer)).toBe('NOT_FOUND');
  });

  test('whose energy is taken away early is paid back', async () => {
    const id = await rented({ receiver: friend.address, hours: '24' });
    const stake = await deliver(id, friend);
    expect(await code(refund(id), buyer)).toBe('NOT_REFUNDABLE');
    await loans.takeBack({ from: operator, to: friend, sun: stake });
    await world.indexed();
    await carryOut(world, buyer, orders.prepare, refund(id));
    expect((await desk()).record).toMatchObject({ rentals: 3, delivered: 1, refunded: 2 });
  });

  test('is listed for who paid and for who uses it, by state', async () => {
    const ofFriend = await listed({ address: friend.address });
    expect(ofFriend.list).toHaveLength(2);
    expect(ofFriend.total).toBe(2);
    expect((await listed({ address: buyer.address })).total).toBe(3);
    expect((await listed({ address: world.stranger.address })).list).toEqual([]);
    expect((await listed({ state: 'refunded' })).total).toBe(2);
    expect((await listed({ state: 'ended' })).total).toBe(1);
    for (const state of ['waiting', 'delivered', 'due', 'late']) {
      expect((await listed({ state })).total).toBe(0);
    }
  });
});

describe('prices', () => {
  const set = (form: Form = {}): Form => ({
    ...{ action: 'energy.set-price', basePrice: '50000', hourPrice: '1000', isOpen: 'true' },
    ...form,
  });

  test('are set by the operator alone, within the hard cap', async () => {
    expect(await code(set(), buyer)).toBe('NOT_OWNER');
    expect(await code(set({ basePrice: '200001' }), operator)).toBe('VALIDATION');
    await carryOut(world, operator, orders.prepare, set());
    expect(await world.read('energyDesk', energyDesk.priceOf(100_000n, 2n))).toBe(5_200_000n);
  });

  test('a closed desk, or one that has nothing left, rents nothing out', async () => {
    const free = Number((await desk()).free);
    expect(await code(rent({ energy: String(free - 20_000) }), buyer)).toBe('OK');
    expect(await code(rent({ energy: String(free + 20_000) }), buyer)).toBe('ENERGY_UNAVAILABLE');
    await carryOut(world, operator, orders.prepare, set({ isOpen: 'false' }));
    expect(await code(rent(), buyer)).toBe('ENERGY_UNAVAILABLE');
  });
});

describe('the index', () => {
  test('forgets what is on a block that was replaced, and is the same when made from nothing', async () => {
    const set = { action: 'energy.set-price', basePrice: '40000', hourPrice: '1700' };
    await carryOut(world, operator, orders.prepare, { ...set, isOpen: 'true' });
    const before = await listed();
    const id = await rented();
    await deliver(id);
    // The rental, the loan and its proof.
    const blocks = Array.from({ length: 4 }, () => ({ transactions: [] }));
    await world.chain.devnet.reorganise({ depth: 3, blocks });
    await world.indexed();
    expect((await listed()).total).toBe(before.total);
    expect(await rental(id)).toBeUndefined();
    expect(await rented()).toBe(id);
    await deliver(id);
    await expectSameFromNothing(world, [rentalProjection]);
  });
});

const trxOf = ({ address }: Person): Promise<bigint> =>
  world.chain.devnet.chain.read(
    'head',
    (state) => state.account(toHexAddress(address))?.balance ?? 0n,
  );
