import { paths } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presaleProjection } from '../../src/features/presale/presale-projection.ts';
import { rankProjection } from '../../src/features/rankings/rank-projection.ts';
import { launchProjection } from '../../src/features/token-launch/index/launch-projection.ts';
import { storedLength } from '../../src/features/trade/candles-of.ts';
import { marketProjection } from '../../src/features/trade/market-projection.ts';
import { tradeProjection } from '../../src/features/trade/trade-projection.ts';
import { randomOf, scaled, seedFor } from '../faults/random.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import type { Person } from '../test-server.ts';
import { volumesFrom } from './boards-from.ts';
import { candlesFrom } from './candles-from.ts';
import { act, addLaunch, type Scene } from './sale-acts.ts';
import { saleWorld } from './sale-world.ts';

// Presales, trades and markets by chance, blocks replaced now and then: the tables that every block added to are held
// against the contracts, against sums over all trades, and against an index made from nothing.

let scene: Scene;

beforeAll(async () => {
  const world = await saleWorld(6, { solidLag: 6 });
  const [creator] = world.people as [Person];
  scene = { world, random: randomOf(seedFor('sales')), creator, launches: [] };
  for (let count = 0; count < 3; count++) await addLaunch(scene);
  // One that surely has a market.
  await world.sellOut(scene.launches[0]!, world.people.slice(1, 5), creator);
  await world.chain.devnet.mine(8);
  for (let count = 0; count < scaled(1_000); count++) {
    await act(scene);
    if (scene.random(40) === 0) await replaceBlocks(1 + scene.random(5));
    if (scene.random(150) === 0) await addLaunch(scene);
  }
  await oneOfEach();
  await world.indexed();
});
afterAll(() => scene?.world.close());

/** Whatever chance left out: shares given back, bought inside and swapped both ways. */
async function oneOfEach(): Promise<void> {
  const { world, creator, launches } = scene;
  const [first] = launches;
  const [, who, other] = world.people as [Person, Person, Person];
  await world.buyOnPair(who, first!.token, 7_000_000n);
  await world.sellOnPair(who, first!.token, 1_000_000n);
  // A launch whose block is replaced: its contracts belong to nothing again.
  await world.launch(creator);
  await world.indexed();
  await replaceBlocks(1);
  await addLaunch(scene);
  const made = launches.at(-1)!;
  await world.moveTo(world.now() + 60);
  await world.call(who, made.presale, presale.buy(3n, 10_000_000n));
  await world.call(who, made.presale, presale.leave(1n));
  await world.call(creator, made.trade, trade.allow([who.address, other.address], true));
  await world.call(creator, made.trade, trade.open(BigInt(world.now() + 600)));
  await world.call(other, made.trade, trade.buy(2n, 5_000_000n));
}

/** Empty ones take their place: what was done in them is undone. */
async function replaceBlocks(depth: number): Promise<void> {
  const { world, random } = scene;
  // Now and then the index has seen the blocks that go.
  if (random(2) === 0) await world.indexed();
  const blocks = Array.from({ length: depth + 1 }, () => ({ transactions: [] }));
  await world.chain.devnet.reorganise({ depth, blocks });
}

const rowsOf = async (query: string) => (await scene.world.database.pool.query(query)).rows;

test('what buyers hold is what the presales say', async () => {
  const { world } = scene;
  const rows = await rowsOf('select * from presale_buyer');
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) {
    const { config } = await world.readAt(row.presale, presale.data());
    const buyer = await world.readAt(row.presale, presale.buyer(row.buyer));
    expect([row.shares, row.claimed_lp, row.refunded > 0n, row.paid]).toEqual([
      ...[buyer.shares, buyer.claimed, buyer.isRefunded],
      buyer.shares * config.presaleEthAmount,
    ]);
    expect((row.last_claim ?? 0n) / 1000n).toBe(buyer.lastClaimedAt);
  }
  const records = await rowsOf(`select token, sum(case kind when 'bought' then shares
    when 'left' then -shares else 0 end)::bigint as sold from presale_record group by token`);
  for (const { token, sold } of records) {
    const [launch] = await rowsOf(`select sold from launch_token where token = '${token}'`);
    expect(sold).toBe(launch.sold);
  }
});

test('who may trade and what they bought is what the trades say', async () => {
  const { world } = scene;
  const rows = await rowsOf('select * from trade_buyer');
  expect(rows.some(({ shares }) => shares > 0n)).toBe(true);
  for (const row of rows) {
    const [buyer, isAllowed] = await Promise.all([
      world.readAt(row.trade, trade.buyer(row.buyer)),
      world.readAt(row.trade, trade.isAllowed(row.buyer)),
    ]);
    expect([row.shares, row.settled !== null, row.allowed]).toEqual([
      ...[buyer.shares, buyer.isSettled, isAllowed],
    ]);
    expect(row.listed_at !== null).toBe(isAllowed);
  }
  for (const total of await rowsOf('select * from trade_total')) {
    const own = rows.filter((row) => row.trade === total.trade);
    expect(total.listed).toBe(own.filter(({ allowed }) => allowed).length);
    const sharesOf = (settled: string) =>
      own.filter((row) => row.settled === settled).reduce((sum, row) => sum + row.shares, 0n);
    expect([total.delivered, total.refunded]).toEqual([
      sharesOf('delivered'),
      sharesOf('refunded'),
    ]);
  }
});

test('candles added to by every block are those of all trades', async () => {
  const fills = await rowsOf(
    'select * from fill where price is not null order by block, tx_idx, log_idx',
  );
  expect(new Set(fills.map(({ side }) => side))).toEqual(new Set(['buy', 'sell']));
  for (const { token } of scene.launches) {
    const own = fills
      .filter((fill) => fill.token === token)
      .map(({ at, price, value }) => ({ at: Number(at), price, value }));
    for (const [interval, length] of Object.entries(storedLength)) {
      const kept = await rowsOf(`select t::float8, o::text, h::text, l::text, c::text, v::text
        from candle where token = '${token}' and interval = '${interval}' order by t`);
      expect(kept).toEqual(candlesFrom(own, length));
    }
  }
});

test('the sums of boards are those of all trades, records and burns', async () => {
  for (const [span, length] of [
    ['h', 3_600_000],
    ['d', 86_400_000],
    ['a', 10 ** 15],
  ] as const) {
    expect(
      await rowsOf(`select start, token, trader, bought, sold from trader_span
        where span = '${span}' order by start, token, trader`),
    ).toEqual(
      await rowsOf(`select at / ${length} * ${length} as start, token, trader,
          coalesce(sum(value) filter (where side = 'buy'), 0) as bought,
          coalesce(sum(value) filter (where side = 'sell'), 0) as sold
        from fill where price is not null group by 1, 2, 3 order by 1, 2, 3`),
    );
    expect(
      await rowsOf(`select start, token, raised from token_span
        where span = '${span}' and raised <> 0 order by start, token`),
    ).toEqual(
      await rowsOf(`select * from (select at / ${length} * ${length} as start, token,
          sum(case kind when 'bought' then amount when 'left' then -amount else 0 end) as raised
        from presale_record group by 1, 2) r where raised <> 0 order by 1, 2`),
    );
  }
  expect(
    await rowsOf(`select token, burned from token_span where span = 'a' and burned > 0 order by 1`),
  ).toEqual(await rowsOf(`select token, burned from launch_token where burned > 0 order by 1`));
});

test.each(['day', 'week', 'month', 'all'])(
  'the board of the %s is what all trades come to',
  async (period) => {
    const { world, creator } = scene;
    const fills = await rowsOf('select * from fill where price is not null');
    const { data } = (await world.post(paths.rankings.list, { board: 'volume', period })).json;
    const list = data.list as readonly Readonly<{ tokenAddress: string; value: string }>[];
    const expected = volumesFrom(fills, creator.address, data.from ?? 0);
    expect(new Map(list.map((row) => [row.tokenAddress, BigInt(row.value)]))).toEqual(expected);
    const gross = fills
      .filter(({ at }) => at >= BigInt(data.from ?? 0))
      .reduce((sum, { value }) => sum + value, 0n);
    expect(BigInt(data.sum) + BigInt(data.leftOut.value)).toBe(gross);
  },
);

test('an index made from nothing has the same rows', async () => {
  const { world } = scene;
  const contracts = { wtrx: world.at('wtrx'), locker: world.at('locker') };
  await expectSameFromNothing(world, [
    launchProjection(contracts),
    presaleProjection,
    tradeProjection,
    marketProjection(contracts.wtrx),
    rankProjection,
  ]);
});
