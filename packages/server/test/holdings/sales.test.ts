import { paths } from '@vellum/api/wire/paths';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep, randomOf, scaled, seedFor } from '../faults/random.ts';
import { act, addLaunch, type Scene } from '../sales/sale-acts.ts';
import { type Launched, saleWorld } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

// What presales and internal sales have waiting for random people after random acts: a row is there exactly when the
// contract would carry its action out, and says what the contract says.

// biome-ignore lint/suspicious/noExplicitAny: as the wire has it.
type AnyReply = any;

const PEOPLE = isDeep ? 24 : 6;

let scene: Scene;
beforeAll(async () => {
  const world = await saleWorld(PEOPLE);
  const [creator] = world.people as [Person];
  scene = { world, random: randomOf(seedFor('sales that wait')), creator, launches: [] };
  for (let count = 0; count < 4; count++) await addLaunch(scene);
  const [first, second, third] = scene.launches as [Launched, Launched, Launched];
  await world.sellOut(first, world.people.slice(1, 5), creator);
  // One that fails with buyers in it, and one whose internal sale is called off.
  await world.call(world.people[1]!, second.presale, presale.buy(3n, 10_000_000n));
  await world.call(creator, second.presale, presale.cancel());
  await sellInside(third, world.people[2]!);
  await sellInside(first, world.people[3]!);
  for (let count = 0; count < Math.max(scaled(1_000), PEOPLE * 8); count++) await act(scene);
  await world.call(creator, third.trade, trade.cancel()).catch(() => {});
  await world.indexed();
});
afterAll(() => scene?.world.close());

async function sellInside(of: Launched, who: Person): Promise<void> {
  const { world, creator } = scene;
  await world.call(creator, of.trade, trade.allow([who.address], true));
  await world.call(creator, of.trade, trade.open(BigInt(world.now() + 600)));
  await world.call(who, of.trade, trade.buy(2n, 5_000_000n));
}

const actions: Readonly<Record<string, readonly ['presale' | 'trade', WriteCall]>> = {
  refundPresale: ['presale', presale.refund()],
  claimVested: ['presale', presale.claimVested()],
  reclaimTokens: ['presale', presale.reclaimTokens()],
  unlockTrade: ['trade', trade.unlock()],
  refundTrade: ['trade', trade.refund()],
  takeProceeds: ['trade', trade.withdrawProceeds()],
};

/** Whether the contract would carry it out now. */
async function wouldDo(who: Address, contract: Address, { data }: WriteCall): Promise<boolean> {
  const client = createClient({ fullNodes: [scene.world.chain.url] });
  const call = { caller: toHexAddress(who), contract: toHexAddress(contract), data };
  return (await simulateCall(client, call)).status === 'success';
}

const waitingOf = async (address: Address): Promise<readonly AnyReply[]> =>
  (await scene.world.post(paths.waiting.list, { address })).json.data.list;

/** What the contracts would carry out for an address now. */
async function readyFor(address: Address): Promise<readonly string[]> {
  const tried = scene.launches.flatMap((of) =>
    Object.entries(actions).map(async ([kind, [place, call]]) =>
      (await wouldDo(address, of[place], call)) ? [`${kind} ${of.token}`] : [],
    ),
  );
  return (await Promise.all(tried)).flat();
}

test('what is ready is what the contracts would carry out, and nothing else', async () => {
  const kinds = new Set<string>();
  for (const { address } of scene.world.people) {
    const list = await waitingOf(address);
    const ready = list.filter(({ kind }) => kind in actions);
    const told = ready.map(({ kind, token }) => `${kind} ${token}`);
    expect(told.sort()).toEqual([...(await readyFor(address))].sort());
    for (const { kind } of list) kinds.add(kind);
  }
  // Which of them there are is chance; that something is ready is not.
  expect([...kinds].filter((kind) => kind in actions)).not.toEqual([]);
});

test('every amount is what the contract says', async () => {
  const { world, launches } = scene;
  const byToken = new Map(launches.map((of) => [of.token, of]));
  let compared = 0;
  for (const { address } of world.people) {
    for (const { kind, token, amounts } of await waitingOf(address)) {
      const of = byToken.get(token);
      if (of === undefined) continue;
      const expected = await amountBy(kind, of, address);
      if (expected === null) continue;
      expect([kind, amounts[0].amount]).toEqual([kind, `${expected}`]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(0);
});

async function amountBy(kind: string, of: Launched, who: Address): Promise<bigint | null> {
  const { world } = scene;
  if (kind === 'refundPresale' || kind === 'presaleEnds') {
    const { config } = await world.readAt(of.presale, presale.data());
    const { shares } = await world.readAt(of.presale, presale.buyer(who));
    return shares * config.presaleEthAmount;
  }
  if (!['refundTrade', 'unlockTrade', 'tradeFree'].includes(kind)) return null;
  const { shares } = await world.readAt(of.trade, trade.buyer(who));
  const plan = await world.readAt(of.trade, trade.plan());
  return shares * (kind === 'refundTrade' ? plan.sharePrice : plan.tokensPerShare);
}

test('the LP of a portfolio is what the presale still owes', async () => {
  const { world, launches } = scene;
  let compared = 0;
  for (const { address } of world.people) {
    const { data } = (await world.post(paths.portfolio.get, { address })).json;
    for (const of of launches) {
      const { state, sold, lpForUsers } = await world.readAt(of.presale, presale.data());
      const { shares, claimed } = await world.readAt(of.presale, presale.buyer(address));
      const owed = state === 'launched' ? (lpForUsers * shares) / sold - claimed : 0n;
      const row = data.positions.find(
        (p: AnyReply) => p.kind === 'vesting' && p.token === of.token,
      );
      expect(row?.lp.amount ?? '0').toBe(`${owed}`);
      if (owed > 0n) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(0);
});
