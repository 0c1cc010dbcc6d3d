import { paths } from '@vellum/api/wire/paths';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { DAY, type EarnWorld, earnWorld, PURSE } from '../../../test/earn/earn-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { locks, orders } = paths;
const NO_COIN = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const NOBODY = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

let world: EarnWorld;
let free: Person[];
let vlm: string;
beforeAll(async () => {
  world = await earnWorld(6);
  free = [...world.people];
  vlm = world.at('vlm');
  await world.indexed();
});
afterAll(() => world?.close());

const someone = () => free.pop()!;
type Form = Record<string, string>;
const lock = (form: Form = {}) => ({
  ...{ action: 'locks.lock', coin: vlm, amount: '5000', days: '10', ...form },
});
const listed = async (form: Form) => (await world.post(locks.list, form)).json.data.list;
const proofOf = async (coin: string) => (await world.post(locks.proof, { coin })).json;

describe('a lock', () => {
  test('is refused with a reason where the contract would refuse', async () => {
    const who = someone();
    const code = (form: Form, by = who) => refusal(world, by, orders.prepare, lock(form));
    expect(await code({})).toBe('OK');
    expect(await code({ amount: '0' })).toBe('AMOUNT_ZERO');
    expect(await code({ amount: String(PURSE.vlm + 1n) })).toBe('INSUFFICIENT_BALANCE');
    expect(await code({ days: '0' })).toBe('LOCK_DAYS_RANGE');
    expect(await code({ days: '3651' })).toBe('LOCK_DAYS_RANGE');
    expect(await code({ coin: NO_COIN })).toBe('COIN_UNKNOWN');
    // A contract, but no coin.
    expect(await code({ coin: world.at('locker') })).toBe('COIN_UNKNOWN');
    expect(await code({}, world.stranger)).toBe('NOT_ACTIVATED');
    const forNobody = { action: 'locks.lock-for', beneficiary: NOBODY };
    expect(await code(forNobody)).toBe('ADDRESS_INVALID');
    expect(await code({ ...forNobody, beneficiary: world.at('locker') })).toBe('ADDRESS_INVALID');
    expect(await code({ ...forNobody, beneficiary: vlm })).toBe('ADDRESS_INVALID');
    const key = { createTime: '1780000000000' };
    expect(await code({ action: 'locks.unlock', ...key })).toBe('LOCK_UNKNOWN');
    expect(await code({ action: 'locks.extend', ...key })).toBe('LOCK_UNKNOWN');
    free.push(who);
  });

  test('is made, extended, and taken out by its owner once it is due, not before', async () => {
    const who = someone();
    const made = await carryOut(world, who, orders.prepare, lock());
    const { createTime, index } = made.result;
    const onChain = await world.read('locker', locker.lockAt(BigInt(index)));
    expect(createTime).toBe(String(onChain.createTime * 1000n));
    expect(made.result.unlockAt).toBe(String(onChain.unlockTime * 1000n));
    const unlock = { action: 'locks.unlock', createTime };
    const extend = { action: 'locks.extend', createTime, days: '5' };
    const code = (form: Form, by = who) => refusal(world, by, orders.prepare, form);
    expect(await code(unlock)).toBe('NOT_YET_UNLOCK_TIME');
    expect(await code(unlock, free[0]!)).toBe('LOCK_UNKNOWN');
    expect(await code(extend, free[0]!)).toBe('LOCK_UNKNOWN');
    const tooLong = { ...extend, days: '3641' };
    expect(await world.ask(who, orders.prepare, tooLong)).toMatchObject({
      ...{ code: 'LOCK_DAYS_RANGE', params: { min: '1', max: '3640' } },
    });
    const longer = await carryOut(world, who, orders.prepare, extend);
    expect(longer.result.unlockAt).toBe(String((onChain.unlockTime + 5n * 86_400n) * 1000n));
    expect((await dueDates(world, who.address)).own).toEqual([
      { kind: 'lockOpens', at: Number(longer.result.unlockAt), of: index },
    ]);
    await world.pass(10 * DAY);
    await world.indexed();
    expect(await code(unlock)).toBe('NOT_YET_UNLOCK_TIME');
    await world.pass(5 * DAY);
    await world.indexed();
    expect(await listed({ address: who.address })).toMatchObject([
      { state: 'due', locked: true, extended: 1, symbol: 'VLM', decimals: 6, kind: 'coin' },
    ]);
    const taken = await carryOut(world, who, orders.prepare, unlock);
    expect(taken.result.amount).toBe('5000');
    expect(await world.balance('vlm', who.address)).toBe(PURSE.vlm);
    expect(await code(unlock)).toBe('LOCK_UNKNOWN');
    expect(await code(extend)).toBe('LOCK_UNKNOWN');
    expect(await listed({ address: who.address })).toMatchObject([
      { state: 'taken', locked: false },
    ]);
  });

  test('for a friend is theirs: they alone take it out, and both see it', async () => {
    const [giver, friend] = [someone(), someone()];
    const gift = lock({ action: 'locks.lock-for', beneficiary: friend.address, days: '1' });
    const made = await carryOut(world, giver, orders.prepare, gift);
    expect(made.quote).toMatchObject({ toIsNew: 'false', toIsContract: 'false' });
    const { createTime } = made.result;
    const ofFriend = { madeBy: giver.address, lockerAddress: friend.address, lockAmount: '5000' };
    const [index] = [made.result.index];
    expect(await world.read('locker', locker.isMadeByOther(BigInt(index)))).toBe(true);
    const where: Form[] = [
      { address: friend.address, made: 'byOther' },
      { address: giver.address, made: 'forOthers' },
      { address: friend.address },
    ];
    for (const form of where) expect(await listed(form)).toMatchObject([ofFriend]);
    expect(await listed({ address: friend.address, made: 'own' })).toEqual([]);
    expect(await listed({ address: giver.address })).toEqual([]);
    await world.pass(DAY);
    await world.indexed();
    const unlock = { action: 'locks.unlock', createTime };
    expect(await refusal(world, giver, orders.prepare, unlock)).toBe('LOCK_UNKNOWN');
    await carryOut(world, friend, orders.prepare, unlock);
    expect(await world.balance('vlm', friend.address)).toBe(PURSE.vlm + 5000n);
  });
});

describe('the proof', () => {
  test('S3.10 counts what is locked and nothing that is due, permanent apart', async () => {
    const [one, two] = [someone(), someone()];
    const coin = world.at('vlmWtrx');
    const of = (amount: string, days: string) => lock({ coin, amount, days });
    await carryOut(world, one, orders.prepare, of('1000000', '1'));
    await carryOut(world, one, orders.prepare, of('2000000', '40'));
    await carryOut(world, two, orders.prepare, of('4000000', '80'));
    await world.pass(2 * DAY);
    await world.indexed();
    const { data: proof } = await proofOf(coin);
    const supply = await world.read('vlmWtrx', trc20.totalSupply());
    expect(proof).toMatchObject({
      ...{ symbol: 'VLM/TRX LP', decimals: 18, kind: 'lp', supply: String(supply) },
      ...{ locked: '6000000', due: '1000000', locks: 2, lockers: 2, later: '0' },
      // What a pair mints to nobody when it is made.
      permanent: '1000',
      methods: ['extend', 'lock', 'lockByAdd', 'unlock'],
      noEarlyExit: true,
    });
    expect(proof.lockedShare).toBe(Number((6_000_000n * 10_000n) / supply));
    expect(proof.sides.map(({ symbol }: { symbol: string }) => symbol).toSorted()).toEqual([
      'VLM',
      'WTRX',
    ]);
    expect(proof.uValue).toBe(
      String(await world.read('locker', locker.lpValueOf(6_000_000n, world.at('vlmWtrx')))),
    );
    const running = await listed({ coin, state: 'running' });
    const times = running.map(({ lockTime }: { lockTime: number }) => lockTime);
    expect([proof.earliest, proof.latest]).toEqual(times);
    expect(proof.opens).toMatchObject([
      { amount: '2000000', locks: 1 },
      { amount: '4000000', locks: 1 },
    ]);
    expect(await listed({ coin, state: 'due' })).toMatchObject([{ lockAmount: '1000000' }]);
    expect(await listed({ coin })).toHaveLength(3);
  });

  test('is made for a coin without locks, and refused for what is none', async () => {
    const dead = parseHexAddress(`0x${'00'.repeat(18)}dead`)!;
    await world.send(world.owner, 'usdt', testUsdt.mint(fromHexAddress(dead), 77n));
    await world.indexed();
    const { data } = await proofOf(world.at('usdt'));
    expect(data).toMatchObject({
      ...{ locked: '0', permanent: '77', earliest: null, opens: [], symbol: 'USDT' },
    });
    expect((await proofOf(NO_COIN)).code).toBe('COIN_UNKNOWN');
    expect((await proofOf(world.at('locker'))).code).toBe('COIN_UNKNOWN');
    expect((await proofOf('T123')).code).toBe('ADDRESS_INVALID');
  });

  test('coins that have locks are listed with their sums', async () => {
    const { json } = await world.post(locks.listCoins);
    const pool = json.data.list.find(({ coin }: { coin: string }) => coin === world.at('vlmWtrx'));
    expect(pool).toMatchObject({ locks: 2, lockers: 2, locked: '6000000', due: '1000000' });
    expect(pool.kind).toBe('lp');
  });
});
