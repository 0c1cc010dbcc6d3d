import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { draftCall } from '@vellum/tron/contract-call';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep } from '../faults/random.ts';
import type { Person } from '../test-server.ts';
import { type CardWorld, cardWorld } from './card-world.ts';

const BUYERS = isDeep ? 50 : 15;
const LEFT = 5;
const { levelCards, orders } = paths;
/** Reason of a failed order: the web says of it that all are sold. */
const REFUSED = 'TX_REVERTED CardsSoldOut';

let world: CardWorld;
beforeAll(async () => {
  world = await cardWorld(BUYERS);
  // Sessions are no part of the race.
  await world.indexed();
  await Promise.all(world.people.map((who) => world.ask(who, levelCards.levels)));
});
afterAll(() => world?.close());

/** A new level of which only the last cards are left. */
async function lastCards(level: number, settings: Readonly<{ price: bigint; pricedInU: boolean }>) {
  const { pledgeTime, fund } = await world.read('cards', cards.level(1n));
  const rules = await world.read('cards', cards.levelRules(1n));
  const all = { name: `Race ${level}`, pledgeTime, fund, ...rules, isOpen: true, ...settings };
  await world.send(world.owner, 'cards', cards.setLevel(BigInt(level), all));
  await world.send(world.owner, 'cards', cards.raiseSupply(BigInt(level), BigInt(LEFT)));
  await world.indexed();
}

type Signed = ReturnType<typeof signTransaction>;

/** What the Before asks the wallet for, signed; the code when it asks for nothing. */
async function signPurchase(who: Person, level: number) {
  const { code, data } = await world.ask(who, levelCards.preparePurchase, { level: `${level}` });
  if (code !== 'OK') return { who, code, orderId: null, transaction: null };
  const { orderId, call } = data;
  const { rows } = await world.database.pool.query('select data from orders where id = $1', [
    orderId,
  ]);
  const head = world.chain.devnet.chain.head();
  const draft = {
    caller: toHexAddress(who.address),
    contract: toHexAddress(call.contract),
    data: fromHex(rows[0].data),
    value: BigInt(call.callValueSun),
    feeLimit: BigInt(call.feeLimit),
  };
  const transaction = buildTransaction({
    ...draftCall(draft as Parameters<typeof draftCall>[0]),
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + 60_000,
  });
  return { who, code, orderId, transaction: signTransaction(transaction, who.privateKey) };
}

/** Sent to the chain and reported, as the web does. */
async function sendPurchase(who: Person, orderId: string, transaction: Signed) {
  const sent = await world.chain.devnet.chain.submit(transaction);
  expect(sent.code, sent.message).toBe('SUCCESS');
  const report = { orderId, txid: transaction.id };
  expect((await world.ask(who, levelCards.confirmPurchase, report)).code).toBe('OK');
}

/** What everyone has, in sun. */
const purses = (): Promise<ReadonlyMap<Person, bigint>> =>
  world.chain.devnet.chain.read('head', (state) => {
    const balanceOf = ({ address }: Person) => state.account(toHexAddress(address))?.balance ?? 0n;
    return new Map(world.people.map((who) => [who, balanceOf(who)]));
  });

type Tried = Awaited<ReturnType<typeof signPurchase>>;

/** How it ended for one buyer: by the order, the chain, and what is gone from the purse. */
async function endOf({ who, code, orderId, transaction }: Tried, spent: bigint, price: bigint) {
  if (transaction === null) {
    expect(spent).toBe(0n);
    return { ended: 'told', code };
  }
  const { data: order } = await world.ask(who, orders.get, { orderId });
  const receipt = world.chain.devnet.chain.find(transaction.id)?.receipt;
  const hasCard = order.result !== undefined;
  // A failed purchase costs the fee of the network, a card its price beside it: never the head room.
  expect(spent).toBe((receipt?.fee ?? 0n) + (hasCard ? price : 0n));
  if (!hasCard) {
    expect(['failing', 'failed']).toContain(order.state);
    return { ended: 'failed', code: `${order.failReason} ${order.failParams.reason}` };
  }
  expect(['included', 'settled']).toContain(order.state);
  const owner = await world.read('cards', cards.ownerOf(BigInt(order.result.tokenId)));
  expect(owner).toBe(toHexAddress(who.address));
  return { ended: 'bought', code: order.result.tokenId };
}

async function endsOf(
  tried: readonly Tried[],
  before: Awaited<ReturnType<typeof purses>>,
  price: bigint,
) {
  const after = await purses();
  return Promise.all(
    tried.map((one) => endOf(one, before.get(one.who)! - after.get(one.who)!, price)),
  );
}

async function expectCountersAsOnChain(level: number): Promise<void> {
  const { json } = await world.post(levelCards.levels);
  const shown = json.data.list.find((one: { level: number }) => one.level === level);
  const chain = await world.read('cards', cards.level(BigInt(level)));
  expect(shown).toMatchObject({ status: 'soldOut', remainSupply: 0, minted: LEFT });
  expect(shown.remainSupply).toBe(Number(chain.supplyLeft));
  expect(shown.nextTokenId).toBe(String(chain.nextSerial));
}

const codesOf = (ends: readonly { ended: string; code: string }[], ended: string) =>
  ends.filter((one) => one.ended === ended).map(({ code }) => code);

describe(`${BUYERS} buyers for the last ${LEFT} cards`, () => {
  test('who all sign before anybody has bought: five buy, the others fail and know why', async () => {
    await lastCards(21, { price: 20_000_000n, pricedInU: true });
    const price = await world.read('cards', cards.priceOf(21n));
    const before = await purses();
    const { devnet } = world.chain;
    await devnet.setMining({ mode: 'manual' });
    const tried = await Promise.all(world.people.map((who) => signPurchase(who, 21)));
    await Promise.all(
      tried.map(({ who, orderId, transaction }) => sendPurchase(who, orderId, transaction!)),
    );
    await devnet.setMining({ mode: 'instant' });
    await devnet.mine();
    await world.indexed();
    const ends = await endsOf(tried, before, price);
    expect(new Set(codesOf(ends, 'bought')).size).toBe(LEFT);
    expect(codesOf(ends, 'failed')).toEqual(Array(BUYERS - LEFT).fill(REFUSED));
    await expectCountersAsOnChain(21);
  });

  test('who go as fast as each can: five buy, the others are told before signing or fail', async () => {
    const price = 40_000_000n;
    await lastCards(22, { price, pricedInU: false });
    const before = await purses();
    const tried = await Promise.all(
      world.people.map(async (who) => {
        const signed = await signPurchase(who, 22);
        const { orderId, transaction } = signed;
        if (transaction !== null) await sendPurchase(who, orderId, transaction);
        return signed;
      }),
    );
    await world.indexed();
    const late = await signPurchase(world.people[0]!, 22);
    const ends = await endsOf(tried, before, price);
    expect(new Set(codesOf(ends, 'bought')).size).toBe(LEFT);
    expect(ends.filter(({ ended }) => ended === 'bought')).toHaveLength(LEFT);
    for (const code of codesOf(ends, 'failed')) expect(code).toBe(REFUSED);
    for (const code of codesOf(ends, 'told')) expect(code).toBe('SOLD_OUT');
    expect(late.code).toBe('SOLD_OUT');
    await expectCountersAsOnChain(22);
  });
});
