import { readReferralEvents } from '@vellum/api/team/read-referral-events';
import { type ReferralEvents, referralFigures } from '@vellum/api/team/referral-figures';
import { referralSteps } from '@vellum/api/team/referrals';
import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { oracle } from '@vellum/contracts/prices';
import { createClient } from '@vellum/tron/client/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpTables } from '../../../test/indexer/tables.ts';
import { type MemberWorld, memberWorld } from '../../../test/membership/member-world.ts';
import { newPerson, type Person } from '../../../test/test-server.ts';
import { reindex } from '../../indexer/reindex.ts';
import { teamProjection } from './team-projection.ts';

let world: MemberWorld;
/** Ann was invited by nobody, Bob by Ann, Cat and Dan by Bob; Eve invited nobody and was invited by Ann. */
let people: readonly [ann: Person, bob: Person, cat: Person, dan: Person, eve: Person];
const DAY = 86_400_000;

beforeAll(async () => {
  world = await memberWorld(6);
  const [ann, bob, cat, dan, eve] = world.people as typeof people;
  people = [ann, bob, cat, dan, eve];
  const tree = [
    [ann, world.root],
    [bob, ann],
    [cat, bob],
    [dan, bob],
    [eve, ann],
  ] as const;
  for (const [who, inviter] of tree) await world.bind(who, inviter.address);
  await payFee(cat);
  // So long ago that the recent figures leave it out.
  await passDays(45);
  await payFee(cat);
  await payFee(bob);
  await payFee(eve);
  await payFee(ann);
  await world.indexed();
});
afterAll(() => world?.close());

/** Time in which prices get old; they are known again afterwards. */
async function passDays(days: number): Promise<void> {
  const { devnet } = world.chain;
  await devnet.increaseTime(days * DAY);
  await devnet.mine();
  for (const pair of ['wtrxUsdt', 'vlmWtrx', 'vlmUsdt'])
    await world.send(world.root, 'oracle', oracle.observe(world.at(pair)));
  await devnet.increaseTime(1_801_000);
  await devnet.mine();
}

async function payFee(who: Person): Promise<void> {
  const price = await world.read('cards', cards.priceOf(1n));
  await world.send(who, 'cards', cards.buy(1n, price));
  await world.send(who, 'cards', cards.settleFees([who.address]));
}

/** What a node says about the chain, past the index. */
const chainEvents = (): Promise<ReferralEvents> =>
  readReferralEvents(createClient({ fullNodes: [world.chain.url] }), {
    team: world.at('team'),
    feeVault: world.at('feeVault'),
    root: world.root.address,
  });

const statistics = async () => (await world.post(paths.referrals.statistics, {})).json.data;
const linesOf = async (path: string, cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie };
  const text = await (await fetch(`${world.url}${path}`, { headers })).text();
  return text.trim().split('\n');
};
const trxOf = (sun: bigint | string): string => String(Number(sun) / 1e6);

test('the public figures are those that the chain events lead to', async () => {
  const told = await statistics();
  const again = referralFigures(await chainEvents());
  expect(told).toMatchObject({
    members: again.members,
    inviters: again.inviters,
    earners: again.earners,
    fees: `${again.fees}`,
    direct: `${again.direct}`,
    second: `${again.second}`,
    median: `${again.median}`,
    highest: `${again.highest}`,
  });
  expect(again).toMatchObject({ members: 5, inviters: 2, earners: 2 });
  expect(again.second).toBeGreaterThan(0n);
  expect(told.share).toBeLessThanOrEqual(3_000);
  const inSteps = told.steps.reduce((sum: number, step: { count: number }) => sum + step.count, 0);
  expect(inSteps).toBe(again.inviters);
  expect(told.steps.map((step: { from: string }) => step.from)).toEqual(
    [0n, ...referralSteps].map(String),
  );

  const today = Math.floor(world.chain.devnet.chain.head().timestamp / DAY);
  const recent = referralFigures(await chainEvents(), (today - 29) * DAY);
  expect(told.recent).toEqual({
    days: 30,
    fees: `${recent.fees}`,
    earned: `${recent.direct + recent.second}`,
    median: `${recent.median}`,
  });
  expect(recent.fees).toBeLessThan(again.fees);
});

test('no more than 30 % of any fee goes to inviters, and the root gets nothing', async () => {
  const { fees } = await chainEvents();
  expect(fees.length).toBeGreaterThan(4);
  for (const { fee, first, second } of fees) {
    expect((first + second) * 10n).toBeLessThanOrEqual(fee * 3n);
  }
  expect(await world.read('feeVault', feeVault.bonusOf(world.root.address))).toBe(0n);
});

test('an inviter sees what each invitee brought, by own fees and by those of whom they invited', async () => {
  const [ann, bob, cat, , eve] = people;
  const { list } = (await world.ask(ann, paths.team.listDirect)).data;
  const rowOf = (who: Person) =>
    list.find((row: { address: string }) => row.address === who.address);
  const { fees } = await chainEvents();
  const sum = (who: Person, part: 'first' | 'second') =>
    fees.filter(({ payer }) => payer === who.address).reduce((all, fee) => all + fee[part], 0n);
  expect(rowOf(bob)).toMatchObject({
    earned: `${sum(bob, 'first')}`,
    earnedThrough: `${sum(cat, 'second')}`,
  });
  expect(rowOf(eve)).toMatchObject({ earned: `${sum(eve, 'first')}`, earnedThrough: '0' });

  const direct = (await world.ask(ann, paths.team.directStatistics)).data;
  const whole = (await world.ask(ann, paths.team.teamStatistics)).data;
  expect(BigInt(direct.earned)).toBe(sum(bob, 'first') + sum(eve, 'first'));
  expect(BigInt(whole.earned)).toBe(BigInt(direct.earned) + sum(cat, 'second'));
  // The vault owes exactly that: nothing was claimed.
  expect(await world.read('feeVault', feeVault.bonusOf(ann.address))).toBe(BigInt(whole.earned));
});

test('both files add up to the figures; a stranger gets an empty one', async () => {
  const [ann, bob] = people;
  const told = await statistics();
  const [head, ...inviters] = await linesOf(paths.referrals.export);
  expect(head).toBe('number,address,invited,fees_of_invited,earned_level_1,earned_level_2,earned');
  const cells = inviters.map((line) => line.split(','));
  expect(cells.map(([, address]) => address)).toEqual([ann.address, bob.address]);
  const total = cells.reduce((sum, cell) => sum + Number(cell[6]), 0);
  expect(total).toBeCloseTo(Number(trxOf(BigInt(told.direct) + BigInt(told.second))), 6);

  const mine = await linesOf(paths.referrals.exportMine, await world.signIn(ann));
  const { list } = (await world.ask(ann, paths.team.listDirect)).data;
  expect(mine.slice(1).map((line) => line.split(',').slice(4))).toEqual(
    [...list]
      .reverse()
      .map((row) => [trxOf(row.feesPaid), trxOf(row.earned), trxOf(row.earnedThrough)]),
  );
  expect(await linesOf(paths.referrals.exportMine, await world.signIn(newPerson()))).toHaveLength(
    1,
  );
});

test('a reorganisation takes earnings back, and made again from the logs they are the same', async () => {
  const { devnet } = world.chain;
  const { database } = world.database;
  const [, , , dan] = people;
  await devnet.mine(2);
  await world.indexed();
  const before = await dumpTables(database, teamProjection.tables);
  const told = await statistics();
  const price = await world.read('cards', cards.priceOf(1n));
  await world.send(dan, 'cards', cards.buy(1n, price));
  await world.send(dan, 'cards', cards.settleFees([dan.address]));
  await world.indexed();
  expect((await statistics()).direct).not.toBe(told.direct);
  const empty = { transactions: [] };
  await devnet.reorganise({ depth: 2, blocks: [empty, empty, empty] });
  await world.indexed();
  expect(await dumpTables(database, teamProjection.tables)).toEqual(before);
  expect((await statistics()).direct).toBe(told.direct);

  expect(before['referral_earning']?.length).toBeGreaterThan(3);
  await reindex(database, teamProjection);
  expect(await dumpTables(database, teamProjection.tables)).toEqual(before);
});
