import { trc20 } from '@vellum/contracts/coins';
import { pair } from '@vellum/contracts/dex';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarnWorld, earnWorld } from '../earn/earn-world.ts';

const at = (end: string) => fromHexAddress(`41${end.padStart(40, '0')}` as HexAddress);

let world: EarnWorld;
beforeAll(async () => {
  world = await earnWorld(1);
});
afterAll(() => world?.close());

const row = async () => {
  await world.indexed();
  const { rows } = await world.database.pool.query(
    'select lp_supply, burned_lp from liquidity_pool where pair = $1',
    [world.at('vlmWtrx')],
  );
  return rows[0];
};

// A pair ends LP by sending it from itself to nobody. Whoever sends theirs to nobody gives it up, and it continues to
// exist: counted as ended, what is left would seem to own more of the pool than it does.
test('LP that somebody sends to nobody is out of reach, and still there', async () => {
  const [ann] = world.people;
  const before = await row();
  await world.send(ann!, 'vlmWtrx', trc20.transfer(at('0'), 1_000n));
  await world.send(ann!, 'vlmWtrx', trc20.transfer(at('dead'), 77n));
  const after = await row();
  expect(after.lp_supply).toBe(await world.read('vlmWtrx', pair.totalSupply()));
  expect(after.burned_lp - before.burned_lp).toBe(1_077n);
});
