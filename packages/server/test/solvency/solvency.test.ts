import { checkShare } from '@vellum/api/solvency/solvency-proof';
import { poolTree } from '@vellum/api/solvency/solvency-tree';
import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20, wtrx } from '@vellum/contracts/coins';
import type { ReadCall } from '@vellum/contracts/contract-face';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { locker } from '@vellum/contracts/locks';
import { otcDesk } from '@vellum/contracts/otc';
import { solvencyLog } from '@vellum/contracts/solvency';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { team } from '@vellum/contracts/team';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvencyProjection } from '../../src/features/solvency/solvency-projection.ts';
import { act } from '../earn/earn-acts.ts';
import { VLM } from '../earn/earn-world.ts';
import { randomOf, scaled, seedFor } from '../faults/random.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import { newPerson, type Person } from '../test-server.ts';
import { alterClaims } from './alter-claim.ts';
import { type SolvencyWorld, solvencyWorld } from './solvency-world.ts';

const NOBODY = `41${'00'.repeat(20)}` as HexAddress;
const DAY = 86_400n;

let world: SolvencyWorld;
beforeAll(async () => {
  const random = randomOf(seedFor('solvency'));
  world = await solvencyWorld(4);
  for (const who of world.people) await allowAll(who);
  await world.fundTerms(1_000_000n * VLM);
  await world.fundLp(50_000n * VLM, 30);
  await world.fundRewards(9_000n * VLM, 20);
  await fundBurns(7_000n * VLM);
  await useEverything();
  for (let count = 0; count < scaled(500); count++) await act(world, random);
  // Whatever chance took out again, or let run dry.
  await world.send(world.people[0]!, 'lpStake', streamStake.stake(1_000n));
  await world.fundLp(50_000n * VLM, 1);
  await world.pass(3_600);
  await world.send(world.people[1]!, 'locker', lockOf(7n));
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

/** Someone owed by each contract: cards pledged, sold and reserved, burns, offers taken, fees with a bonus. */
async function useEverything(): Promise<void> {
  const { send, at, buy, pass, read } = world;
  const [first, second, third] = world.people as [Person, Person, Person];
  for (const [who, term] of [
    [first, 30n],
    [second, 90n],
    [first, 360n],
  ] as const) {
    await send(who, 'cards', cards.pledge(await buy(who, 1), term * DAY));
    await pass(3_600);
  }
  const card = await buy(third, 2);
  await send(third, 'cards', cards.list(card, 500n * VLM));
  await send(first, 'cards', cards.buyListed(card, 500n * VLM));
  const invited = newPerson();
  await world.chain.devnet.faucet(hexOf(invited), 10_000n * VLM);
  await send(invited, 'team', team.bindInviter(first.address));
  await buy(invited, 1);
  await send(first, 'cards', cards.settleFees([first, third, invited].map(hexOf)));
  await send(second, 'cards', cards.reserve(1n, await read('cards', cards.firstInstalment(1n))));
  for (const who of [first, third]) {
    await send(who, 'burnMine', burnMine.burnAtMost(at('vlm'), 3n * VLM, 10n ** 12n));
    await pass(7_200);
  }
  await send(first, 'burnMine', burnMine.claim());
  const terms = { sell: at('vlm'), amount: 90n * VLM, want: NOBODY, wantAmount: 30n * VLM };
  const expires = BigInt(world.chain.devnet.chain.head().timestamp) / 1000n + DAY;
  const offer = { ...terms, onlyTaker: NOBODY, expires, wholeOnly: false };
  const id = await read('otcDesk', otcDesk.count());
  await send(second, 'otcDesk', otcDesk.make(offer));
  await send(third, 'otcDesk', otcDesk.take(id, 30n * VLM, 10n * VLM, 10n * VLM));
}

const hexOf = ({ address }: Person) => toHexAddress(address);

type Pool = { kind: string; coin: string | null; contract: Address; held: string; owed: string };
const poolOf = (pools: readonly Pool[], kind: string, coin: string | null) =>
  pools.find((pool) => pool.kind === kind && pool.coin === coin)!;

/** All claims on a pool as the server tells them, page by page. */
async function claimsOn(block: number, { contract, coin }: Pool) {
  const found: { owner: Address; amount: string }[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const form = { block, contract, ...(coin !== null && { coin }), pageNo, pageSize: 50 };
    const { data } = (await world.post(paths.solvency.listClaims, form)).json;
    found.push(...data.list);
    if (!data.hasMore) return found;
  }
}

test('what is owed is what each contract says, to the unit', async () => {
  expect(await world.look()).toBe(true);
  const { statement } = await world.overview();
  const { block, pools } = statement;
  const everybody = [...world.people, world.owner, world.stranger];
  const agrees = async (
    pool: Pool,
    contract: string,
    call: (who: Address) => ReadCall<bigint>,
  ): Promise<number> => {
    const claims = new Map((await claimsOn(block, pool)).map((c) => [c.owner, BigInt(c.amount)]));
    for (const { address } of everybody) {
      expect(claims.get(address) ?? 0n).toBe(await world.read(contract, call(address)));
    }
    return claims.size;
  };
  const wtrxAt = world.at('wtrx');
  const checks = [
    agrees(poolOf(pools, 'lpStake', world.at('vlmWtrx')), 'lpStake', streamStake.stakeOf),
    agrees(poolOf(pools, 'lpStake', wtrxAt), 'lpStake', streamStake.earned),
    agrees(poolOf(pools, 'cards', wtrxAt), 'cards', cards.earned),
    agrees(poolOf(pools, 'burnMine', wtrxAt), 'burnMine', burnMine.earned),
    agrees(poolOf(pools, 'feeVault', null), 'feeVault', feeVault.bonusOf),
    agrees(poolOf(pools, 'otcDesk', null), 'otcDesk', otcDesk.creditOf),
  ];
  expect(await Promise.all(checks)).not.toContain(0);
  const free = await world.read('termStake', termStake.free());
  const terms = poolOf(pools, 'termStake', world.at('vlm'));
  expect(BigInt(terms.owed)).toBe(BigInt(terms.held) - free);
  for (const pool of pools as Pool[]) {
    expect(BigInt(pool.held), pool.kind).toBeGreaterThanOrEqual(BigInt(pool.owed));
  }
  expect(world.chain.devnet.chain.head().number).toBe(block);
});

test('all claims of a pool lead to the tree that was told', async () => {
  const { statement } = await world.overview();
  const pool = poolOf(statement.pools, 'locker', world.at('vlm')) as Pool & { tree: string };
  const claims = (await claimsOn(statement.block, pool)).map(({ owner, amount }) => ({
    ...{ contract: pool.contract, coin: world.at('vlm'), owner, amount: BigInt(amount) },
  }));
  const built = poolTree({ contract: pool.contract, coin: world.at('vlm') }, 0n, claims);
  expect([toHex(built.tree), `${built.owed}`]).toEqual([pool.tree, pool.owed]);
});

test('a root is published once its block is final, and shares lead to what the chain has', async () => {
  await world.look();
  await world.publish();
  const { statement, published: before } = await world.overview();
  expect(before?.block).not.toBe(statement.block);
  await world.settle();
  await world.publish();
  const { published } = await world.overview();
  expect(published).toMatchObject({ block: statement.block, root: statement.root });
  const root = await world.read('solvencyLog', solvencyLog.rootAt(BigInt(statement.block)));
  expect(toHex(root)).toBe(statement.root);
  // A second round has nothing to do.
  await world.settle();
  await world.publish();
  expect(await world.read('solvencyLog', solvencyLog.newest())).toBe(BigInt(statement.block));

  const { address } = world.people[0]!;
  const { data } = (await world.post(paths.solvency.shares, { address })).json;
  expect(data.list.length).toBeGreaterThan(3);
  for (const share of data.list) {
    const outcome = checkShare(proofOf(address, data.statement, share), root);
    expect(outcome).toMatchObject({ isRight: true });
  }
});

// biome-ignore lint/suspicious/noExplicitAny: as the wire has it.
function proofOf(owner: Address, { block, blockId, pools }: any, share: any) {
  const { contract, coin, index, poolIndex, leaves } = share;
  return {
    claim: { contract, coin, owner, amount: BigInt(share.amount) },
    index,
    // biome-ignore lint/suspicious/noExplicitAny: as the wire has it.
    path: share.path.map(({ hash, sum }: any) => ({ hash: fromHex(hash), sum: BigInt(sum) })),
    pool: { contract, coin, held: BigInt(share.held), owed: BigInt(share.owed), leaves },
    poolIndex,
    poolPath: share.poolPath.map(fromHex),
    at: { block, blockId },
    pools,
  };
}

test('shares of the newest published root stay, however many statements come after it', async () => {
  const { pool } = world.database;
  const { published } = await world.overview();
  const { address } = world.people[0] as Person;
  const shares = async () => (await world.post(paths.solvency.shares, { address })).json.data;
  const before = await shares();
  expect(before.list.length).toBeGreaterThan(0);
  await world.chain.devnet.mine(60);
  await world.indexed();
  await pool.query(
    `insert into solvency_statement select number, id, 0, 'aa', 0, 1, false, now() from chain_block
     where number > (select max(block) from solvency_statement) order by number limit 50`,
  );
  expect(await world.look()).toBe(true);
  await pool.query('delete from solvency_statement where at = 0');
  const after = await shares();
  expect(after.statement.block).toBe(published.block);
  expect(after.list).toEqual(before.list);
});

test('it is red when one coin is gone or one claim changed, and names the pool', async () => {
  const desk = toHexAddress(world.at('otcDesk'));
  const { devnet } = world.chain;
  const of = { holder: desk, coin: NOBODY };
  const { amounts } = await world.read('solvencyLog', solvencyLog.balances([of]));
  const balance = amounts[0]!;
  await devnet.edit([{ kind: 'balance', address: desk, balance: balance - 1n }]);
  await world.look();
  const red = async () => {
    const { pools } = (await world.overview()).statement;
    // biome-ignore lint/suspicious/noExplicitAny: as the wire has it.
    return pools.filter((pool: any) => pool.state !== 'covered').map(nameOf);
  };
  // biome-ignore lint/suspicious/noExplicitAny: as the wire has it.
  const nameOf = ({ kind, symbol, state }: any) => [kind, symbol, state];
  expect(await red()).toEqual([['otcDesk', 'TRX', 'short']]);
  const { list } = (await world.post(paths.solvency.list)).json.data;
  expect(list.map(({ state }: { state: string }) => state).slice(0, 2)).toEqual([
    'short',
    'covered',
  ]);
  await devnet.edit([{ kind: 'balance', address: desk, balance }]);
  await world.look();
  expect(await red()).toEqual([]);

  await world.send(world.people[0]!, 'locker', lockOf(5n));
  const restore = await alterClaims(world.database.url, world.people[0]!.address);
  await world.look();
  expect((await red()).map(([kind, , state]: string[]) => [kind, state])).toContainEqual([
    'locker',
    'altered',
  ]);
  await restore();
  await world.look();
  expect(await red()).toEqual([]);
});

const lockOf = (amount: bigint) => locker.lock(amount, world.at('vlm'), 30n);

test('a statement whose block was replaced is gone, and its root never published', async () => {
  await world.settle();
  await world.look();
  const { statement } = await world.overview();
  const blocks = [{ transactions: [] }, { transactions: [] }, { transactions: [] }];
  await world.chain.devnet.reorganise({ depth: 2, blocks });
  await world.indexed();
  await world.settle();
  await world.publish();
  expect(await world.read('solvencyLog', solvencyLog.rootAt(BigInt(statement.block)))).toEqual(
    new Uint8Array(32),
  );
  await world.look();
  const { list } = (await world.post(paths.solvency.list)).json.data;
  const ids = list.map(({ blockId }: { blockId: string }) => blockId);
  expect(ids).not.toContain(statement.blockId);
});

test('the bond of a stranger’s root is owed until it is lost or withdrawn', async () => {
  const { owner, stranger, send } = world;
  const increase = 1_000n;
  const bond = increase / 10n;
  const rootOf = (fill: number) => new Uint8Array(32).fill(fill);
  const propose = (who: Person, fill: number, value: bigint) =>
    send(who, 'payout', payout.proposeRoot(rootOf(fill), increase, 1n, value));
  /** In the statement, and on the stranger's own page. */
  const owed = async () => {
    expect(await world.look()).toBe(true);
    const { statement } = await world.overview();
    const claims = await claimsOn(statement.block, poolOf(statement.pools, 'payout', null));
    const { data } = (await world.post(paths.portfolio.get, { address: stranger.address })).json;
    const [mine] = claims.filter(({ owner: of }) => of === stranger.address);
    const [told] = data.owed.filter(({ contract }: Pool) => contract === world.at('payout'));
    expect(told?.amount).toBe(mine?.amount);
    return BigInt(mine?.amount ?? 0);
  };
  await send(owner, 'payout', payout.fund(100n * VLM));
  await world.pass(7 * Number(DAY));
  const before = await owed();
  await propose(stranger, 1, bond);
  expect(await owed()).toBe(before + bond);
  await send(owner, 'payout', payout.vetoRoot(rootOf(1)));
  expect(await owed()).toBe(before);
  await propose(stranger, 2, bond);
  await propose(owner, 3, 0n);
  expect(await owed()).toBe(before + bond);
  await send(stranger, 'payout', payout.withdrawBond());
  expect(await owed()).toBe(before);
});

test('the same rows come from the logs alone', async () => {
  await expectSameFromNothing(world, [solvencyProjection]);
});
