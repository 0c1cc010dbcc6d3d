import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20, wtrx } from '@vellum/contracts/coins';
import { energyDesk } from '@vellum/contracts/energy';
import { feeVault } from '@vellum/contracts/fees';
import { locker } from '@vellum/contracts/locks';
import { otcDesk } from '@vellum/contracts/otc';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPerson } from '../../src/holdings/read-person.ts';
import { lpDepositProjection } from '../../src/pairs/lp-deposit-projection.ts';
import { lpHolderProjection } from '../../src/pairs/lp-holder-projection.ts';
import { act } from '../earn/earn-acts.ts';
import { VLM } from '../earn/earn-world.ts';
import { isDeep, randomOf, scaled, seedFor } from '../faults/random.ts';
import { recordStatements } from '../hot/recorded-statements.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import { type SolvencyWorld, solvencyWorld } from '../solvency/solvency-world.ts';
import { newPerson, type Person } from '../test-server.ts';

const NOBODY = `41${'00'.repeat(20)}` as HexAddress;
const DAY = 86_400n;
const PEOPLE = isDeep ? 200 : 4;

// biome-ignore lint/suspicious/noExplicitAny: as the wire has it.
type AnyReply = any;

let world: SolvencyWorld;
beforeAll(async () => {
  const random = randomOf(seedFor('portfolio'));
  world = await solvencyWorld(PEOPLE);
  for (const who of world.people) await allowAll(who);
  await world.fundTerms(1_000_000n * VLM);
  await world.fundLp(50_000n * VLM, 30);
  await world.fundRewards(9_000n * VLM, 20);
  await fundBurns(7_000n * VLM);
  await useEverything();
  for (let count = 0; count < Math.max(scaled(500), PEOPLE * 10); count++) await act(world, random);
  await world.fundLp(50_000n * VLM, 1);
  await world.pass(3_600);
});
afterAll(() => world?.close());

async function allowAll(who: Person): Promise<void> {
  for (const [coin, spender] of [
    ...[['vlmWtrx', 'lpStake'] as const, ['vlmWtrx', 'locker'] as const],
    ...[['vlm', 'termStake'] as const, ['vlm', 'locker'] as const],
    ...[['vlm', 'otcDesk'] as const, ['vlm', 'burnMine'] as const],
  ]) {
    await world.send(who, coin, trc20.approve(world.at(spender), 10n ** 17n));
  }
}

async function fundBurns(sun: bigint): Promise<void> {
  const { owner, send, at } = world;
  await send(owner, 'wtrx', wtrx.wrap(sun));
  await send(owner, 'wtrx', trc20.approve(at('burnMine'), sun));
  await send(owner, 'burnMine', burnMine.fund(sun, 30n * DAY));
}

/** Cards owned, listed, pledged and reserved, burns, an offer partly taken. */
async function useEverything(): Promise<void> {
  const { send, at, buy, pass, read } = world;
  const [first, second, third] = world.people as [Person, Person, Person];
  await send(first, 'cards', cards.pledge(await buy(first, 1), 30n * DAY));
  await send(second, 'cards', cards.pledge(await buy(second, 1), 90n * DAY));
  await pass(3_600);
  await send(third, 'cards', cards.list(await buy(third, 2), 500n * VLM));
  const sold = await buy(second, 1);
  await send(second, 'cards', cards.list(sold, 300n * VLM));
  await send(first, 'cards', cards.buyListed(sold, 300n * VLM));
  await send(second, 'cards', cards.reserve(1n, await read('cards', cards.firstInstalment(1n))));
  for (const who of [first, third]) {
    await send(who, 'burnMine', burnMine.burnAtMost(at('vlm'), 3n * VLM, 10n ** 12n));
    await pass(7_200);
  }
  const terms = { sell: at('vlm'), amount: 90n * VLM, want: NOBODY, wantAmount: 30n * VLM };
  const expires = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n + DAY;
  const offer = { ...terms, onlyTaker: NOBODY, expires, wholeOnly: false };
  const id = await read('otcDesk', otcDesk.count());
  await send(second, 'otcDesk', otcDesk.make(offer));
  await send(third, 'otcDesk', otcDesk.take(id, 30n * VLM, 10n * VLM, 10n * VLM));
}

const portfolioOf = async (address: Address): Promise<AnyReply> =>
  (await world.post(paths.portfolio.get, { address })).json.data;
const waitingOf = async (address: Address): Promise<AnyReply> =>
  (await world.post(paths.waiting.list, { address })).json.data;

test('what contracts owe is what the proof of solvency has for the address, to the unit', async () => {
  expect(await world.look()).toBe(true);
  const { statement } = await world.overview();
  let claims = 0;
  for (const { address } of [...world.people, world.owner, world.stranger]) {
    const { rows } = await world.database.pool.query(
      `select p.contract, p.coin, c.amount::text from solvency_claim c
       join solvency_pool p on p.block = c.block and p.idx = c.pool
       where c.block = $1 and c.owner = $2`,
      [statement.block, address],
    );
    const proven = rows.map((row: AnyReply) => `${row.contract} ${row.coin} ${row.amount}`);
    const { owed, asOf } = await portfolioOf(address);
    expect(asOf.head).toBe(statement.block);
    expect(owed.map((o: AnyReply) => `${o.contract} ${o.coin ?? ''} ${o.amount}`).sort()).toEqual(
      proven.sort(),
    );
    claims += proven.length;
  }
  // How many there are is chance; that there are several is not.
  expect(claims).toBeGreaterThan(5);
});

test('coins of the wallet are what the chain says', async () => {
  await world.indexed();
  for (const { address } of world.people) {
    const { positions, walletBlock } = await portfolioOf(address);
    expect(walletBlock).toBe(world.chain.devnet.chain.head().number);
    const of = (coin: Address) =>
      positions
        .filter((p: AnyReply) => p.kind === 'coin' && p.amounts[0].coin === coin)
        .map((p: AnyReply) => p.amounts[0].amount)[0] ?? '0';
    for (const coin of ['vlm', 'usdt', 'wtrx'] as const) {
      expect(of(world.at(coin))).toBe(`${await world.balance(coin, address)}`);
    }
    const lp = positions.find((p: AnyReply) => p.kind === 'lp')?.lp.amount ?? '0';
    expect(lp).toBe(`${await world.balance('vlmWtrx', address)}`);
  }
});

test('LP that the owner of the desk lets in is counted once', async () => {
  const lp = world.at('vlmWtrx');
  const holders = await world.database.pool.query(
    'select owner from lp_holder where pair = $1 and amount > 0',
    [lp],
  );
  const owners = new Set(holders.rows.map(({ owner }: AnyReply) => owner));
  const who = world.people.find(({ address }) => owners.has(address));
  const before = await portfolioOf(who?.address as Address);
  await world.database.pool.query('insert into otc_coin values ($1, true, 1)', [lp]);
  try {
    const { positions, wallet } = await portfolioOf(who?.address as Address);
    expect(positions.filter((p: AnyReply) => p.kind === 'coin' && p.lp !== null)).toEqual([]);
    const coins = positions.flatMap((p: AnyReply) => p.amounts.map(({ coin }: AnyReply) => coin));
    expect(coins).not.toContain(lp);
    expect(positions.length).toBe(before.positions.length);
    expect(wallet).toEqual(before.wallet);
  } finally {
    await world.database.pool.query('delete from otc_coin where coin = $1', [lp]);
  }
});

test('everything that waits is what contracts say, and nothing else', async () => {
  await world.indexed();
  const now = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n;
  const everybodys = [
    ...(await openStakes(now)),
    ...(await openLocks(now)),
    ...(await openOffers(now)),
  ];
  const kinds = new Set<string>();
  for (const { address } of [...world.people, world.owner, world.stranger]) {
    const { list, unfinished } = await waitingOf(address);
    expect(unfinished).toBeNull();
    const expected = [
      ...(await streamsOf(address)),
      ...(await cardsOf(address, now)),
      ...everybodys.filter(({ owner }) => owner === address).map(({ row }) => row),
    ];
    const told = list.map((row: AnyReply) => {
      // LP stands as its two coins; the lock says of how much.
      const isLock = row.kind === 'takeLock' || row.kind === 'lockOpens';
      const amount = isLock ? '-' : (row.amounts[0]?.amount ?? '-');
      kinds.add(row.kind);
      return `${row.kind} ${row.id ?? '-'} ${amount}`;
    });
    expect(told.sort()).toEqual(expected.sort());
  }
  expect(kinds.size).toBeGreaterThan(6);
});

type Row = Readonly<{ owner: Address; row: string }>;

/** What contracts hold for an address beside things that have a number. */
async function streamsOf(address: Address): Promise<readonly string[]> {
  const { read } = world;
  const { credit } = await read('cards', cards.accountOf(address));
  const sums = {
    claimLpReward: await read('lpStake', streamStake.earned(address)),
    claimCardReward: await read('cards', cards.earned(address)),
    claimBurnReward: await read('burnMine', burnMine.earned(address)),
    claimBonus: await read('feeVault', feeVault.bonusOf(address)),
    claimOtcCredit: await read('otcDesk', otcDesk.creditOf(address)),
    claimEnergyCredit: await read('energyDesk', energyDesk.creditOf(address)),
    claimSaleCredit: credit,
  };
  return Object.entries(sums).flatMap(([kind, sum]) => (sum === 0n ? [] : [`${kind} - ${sum}`]));
}

/** Pledged cards, and what is left to pay of a reservation or comes back of it. */
async function cardsOf(address: Address, now: bigint): Promise<readonly string[]> {
  const { read } = world;
  const rows: string[] = [];
  for (const id of await read('cards', cards.ofOwner(address))) {
    if (!(await read('cards', cards.isPledged(id)))) continue;
    const isOver = now >= (await read('cards', cards.unlockTimeOf(id)));
    rows.push(`${isOver ? 'unlockCard' : 'pledgeEnds'} ${id} -`);
  }
  const { level, deadline, first, second } = await read('cards', cards.reservationOf(address));
  if (BigInt(level) === 0n) return rows;
  const isOver = now > BigInt(deadline);
  return [...rows, isOver ? `takeReservation - ${first}` : `reservationEnds - ${second}`];
}

async function openOffers(now: bigint): Promise<readonly Row[]> {
  const count = await world.read('otcDesk', otcDesk.count());
  const found: Row[] = [];
  for (let id = 0n; id < count; id++) {
    const { maker, left, expires } = await world.read('otcDesk', otcDesk.offer(id));
    const kind = now >= BigInt(expires) ? 'takeOffer' : 'offerEnds';
    if (left > 0n) found.push({ owner: fromHexAddress(maker), row: `${kind} ${id} ${left}` });
  }
  return found;
}

/** Every stake that the contract has not closed: it numbers them over everyone. */
async function openStakes(now: bigint): Promise<readonly Row[]> {
  const { rows } = await world.database.pool.query('select max(id) as last from term_stake');
  const found: Row[] = [];
  for (const { address: owner } of [...world.people, world.stranger]) {
    for (let id = 0n; id <= BigInt(rows[0].last ?? 0); id++) {
      const one: AnyReply = await world.read('termStake', termStake.position(owner, id));
      if (!['active', 'matured'].includes(one.state)) continue;
      const kind = BigInt(one.unlockTime) <= now ? 'closeStake' : 'stakeEnds';
      found.push({ owner, row: `${kind} ${id} ${one.amount + one.reward}` });
    }
  }
  return found;
}

async function openLocks(now: bigint): Promise<readonly Row[]> {
  const count = await world.read('locker', locker.count());
  const found: Row[] = [];
  for (let id = 0n; id < count; id++) {
    const one: AnyReply = await world.read('locker', locker.lockAt(id));
    if (!one.isLocked) continue;
    const kind = BigInt(one.unlockTime) <= now ? 'takeLock' : 'lockOpens';
    found.push({ owner: fromHexAddress(one.locker), row: `${kind} ${id} -` });
  }
  return found;
}

test('the due dates of the chain clock are those of the list', async () => {
  const { address } = world.people[1]!;
  const { list } = await waitingOf(address);
  const { own } = (await world.post(paths.chainClock.dueDates, { address })).json.data;
  const ahead = list
    .filter((row: AnyReply) => ['coming', 'due'].includes(row.group) && row.at !== null)
    .toSorted((a: AnyReply, b: AnyReply) => a.at - b.at);
  expect(own.map(({ kind, at }: AnyReply) => [kind, at])).toEqual(
    ahead.slice(0, 4).map(({ kind, at }: AnyReply) => [kind, at]),
  );
});

test('an own listing sets no floor, and a card that nobody offers has no price from a listing', async () => {
  const third = world.people[2]!;
  const { positions } = await portfolioOf(third.address);
  const card = positions.find((p: AnyReply) => p.kind === 'card' && p.level === 2);
  expect(card).toMatchObject({ listed: 1, source: 'sale' });
});

test('six statements at most, whatever an address has', async () => {
  const { address } = world.people[0]!;
  const cookie = await world.signIn(world.people[0]!);
  await world.indexed();
  const counted = async (path: string, form: Record<string, string>, as = {}) => {
    await world.post(path, form, as);
    const statements = recordStatements(world.config.databaseUrl);
    const { json } = await world.post(path, form, as);
    statements.stop();
    expect(json.code).toBe('OK');
    return statements.taken().length;
  };
  expect(await counted(paths.portfolio.get, { address })).toBeLessThanOrEqual(6);
  expect(await counted(paths.waiting.list, { address }, { cookie })).toBeLessThanOrEqual(6);
  expect(await counted(paths.portfolio.mine, {}, { cookie })).toBeLessThanOrEqual(6);
});

test('every field of the public answer', async () => {
  const { status, headers, json } = await world.post(paths.portfolio.get, {
    address: world.people[0]!.address,
  });
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow, noarchive']);
  const { data } = json;
  expect(Object.keys(data).sort()).toEqual(
    [
      ...['address', 'asOf', 'at', 'byKind', 'contracts', 'isCut', 'nickName', 'owed'],
      ...['positions', 'total', 'wallet', 'walletBlock'],
    ].sort(),
  );
  const position = [
    'amounts',
    'at',
    'contract',
    'count',
    'id',
    'kind',
    'level',
    'listed',
    'lp',
    'name',
  ];
  expect(Object.keys(data.positions[0]).sort()).toEqual(
    [...position, 'result', 'sellNow', 'source', 'token', 'value'].sort(),
  );
  expect(Object.keys(data.owed[0]).sort()).toEqual(
    ['amount', 'coin', 'contract', 'decimals', 'symbol'].sort(),
  );
  expect(data.nickName).toBeNull();
});

test('my own part has my days, and nobody else hears of them', async () => {
  const who = world.people[0]!;
  expect((await world.post(paths.portfolio.mine)).json.code).toBe('AUTH_REQUIRED');
  await world.indexed();
  const { data } = await world.ask(who, paths.portfolio.mine);
  expect(data.days.length).toBeGreaterThan(0);
  expect(data.changes).toEqual({ day: null, week: null });
  await world.pass(86_400 * 1.5);
  await world.indexed();
  const later = (await world.ask(who, paths.portfolio.mine)).data;
  const { day } = later.changes;
  expect(BigInt(day.gained) + BigInt(day.added)).toBe(BigInt(day.u));
});

test('no day is kept of wallet and contracts at two blocks', async () => {
  const who = world.people[1]!;
  const kept = async () =>
    (
      await world.database.pool.query('select count(*) from portfolio_day where address = $1', [
        who.address,
      ])
    ).rows[0].count;
  const cookie = await world.signIn(who);
  const before = await kept();
  await world.pass(86_400);
  await world.indexed();
  const behind = (blocks: number) =>
    world.database.pool.query('update chain_cursor set number = number - $1', [blocks]);
  await behind(1);
  const { json } = await world.post(paths.portfolio.mine, {}, { cookie });
  await behind(-1);
  expect(json.data.days.length).toBeGreaterThan(0);
  expect(await kept()).toBe(before);
  await world.post(paths.portfolio.mine, {}, { cookie });
  expect(await kept()).toBe(before + 1n);
});

test('what is not all listed makes no day, and its CSV says so', async () => {
  const who = world.people[2]!;
  const { pool } = world.database;
  await world.pass(86_400);
  await world.indexed();
  await pool.query(
    `insert into lock_record select n, $1, $2, 1, n, 1, $1, 0, 'aa', 0, null, null, 1
     from generate_series(3000000, 3001001) n`,
    [who.address, world.at('vlm')],
  );
  try {
    const cookie = await world.signIn(who);
    const { data } = await world.ask(who, paths.portfolio.mine);
    const { rows } = await pool.query(
      'select max(at) < (select block_time from chain_cursor) as old from portfolio_day where address = $1',
      [who.address],
    );
    expect([data.changes, rows[0].old ?? true]).toEqual([{ day: null, week: null }, true]);
    const file = await fetch(`${world.url}${paths.portfolio.export}`, { headers: { cookie } });
    const lines = (await file.text()).trimEnd().split('\n');
    expect(lines.at(-1)?.split(',').slice(2)).toEqual(['moreNotListed', ...Array(11).fill('')]);
  } finally {
    await pool.query('delete from lock_record where idx between 3000000 and 3001001');
  }
});

test('somebody new has nothing, and nothing waits', async () => {
  const { address } = newPerson();
  expect(await portfolioOf(address)).toMatchObject({ total: { u: '0', trx: '0' }, positions: [] });
  expect(await waitingOf(address)).toMatchObject({ list: [], ready: { u: '0', trx: '0' } });
});

test('more locks by strangers than are read leave one’s own in sight', async () => {
  const { address } = newPerson();
  const { pool } = world.database;
  const add = (first: number, count: number, opens: number, maker: string | null) =>
    pool.query(
      `insert into lock_record select n, $1, $2, 1, n, $3, $4, 0, 'aa', 0, null, null, 1
       from generate_series($5::int, $6::int) n`,
      [address, world.at('vlm'), opens, maker, first, first + count - 1],
    );
  await add(1_000_000, 1_001, 1, newPerson().address);
  await add(2_000_000, 1, 2, null);
  const person = await readPerson(world.database.database, address);
  await pool.query('delete from lock_record where locker = $1', [address]);
  expect(person?.locks.some(({ made_by }) => made_by === null)).toBe(true);
});

test('LP of everybody comes from the logs alone', async () => {
  const { at } = world;
  const keepers = { lpStake: at('lpStake'), locker: at('locker'), otcDesk: at('otcDesk') };
  const deposits = lpDepositProjection({ ...keepers, liquidityHelper: at('liquidityHelper') });
  await expectSameFromNothing(world, [lpHolderProjection, deposits]);
});
