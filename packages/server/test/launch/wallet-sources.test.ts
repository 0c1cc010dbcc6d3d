import { paths } from '@vellum/api/paths';
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
  const of: Launched = await world.launch(creator, {
    presale: { shares: 200n, sharesPerBuyer: 100n, sharePrice: TRX },
  });
  await world.moveTo(world.now() + HOUR);
  for (const stranger of others.slice(10)) {
    await world.call(stranger, of.presale, presale.buy(20n, TRX));
  }
  const each = 100n / BigInt(wallets.length);
  for (const wallet of wallets) await world.call(wallet, of.presale, presale.buy(each, TRX));
  const before = await shown(of);
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

  test('by 50 wallets that fund each other scores no higher', async () => {
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
