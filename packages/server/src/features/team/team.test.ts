import { teamLevel } from '@vellum/api/team/team-level';
import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpTables } from '../../../test/indexer/tables.ts';
import { base58, type MemberWorld, memberWorld } from '../../../test/membership/member-world.ts';
import { newPerson, type Person } from '../../../test/test-server.ts';
import { reindex } from '../../indexer/reindex.ts';
import { teamProjection } from './team-projection.ts';

const PEOPLE = 36;

let world: MemberWorld;
const parents = new Map<Address, Address>();

/** Same numbers for the same seed: a tree of another shape every run, and one that can be had again. */
function picks(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const seed = Number.parseInt(process.env['VELLUM_SEED'] ?? `${Date.now()}`, 10);

async function bind(who: Person, inviter: Address): Promise<string> {
  const txid = await world.bind(who, inviter);
  parents.set(who.address, inviter);
  return txid;
}

beforeAll(async () => {
  world = await memberWorld(PEOPLE + 4);
  const pick = picks(seed);
  const active = [world.root.address];
  for (const person of world.people.slice(0, PEOPLE)) {
    await bind(person, active[pick(active.length)]!);
    active.push(person.address);
  }
  await world.indexed();
});
afterAll(() => world?.close());

const isBelow = (one: Address, top: Address): boolean => {
  const parent = parents.get(one);
  return parent !== undefined && (parent === top || isBelow(parent, top));
};
const teamOf = (top: Address) => [...parents.keys()].filter((one) => isBelow(one, top));
const distance = (one: Address, top: Address): number =>
  one === top ? 0 : 1 + distance(parents.get(one)!, top);

/** Every page of a list, as a reader would turn them. */
async function allPages(who: Person, path: string, form: Readonly<Record<string, number>> = {}) {
  const rows = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { code, data } = await world.ask(who, path, { pageNo, pageSize: 5, ...form });
    expect(code).toBe('OK');
    rows.push(...data.list);
    if (!data.hasMore) return { rows, total: data.total };
  }
}

describe(`a random tree (seed ${seed})`, () => {
  test('is the one the contract has: inviter, count, members by page (S6.02 S7.13 S7.15)', async () => {
    for (const person of [world.root, ...world.people.slice(0, PEOPLE)]) {
      const { address } = person;
      const card = (await world.ask(person, paths.team.get)).data;
      const inviter = base58(await world.read('team', team.inviterOf(address)));
      expect(card.parent).toBe(person === world.root ? null : inviter);
      const count = Number(await world.read('team', team.directCount(address)));
      expect(Number(await world.read('team', team.memberCount(address)))).toBe(count);
      expect(card).toMatchObject({ directCount: count, level: teamLevel(count), activated: true });

      const members = await world.read('team', team.members(address, 0n, 200n));
      const { rows, total } = await allPages(person, paths.team.listDirect);
      // The contract lists the oldest first.
      expect(rows.map((row) => row.address).reverse()).toEqual(members.map(base58));
      expect(total).toBe(count);
    }
  });

  test('shows the whole team by depth, newest first on each level (S7.11 S7.14)', async () => {
    for (const person of [world.root, ...world.people.slice(0, 8)]) {
      const { address } = person;
      const below = teamOf(address);
      const { rows, total } = await allPages(person, paths.team.list);
      expect(new Set(rows.map((row) => row.address))).toEqual(new Set(below));
      expect(total).toBe(below.length);
      for (const row of rows) {
        expect(row.depth).toBe(distance(row.address, address));
        expect(row.teamSize).toBe(teamOf(row.address).length);
      }
      const order = rows.map((row) => [row.depth, -row.joinedAt]);
      expect(order).toEqual([...order].sort(([a, b], [c, d]) => a! - c! || b! - d!));

      const two = await allPages(person, paths.team.list, { depth: 2 });
      expect(two.rows).toEqual(rows.filter((row) => row.depth <= 2));
      expect(two.total).toBeUndefined();
      const statistics = (await world.ask(person, paths.team.teamStatistics)).data;
      expect(statistics).toMatchObject({
        teamSize: below.length,
        activeSize: below.length,
        depth: Math.max(0, ...rows.map((row) => row.depth)),
      });
    }
  });

  test('refuses a page beyond the depth of pages, and a team to whoever is not active', async () => {
    const [ada] = world.people as [Person];
    const deep = { pageNo: 10_000, pageSize: 50 };
    expect((await world.ask(ada, paths.team.list, deep)).code).toBe('VALIDATION');
    expect((await world.ask(ada, paths.team.list, { depth: 101 })).code).toBe('VALIDATION');
    expect((await world.ask(newPerson(), paths.team.list)).code).toBe('NOT_ACTIVATED');
    const stranger = (await world.ask(newPerson(), paths.team.get)).data;
    expect(stranger).toMatchObject({ activated: false, teamSize: 0, activationCode: null });
  });

  test('has the balances the node tells', async () => {
    const ada = world.people[0]!;
    const { balances, asOf } = (await world.ask(ada, paths.team.get)).data;
    expect(balances.map((one: { symbol: string }) => one.symbol)).toEqual(['TRX', 'USDT', 'VLM']);
    expect(BigInt(balances[0].amount)).toBeLessThan(20_000_000_000_000n);
    expect(BigInt(balances[0].amount)).toBeGreaterThan(19_000_000_000_000n);
    expect(asOf.head).toBe(world.chain.devnet.chain.head().number);
  });
});

describe('fees', () => {
  test('count for the direct inviter and every team above, latecomers too (S7.12)', async () => {
    const [ada] = world.people as [Person];
    const late = world.people[PEOPLE]!;
    const price = await world.read('cards', cards.priceOf(1n));
    const fee = async () => {
      const treasury = await world.read('feeVault', feeVault.treasuryDue());
      return treasury + (await world.read('feeVault', feeVault.poolDue()));
    };
    const before = await fee();
    const buy = async () => {
      await world.send(late, 'cards', cards.buy(1n, price));
      await world.send(ada, 'cards', cards.settleFees([late.address]));
    };
    // Not active yet, so nobody gets a bonus of it: the whole fee is pool and treasury.
    await buy();
    const paid = (await fee()) - before;
    expect(paid).toBeGreaterThan(0n);
    await world.indexed();
    expect((await world.ask(ada, paths.team.teamStatistics)).data.feesPaid).toBe('0');

    await bind(late, ada.address);
    await world.indexed();
    await expectFees(ada, late.address, paid);
    await buy();
    await world.indexed();
    await expectFees(ada, late.address, 2n * paid);
  });

  async function expectFees(ada: Person, payer: Address, paid: bigint): Promise<void> {
    const direct = (await world.ask(ada, paths.team.directStatistics)).data;
    const whole = (await world.ask(ada, paths.team.teamStatistics)).data;
    expect(BigInt(direct.feesPaid)).toBe(paid);
    expect(BigInt(whole.feesPaid)).toBe(paid);
    const { rows } = await allPages(ada, paths.team.listDirect);
    expect(rows.find((row) => row.address === payer).feesPaid).toBe(`${paid}`);
    const top = (await world.ask(world.root, paths.team.teamStatistics)).data;
    expect(BigInt(top.feesPaid)).toBe(paid);
  }
});

describe('a reorganisation', () => {
  test('takes an activation back with everything it counted for, and gives it again', async () => {
    const { devnet } = world.chain;
    const [ada] = world.people as [Person];
    const newcomer = world.people[PEOPLE + 1]!;
    await devnet.mine(2);
    await world.indexed();
    const before = await dumpTables(world.database.database, teamProjection.tables);

    await world.bind(newcomer, ada.address);
    await world.indexed();
    expect((await world.ask(newcomer, paths.team.get)).data.activated).toBe(true);
    const block = devnet.chain.head();

    await devnet.reorganise({ depth: 1, blocks: [{ transactions: [] }, { transactions: [] }] });
    await world.indexed();
    expect((await world.ask(newcomer, paths.team.get)).data.activated).toBe(false);
    expect((await world.ask(newcomer, paths.team.list)).code).toBe('NOT_ACTIVATED');
    expect(await dumpTables(world.database.database, teamProjection.tables)).toEqual(before);

    await devnet.reorganise({
      depth: 1,
      blocks: [{ transactions: block.transactions }, { transactions: [] }],
      ignoreReference: true,
    });
    await world.indexed();
    const card = (await world.ask(newcomer, paths.team.get)).data;
    expect(card).toMatchObject({ activated: true, parent: ada.address });
  });
});

test('made again from the kept logs, the tables are the same to the last row', async () => {
  const { database } = world.database;
  const before = await dumpTables(database, teamProjection.tables);
  expect(before['member']?.length).toBeGreaterThan(PEOPLE);
  expect(await reindex(database, teamProjection)).toBeGreaterThan(PEOPLE);
  expect(await dumpTables(database, teamProjection.tables)).toEqual(before);
});
