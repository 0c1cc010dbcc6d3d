import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { type EarnWorld, earnWorld } from '../../../test/earn/earn-world.ts';
import { randomOf, scaled, seedFor } from '../../../test/faults/random.ts';
import { expectSameFromNothing } from '../../../test/indexer/expect-same-from-nothing.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import { newPerson, type Person } from '../../../test/test-server.ts';
import { approvalProjection } from './approval-projection.ts';

holdsReceipts(import.meta.url);

const { approvals, orders } = paths;
const stranger = newPerson().address;
const coins = ['vlm', 'usdt', 'vlmWtrx'] as const;

let world: EarnWorld;
let free: Person[];
beforeAll(async () => {
  world = await earnWorld(4, { solidLag: 6 });
  free = [...world.people];
  await world.indexed();
});
afterAll(() => world?.close());

const someone = () => free.pop()!;
const listed = async (address: string) =>
  (await world.post(approvals.list, { address })).json.data.list;
const cancel = (token: string, spender: string) => ({
  action: 'approvals.cancel',
  token,
  spender,
});

describe('approvals', () => {
  test('are listed by coin and spender, ours by name, the newest first', async () => {
    const who = someone();
    await world.send(who, 'vlm', trc20.approve(world.at('termStake'), 500n));
    await world.send(who, 'vlm', trc20.approve(stranger, 7n));
    await world.send(who, 'vlmWtrx', trc20.approve(world.at('lpStake'), 9n));
    await world.send(who, 'vlm', trc20.approve(world.at('termStake'), 600n));
    await world.indexed();
    expect(await listed(who.address)).toMatchObject([
      { coin: world.at('vlm'), symbol: 'VLM', spenderName: 'termStake', given: '600' },
      { coin: world.at('vlmWtrx'), spender: world.at('lpStake'), spenderName: 'lpStake' },
      { coin: world.at('vlm'), spender: stranger, spenderName: null, given: '7' },
    ]);
    expect(await listed(stranger)).toEqual([]);
  });

  test('S5.33 are cancelled one by one, also by who is not active, and then gone', async () => {
    const who = someone();
    const vlm = world.at('vlm');
    await world.send(who, 'vlm', trc20.approve(stranger, 2n ** 256n - 1n));
    await world.send(who, 'vlm', trc20.approve(world.at('locker'), 5n));
    await world.indexed();
    const done = await carryOut(world, who, orders.prepare, cancel(vlm, stranger));
    expect(done).toMatchObject({
      ...{ kind: 'approvals.cancel', state: 'included' },
      quote: { allowance: String(2n ** 256n - 1n), symbol: 'VLM' },
    });
    expect(await world.read('vlm', trc20.allowance(who.address, stranger))).toBe(0n);
    expect(await listed(who.address)).toMatchObject([{ spender: world.at('locker') }]);
    const again = await refusal(world, who, orders.prepare, cancel(vlm, stranger));
    expect(again).toBe('NO_APPROVAL');
    const other = await refusal(world, world.stranger, orders.prepare, cancel(vlm, stranger));
    expect(other).toBe('NO_APPROVAL');
  });

  test('of a coin that is not followed are not cancelled here', async () => {
    const who = someone();
    const code = (token: string) => refusal(world, who, orders.prepare, cancel(token, stranger));
    expect(await code(world.at('locker'))).toBe('COIN_UNKNOWN');
    expect(await code(stranger)).toBe('COIN_UNKNOWN');
  });

  test('are the same when made again from nothing, whatever blocks were replaced', async () => {
    const random = randomOf(seedFor('approvals'));
    const spenders = [stranger, world.at('locker'), world.at('otcDesk')];
    const { devnet } = world.chain;
    await devnet.mine(8);
    for (let count = 0; count < scaled(200); count++) {
      const who = world.people[random(world.people.length)]!;
      const amount = BigInt(random(3)) * BigInt(1 + random(1000));
      const spender = spenders[random(spenders.length)]!;
      await world.send(who, coins[random(coins.length)]!, trc20.approve(spender, amount));
      if (random(10) > 0) continue;
      // Empty ones take their place: what was done in them is undone.
      if (random(2) === 0) await world.indexed();
      const depth = 1 + random(4);
      const blocks = Array.from({ length: depth + 1 }, () => ({ transactions: [] }));
      await devnet.reorganise({ depth, blocks });
    }
    await world.indexed();
    await expectSameFromNothing(world, [approvalProjection]);
    await expectAsOnChain();
  });
});

/** Nobody took anything in these tests, so what was given last is what stands. */
async function expectAsOnChain(): Promise<void> {
  const own = world.people.map(({ address }) => address);
  const { rows } = await world.database.pool.query(
    'select * from coin_approval where owner = any ($1)',
    [own],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { owner, coin, spender, amount } of rows) {
    const name = coins.find((one) => world.at(one) === coin)!;
    expect(await world.read(name, trc20.allowance(owner, spender))).toBe(BigInt(amount));
  }
}
