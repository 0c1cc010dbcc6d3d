import { lpResult } from '@vellum/api/liquidity/lp-result';
import { squareRoot } from '@vellum/api/numbers/square-root';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { pair as pairClient, router } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { otcDesk } from '@vellum/contracts/otc';
import { presale } from '@vellum/contracts/presale';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lpDepositProjection } from '../../src/pairs/lp-deposit-projection.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import { DAY, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

const EVER = 2n ** 40n;
const NOBODY = `41${'00'.repeat(20)}` as HexAddress;

// biome-ignore lint/suspicious/noExplicitAny: as the wire has it.
type AnyReply = any;

let world: SaleWorld;
let sold: Launched;
let creator: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  world = await saleWorld(5);
  let carl: Person;
  [creator, ada, ben, carl] = world.people as [Person, Person, Person, Person];
  sold = await world.launch(creator);
  await world.sellOut(sold, [ada, carl], creator);
  await world.indexed();
});
afterAll(() => world?.close());

type Pool = Readonly<{ reserves: readonly [bigint, bigint]; lpSupply: bigint }>;

/** Token and TRX of the pool, as the chain has them. */
async function poolNow(): Promise<Pool> {
  const { reserve0, reserve1 } = await world.readAt(sold.pair, pairClient.reserves());
  const isFirst = toHexAddress(sold.token) < toHexAddress(world.at('wtrx'));
  const lpSupply = await world.readAt(sold.pair, pairClient.totalSupply());
  return { reserves: isFirst ? [reserve0, reserve1] : [reserve1, reserve0], lpSupply };
}

const lpOf = (who: Address) => world.readAt(sold.pair, trc20.balanceOf(who));

async function depositsOf(who: Person) {
  await world.indexed();
  const form = { address: who.address, pair: sold.pair };
  const { own, presale: inPresale } = (await world.post(paths.liquidity.getDeposit, form)).json
    .data;
  return { own: read(own), presale: read(inPresale) };
}

const read = (told: AnyReply) =>
  told && {
    ...{ lp: BigInt(told.lp), token: BigInt(told.token), base: BigInt(told.base) },
    ...{ root: BigInt(told.root), since: told.since },
  };

async function resultOf(who: Person, kind = 'lp'): Promise<bigint | null> {
  await world.indexed();
  const { positions } = (await world.post(paths.portfolio.get, { address: who.address })).json.data;
  const found = positions.find((p: AnyReply) => p.kind === kind && p.lp?.coin === sold.pair);
  return found?.result ? BigInt(found.result.trx) : null;
}

async function add(who: Person, tokens: bigint): Promise<readonly [bigint, bigint]> {
  const { reserves } = await poolNow();
  const trx = (tokens * reserves[1]) / reserves[0] + 1n;
  await world.call(who, sold.token, trc20.approve(world.at('router'), tokens));
  const amounts = { token: tokens, trx, minToken: 1n, minTrx: 1n };
  const before = reserves;
  await world.call(
    who,
    world.at('router'),
    router.addLiquidityTrx(sold.token, amounts, who.address, EVER),
  );
  const { reserves: after } = await poolNow();
  return [after[0] - before[0], after[1] - before[1]];
}

test('what a presale has for its buyers was made of what the launch put in', async () => {
  const { own, presale: inPresale } = await depositsOf(ada);
  expect(own).toBeNull();
  const { reserves } = await poolNow();
  const lp = await lpOf(sold.presale);
  expect(inPresale?.lp).toBe(lp);
  // The creator's part and what was burned took their share of it along.
  const { lpSupply } = await poolNow();
  expect(Number(inPresale!.base) / Number((reserves[1] * lp) / lpSupply)).toBeCloseTo(1, 6);
  expect(await resultOf(ada, 'vesting')).not.toBeNull();
});

test('LP that was added is made of exactly its two coins, and fees show in the result', async () => {
  await world.buyOnPair(ben, sold.token, 20n * TRX);
  const [tokens, trx] = await add(ben, 1_000n * TRX);
  const { own } = await depositsOf(ben);
  expect(own).toMatchObject({ lp: await lpOf(ben.address), token: tokens, base: trx });
  expect(own?.root).toBe(squareRoot(tokens * trx));
  const fresh = await resultOf(ben);
  expect(fresh !== null && fresh <= 0n && fresh > -10n).toBe(true);

  // There and back again: the price is nearly as before, the fees stay.
  const had = await world.tokensOf(sold.token, ada.address);
  await world.buyOnPair(ada, sold.token, 50n * TRX);
  const got = (await world.tokensOf(sold.token, ada.address)) - had;
  await world.sellOnPair(ada, sold.token, got);
  const result = await resultOf(ben);
  expect(result).toBe(lpResult(await poolNow(), own!.lp, own!)?.total);
  expect(result! > 0n).toBe(true);
});

test('a lock and an offer keep what it was made of', async () => {
  const { own: before } = await depositsOf(ben);
  const quarter = before!.lp / 4n;
  for (const keeper of ['locker', 'otcDesk'])
    await world.call(ben, sold.pair, trc20.approve(world.at(keeper), before!.lp));
  await world.call(ben, world.at('locker'), locker.lock(quarter, sold.pair, 1n));
  const offer = { sell: sold.pair, amount: quarter, want: NOBODY, wantAmount: 2n * TRX };
  const terms = { onlyTaker: NOBODY, expires: BigInt(world.now() + DAY), wholeOnly: false };
  await world.call(ben, world.at('otcDesk'), otcDesk.make({ ...offer, ...terms }));
  expect((await depositsOf(ben)).own).toEqual(before);
  expect(await resultOf(ben, 'otcOffer')).not.toBeNull();
});

test('LP that was bought begins with what it stands for, and leaves who sold it', async () => {
  const { own: before } = await depositsOf(ben);
  const count = await world.read('otcDesk', otcDesk.count());
  const half = before!.lp / 8n;
  await world.call(ada, world.at('otcDesk'), otcDesk.take(count - 1n, half, 2n * TRX, TRX));
  const [{ own: seller }, { own: buyer }] = [await depositsOf(ben), await depositsOf(ada)];
  expect(seller?.lp).toBe(before!.lp - half);
  expect(Number(seller!.base) / Number(before!.base)).toBeCloseTo(7 / 8, 4);
  const { reserves, lpSupply } = await poolNow();
  expect(buyer).toMatchObject({ lp: half, base: (half * reserves[1]) / lpSupply });
  // The rest goes back to who offered it, as if it had never left.
  await world.call(ben, world.at('otcDesk'), otcDesk.cancel(count - 1n));
  expect((await depositsOf(ben)).own).toEqual(seller);
});

test('vested LP brings along what its presale put in', async () => {
  const { own: before, presale: inPresale } = await depositsOf(ada);
  await world.moveTo(world.now() + 2 * DAY);
  const had = await lpOf(ada.address);
  await world.call(ada, sold.presale, presale.claimVested());
  const claimed = (await lpOf(ada.address)) - had;
  const { own } = await depositsOf(ada);
  expect(own?.lp).toBe(before!.lp + claimed);
  const carried = (inPresale!.base * claimed) / inPresale!.lp;
  expect(own!.base - before!.base).toBe(carried);
});

test('LP that is taken out takes its part of what was put in along', async () => {
  const { own: before } = await depositsOf(ben);
  const held = await lpOf(ben.address);
  await world.call(ben, sold.pair, trc20.approve(world.at('router'), held));
  const least = { token: 1n, trx: 1n };
  await world.call(
    ben,
    world.at('router'),
    router.removeLiquidityTrx(
      sold.token,
      { lp: held, minToken: least.token, minTrx: least.trx },
      ben.address,
      EVER,
    ),
  );
  const { own } = await depositsOf(ben);
  expect(own?.lp).toBe(before!.lp - held);
  expect(own!.token).toBe(before!.token - (before!.token * held) / before!.lp);
});

test('a second index of the same chain knows the same', async () => {
  const { at } = world;
  const keepers = { lpStake: at('lpStake'), locker: at('locker'), otcDesk: at('otcDesk') };
  await expectSameFromNothing(world, [
    lpDepositProjection({ ...keepers, liquidityHelper: at('liquidityHelper') }),
  ]);
});
