import { paths } from '@vellum/api/wire/paths';
import { locker } from '@vellum/contracts/locks';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EarnWorld, earnWorld } from '../earn/earn-world.ts';
import { callContract } from '../test-chain.ts';
import type { Person } from '../test-server.ts';
import { deployRuntime } from './deploy-runtime.ts';

const { locks, orders } = paths;
const MOST = 2n ** 256n - 1n;

/**
 * A coin that says of every address that it has nothing, and all there can be once `transferFrom` was called. Any other
 * call empties it again and answers 1, which is no symbol.
 */
const RUNTIME = [
  '60003560e01c', // selector
  '806370a0823114602957', // balanceOf
  '806323b872dd14603557', // transferFrom
  '6000600055', // empty
  '600160005260206000f3', // 1
  '5b60005460005260206000f3',
  '5b600019600055',
  '600160005260206000f3',
].join('');

let world: EarnWorld;
let ann: Person;
let victim: Person;
let coin: Address;
beforeAll(async () => {
  world = await earnWorld(2);
  [ann, victim] = world.people as [Person, Person];
  coin = await deployRuntime(world.chain, ann, RUNTIME);
  for (let day = 1; day <= 12; day++) {
    const lock =
      day % 2 ? locker.lock(MOST, coin, 1n) : locker.lockFor(MOST, coin, 1n, victim.address);
    await world.send(ann, 'locker', lock);
    await callContract(world.chain, ann, coin, {
      ...{ data: new Uint8Array(4), value: 0n, feeLimit: 150_000_000n },
    });
  }
  await world.indexed();
});
afterAll(() => world?.close());

describe('locks of a coin that lies', () => {
  test('stop neither the index nor the lists', async () => {
    const { json } = await world.post(locks.listCoins, {});
    expect(json.code).toBe('OK');
    expect(json.data.list).toMatchObject([
      { coin, symbol: null, decimals: 1, locks: 12, locked: String(MOST) },
    ]);
    const all = await world.post(locks.list, { coin });
    expect(all.json.data.list).toHaveLength(12);
    const mine = await world.post(locks.list, { address: victim.address, made: 'byOther' });
    expect(mine.json.data.list[0]).toMatchObject({ lockAmount: String(MOST), madeBy: ann.address });
    const own = await world.post(locks.list, { address: victim.address, made: 'own' });
    expect(own.json.data.list).toEqual([]);
  });

  test('prove nothing', async () => {
    const { json } = await world.post(locks.proof, { coin });
    expect(json.data).toMatchObject({ supply: '1', locked: '0', lockedShare: 0, uValue: null });
  });

  test('can be asked out of by who got one', async () => {
    await world.pass(86_400);
    await world.indexed();
    const { json } = await world.post(locks.list, { address: victim.address });
    const [{ createTime, state }] = json.data.list;
    expect(state).toBe('due');
    const form = { action: 'locks.unlock', createTime: String(createTime) };
    expect((await world.ask(victim, orders.prepare, form)).code).toBe('OK');
  });
});
