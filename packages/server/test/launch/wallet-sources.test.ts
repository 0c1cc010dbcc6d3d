import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { team } from '@vellum/contracts/team';
import { addressBytes, toHexAddress } from '@vellum/tron/address';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import { newPerson, type Person } from '../test-server.ts';

let world: SaleWorld;
let creator: Person;
let whale: Person;
let others: readonly Person[];
let last: Launched;
let outcomes = 1;
let alone: Awaited<ReturnType<typeof outcomeOf>>;

beforeAll(async () => {
  world = await saleWorld(17);
  [creator, whale, ...others] = world.people as [Person, Person, ...Person[]];
  alone = await outcomeOf([whale]);
});
afterAll(() => world?.close());

/** An ordinary transfer of TRX. */
async function fund(from: Person, to: Person, amount: bigint): Promise<void> {
  const { chain } = world.chain.devnet;
  const head = chain.head();
  const [owner, receiver] = [from, to].map(({ address }) => addressBytes(toHexAddress(address)));
  const transaction = buildTransaction({
    type: 'TransferContract',
    value: { owner_address: owner, to_address: receiver, amount },
    reference: head,
    timestamp: head.timestamp + 1,
    expiration: head.timestamp + 60_000,
  });
  const { code } = await chain.submit(signTransaction(transaction, from.privateKey));
  expect(code).toBe('SUCCESS');
}

/** New wallets that a wallet funds; they can buy. */
async function fundedBy(source: Person, count: number): Promise<Person[]> {
  const wallets = Array.from({ length: count }, newPerson);
  for (const wallet of wallets) {
    await fund(source, wallet, 2_000n * TRX);
    await world.send(wallet, 'team', team.bindInviter(world.owner.address));
  }
  return wallets;
}

/** Sells half of a presale to five strangers and half to the wallets given, equally. */
async function outcomeOf(wallets: readonly Person[]) {
  // A name of its own: what looks like an older token cannot score high.
  const name = `Source ${outcomes++}`;
  const of: Launched = await world.launch(creator, {
    token: { name, symbol: name.replace(' ', '') },
    presale: { shares: 200n, sharesPerBuyer: 100n, sharePrice: TRX },
  });
  await world.moveTo(world.now() + HOUR);
  for (const stranger of others.slice(10)) {
    await world.call(stranger, of.presale, presale.buy(20n, TRX));
  }
  const each = 100n / BigInt(wallets.length);
  for (const wallet of wallets) await world.call(wallet, of.presale, presale.buy(each, TRX));
  const before = await shown(of);
  last = of;
  await world.call(whale, of.presale, presale.end());
  return { before, launched: await shown(of) };
}

async function shown({ token }: Launched) {
  await world.indexed();
  const { data } = (await world.post(paths.tokenLaunch.get, { tokenAddress: token })).json;
  return { score: data.score as number, shares: data.concentration.shares };
}

describe('a purchase of half a presale', () => {
  test('by one wallet is half of it', () => {
    expect(alone.before.shares).toEqual({ largest: '100', topTen: '200', total: '200' });
  });

  test('by 10 wallets of one source scores no higher than by that source alone', async () => {
    const split = await outcomeOf(await fundedBy(whale, 10));
    expect(split).toEqual(alone);
  });

  test('by 50 wallets that fund each other scores no higher', { tags: 'deep' }, async () => {
    const first = await fundedBy(whale, 1);
    const [hub] = first as [Person];
    await fund(whale, hub, 60_000n * TRX);
    const rest = await fundedBy(hub, 24);
    await fund(whale, rest[0] as Person, 60_000n * TRX);
    const deeper = await fundedBy(rest[0] as Person, 25);
    const split = await outcomeOf([...first, ...rest, ...deeper]);
    expect(split).toEqual(alone);
  });

  test('by wallets that the creator funded counts as the creator’s', async () => {
    const [wallet] = (await fundedBy(creator, 1)) as [Person];
    const { before } = await outcomeOf([wallet]);
    // The creator's LP and the wallet's are one owner's.
    expect(before.score).toBeLessThanOrEqual(alone.before.score);
    expect(before.shares).toEqual(alone.before.shares);
  });

  test('by ten wallets of different sources scores higher', async () => {
    const apart = await outcomeOf(others.slice(0, 10));
    expect(apart.before.shares.largest).toBe('20');
    expect(apart.before.score).toBeGreaterThan(alone.before.score);
    expect(apart.launched.score).toBeGreaterThan(alone.launched.score);
  });
});

describe('pages of a launch', () => {
  const ask = async (path: string, form: object) =>
    (await world.post(path, form as Record<string, string>)).json.data;

  test('name the ten largest buyers, and how many owners there are', async () => {
    const wallets = await fundedBy(whale, 2);
    await outcomeOf(wallets);
    const { buyers, owners, topBuyers } = await ask(paths.presale.get, {
      tokenAddress: last.token,
    });
    expect(buyers).toBe(7);
    expect(owners).toEqual({ count: 6, largest: 100, topTen: 200 });
    expect(topBuyers.slice(0, 2)).toEqual(
      wallets
        .map(({ address }) => address)
        .sort()
        .map((address) => ({ address, owner: whale.address, shares: 50, paid: `${50n * TRX}` })),
    );
    expect(topBuyers).toHaveLength(7);
  });

  test('list wallets with LP, claimed or not, and what the creator launched before', async () => {
    const { lpHolders, earlierLaunches, launchesOfCreator } = await ask(paths.tokenLaunch.get, {
      tokenAddress: last.token,
    });
    const { config, lpForUsers, sold } = await world.readAt(last.presale, presale.data());
    const ofLargest = (lpForUsers * 50n) / sold;
    const total = await world.readAt(last.pair, trc20.totalSupply());
    expect(lpHolders.count).toBe(8);
    expect(lpHolders.list.slice(0, 2).map(({ amount }: { amount: string }) => amount)).toEqual([
      `${ofLargest}`,
      `${ofLargest}`,
    ]);
    expect(lpHolders.list[0].share).toBe(Number((ofLargest * 10_000n) / total));
    const creators = lpHolders.list.find(({ isCreator }: { isCreator: boolean }) => isCreator);
    expect(creators.address).toBe(creator.address);
    expect(BigInt(creators.amount)).toBeGreaterThan((total * config.devLPShare) / 10_001n);
    expect(earlierLaunches).toHaveLength(launchesOfCreator - 1);
    expect(earlierLaunches[0]).toMatchObject({ stage: 'launched', raised: `${200n * TRX}` });
  });

  test('are sorted by market value, and with failed presales last', async () => {
    const failing = await world.launch(creator);
    const list = async (sort: string) =>
      (await ask(paths.tokenLaunch.list, { sort })).list as readonly Record<string, string>[];
    await world.moveTo(world.now() + 60 * HOUR);
    await world.indexed();
    expect((await list('-created'))[0]?.['tokenAddress']).toBe(failing.token);
    expect((await list('new')).at(-1)).toMatchObject({
      tokenAddress: failing.token,
      stage: 'failed',
    });
    const byValue = await list('-value');
    const values = byValue
      .slice(0, -1)
      .map((row) => BigInt(row['price'] ?? 0) * BigInt(row['totalSupply'] ?? 0));
    expect(values).toEqual(
      values.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)),
    );
    expect(byValue.at(-1)?.['tokenAddress']).toBe(failing.token);
  });
});

test('dust links nobody', async () => {
  const [stranger] = (await fundedBy(others[0] as Person, 1)) as [Person];
  const dusted = newPerson();
  await fund(whale, dusted, TRX - 1n);
  await fund(stranger, dusted, 1_000n * TRX);
  await world.indexed();
  const { rows } = await world.database.pool.query(
    'select root, funder from wallet_source where address = $1',
    [dusted.address],
  );
  expect(rows).toEqual([{ root: others[0]?.address, funder: stranger.address }]);
});
