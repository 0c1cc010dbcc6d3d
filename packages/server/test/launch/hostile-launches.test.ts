import { paths } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { type LaunchPlan, tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

// Whoever calls the factory directly passes by every check of ours but the contracts'. What they make must not take a
// page from anyone.

const MAX_SUPPLY = 2n ** 112n - 1n;
const MAX_256 = 2n ** 256n - 1n;
const FEE = 100n * TRX;

let world: SaleWorld;
let mallory: Person;
let ada: Person;
const made: Launched[] = [];

const texts: readonly (readonly [name: string, symbol: string])[] = [
  ['<script>alert(1)</script>', '<b>X</b>'],
  ['\u202egnaht eht', '\u2066LTR\u2069'],
  ['nul\u0000here', '\u0000'],
  ["'; drop table fill;--", '%_\\'],
  ['\u200b\u200b\u200b', '\u3164'],
  [' ', '\n'],
  ['x'.repeat(64), '9'.repeat(16)],
  ['👨‍👩‍👧‍👦'.repeat(2), '🏴‍☠️'],
  ['{"a":1}', '$(x)'],
  ['__proto__', 'constructor'],
];

beforeAll(async () => {
  world = await saleWorld(3);
  [mallory, ada] = world.people as [Person, Person];
  for (const [name, symbol] of texts) {
    made.push(await world.launch(mallory, { token: { name, symbol } }));
  }
  made.push(await malformed());
  made.push(await extreme());
  made.push(await tiny());
  await world.indexed();
});
afterAll(() => world?.close());

/** Bytes that are no UTF-8, where the name stands. */
async function malformed(): Promise<Launched> {
  const mark = 'BAD BYTES HERE!!';
  const count = await world.read('tokenFactory', tokenFactory.launchCount());
  const plan = planOf({ token: { name: mark, symbol: 'BAD', totalSupply: TRX, lpBurn: null } });
  const call = tokenFactory.create(plan, FEE);
  const at = Buffer.from(call.data).indexOf(mark);
  expect(at).toBeGreaterThan(0);
  const data = Uint8Array.from(call.data);
  data.fill(0xff, at, at + mark.length);
  await world.call(mallory, world.at('tokenFactory'), { ...call, data });
  return launchAt(count);
}

/** Every number as large as the contracts take it. */
async function extreme(): Promise<Launched> {
  const lpBurn = { interval: 2n ** 32n - 1n, rate: 50n, floor: MAX_256 };
  const trading = {
    sharePrice: 2n ** 128n - 1n,
    shares: 2n ** 32n - 1n,
    sharesPerBuyer: 2n ** 32n - 1n,
  };
  const tokensPerShare = MAX_SUPPLY / 5n / trading.shares;
  const tradeSupply = tokensPerShare * trading.shares;
  return create({
    token: { name: 'Large', symbol: 'LARGE', totalSupply: MAX_SUPPLY, lpBurn },
    presale: { shares: 2n ** 32n - 1n, sharesPerBuyer: 2n ** 32n - 1n, sharePrice: 2n ** 64n / 2n },
    trade: { ...trading, tokensPerShare },
    tradeSupply,
    liquiditySupply: MAX_SUPPLY - tradeSupply,
  });
}

/** And as small. */
const tiny = () =>
  create({
    token: { name: 'i', symbol: 'i', totalSupply: TRX, lpBurn: null },
    presale: {
      shares: 1n,
      sharesPerBuyer: 1n,
      sharePrice: TRX,
      vestingRate: 10_000n,
      vestingInterval: 0n,
    },
  });

type Changes = Partial<Omit<LaunchPlan, 'presale'>> & { presale?: Partial<LaunchPlan['presale']> };

function planOf({ presale: terms, ...changes }: Changes): LaunchPlan {
  const start = BigInt(world.now() + HOUR);
  return {
    token: { name: 'Plain', symbol: 'PLAIN', totalSupply: TRX, lpBurn: null },
    presale: {
      startTime: start,
      endTime: start + BigInt(DAY),
      sharePrice: 10n * TRX,
      shares: 10n,
      sharesPerBuyer: 10n,
      softCapRate: 5_000n,
      userLpShare: 10_000n,
      creatorLpShare: 0n,
      creatorLpReceiver: mallory.address,
      vestingDelay: 0n,
      vestingRate: 10_000n,
      vestingInterval: 0n,
      backingShare: 0n,
      ...terms,
    },
    trade: { sharePrice: 0n, sharesPerBuyer: 0n, shares: 0n, tokensPerShare: 0n },
    liquiditySupply: TRX,
    tradeSupply: 0n,
    ...changes,
  };
}

async function create(changes: Changes): Promise<Launched> {
  const count = await world.read('tokenFactory', tokenFactory.launchCount());
  await world.call(mallory, world.at('tokenFactory'), tokenFactory.create(planOf(changes), FEE));
  return launchAt(count);
}

async function launchAt(index: bigint): Promise<Launched> {
  const found = await world.read('tokenFactory', tokenFactory.launch(index));
  const sale = fromHexAddress(found.presale);
  return {
    token: fromHexAddress(found.token),
    presale: sale,
    trade: fromHexAddress(found.trade),
    basePool: fromHexAddress(found.basePool),
    pair: fromHexAddress(await world.readAt(sale, presale.pair())),
  };
}

/** Everything that is told of a token or lists it; replies are held against their schemas by the server of tests. */
const asked = (tokenAddress: Address) =>
  [
    [paths.tokenLaunch.get, { tokenAddress }],
    [paths.tokenLaunch.list, { keyword: tokenAddress }],
    [paths.tokenLaunch.listHolders, { tokenAddress }],
    [paths.tokenLaunch.listEdits, { tokenAddress }],
    [paths.tokenLaunch.listBurns, { tokenAddress }],
    [paths.presale.get, { tokenAddress }],
    [paths.presale.list, { tokenAddress }],
    [paths.trade.get, { tokenAddress }],
    [paths.trade.list, { tokenAddress }],
    [paths.trade.candles, { tokenAddress, interval: '1h' }],
  ] as const;

const lists = [
  [paths.tokenLaunch.list, { sort: '-created' }],
  [paths.tokenLaunch.list, { sort: '-raised' }],
  [paths.tokenLaunch.list, { sort: '-price' }],
  [paths.tokenLaunch.list, { sort: '-volume' }],
  [paths.tokenLaunch.list, { sort: 'end' }],
  [paths.trade.listMarkets, {}],
  [paths.rankings.list, { board: 'raised', period: 'all' }],
  [paths.rankings.list, { board: 'holders', period: 'all' }],
] as const;

async function allAnswer(): Promise<void> {
  for (const { token } of made) {
    for (const [path, form] of asked(token)) {
      const { json } = await world.post(path, form);
      expect([path, json.code]).toEqual([path, 'OK']);
    }
  }
  for (const [path, form] of lists) {
    const { json } = await world.post(path, form);
    expect([path, form, json.code]).toEqual([path, form, 'OK']);
  }
}

describe('launches that were made without us', () => {
  test('take no page from anybody before they begin', allAnswer);

  test('have names that nothing unseen is in, and symbols that are no other text', async () => {
    const { list } = (await world.post(paths.tokenLaunch.list, { pageSize: '50' })).json.data;
    expect(list).toHaveLength(made.length);
    for (const { tokenName, tokenSymbol } of list) {
      expect(tokenName + tokenSymbol).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }
  });

  test('nor while they sell, nor after', async () => {
    await world.moveTo(world.now() + 2 * HOUR);
    const [large, small] = [made.at(-2)!, made.at(-1)!];
    await world.call(ada, small.presale, presale.buy(1n, TRX));
    await world.call(mallory, large.trade, trade.open(BigInt(world.now() + DAY)));
    await world.call(ada, small.presale, presale.end());
    await world.buyOnPair(ada, small.token, 1_000_000n * TRX);
    await world.call(ada, small.presale, presale.claimVested());
    await world.indexed();
    await allAnswer();
    await world.moveTo(world.now() + 3 * DAY);
    await world.indexed();
    await allAnswer();
  });

  test('can be bought and left by whoever likes them', async () => {
    const form = { tokenAddress: made[0]!.token, shares: '1', price: String(10n * TRX) };
    expect((await world.ask(ada, paths.presale.preparePurchase, form)).code).toBe('NOT_IN_PRESALE');
  });
});
