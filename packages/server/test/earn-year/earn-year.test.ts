import { feeVault } from '@vellum/contracts/fees';
import { streamStake } from '@vellum/contracts/staking';
import type { HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep, seedFor } from '../faults/random.ts';
import { type TestServer, testServer } from '../test-server.ts';
import type { Actor } from './actor.ts';
import { displayedYields } from './displayed-yield.ts';
import type { Year } from './entries.ts';
import { leaveAll } from './exits.ts';
import { beginHolding, holderOf, type Outlook, outlook, promises } from './holder.ts';
import {
  csvSums,
  indexed,
  ledgerSums,
  unbalanced,
  wrongAccounts,
  wrongRoots,
} from './ledger-check.ts';
import { beginYear, liveYear, type YearPlan } from './live-year.ts';
import { payAll } from './payouts.ts';
import { type Standing, standings } from './pools.ts';
import { logsOf } from './year-chain.ts';

const plan: YearPlan = {
  ...(isDeep ? { actors: 200, acts: 20_000, rounds: 160 } : { actors: 12, acts: 240, rounds: 8 }),
  seed: seedFor('the year'),
};
/** The longest term that may still run at the end. */
const LONGEST = 361 * 86_400;

let year: Year;
let server: TestServer;
let held: bigint;
const looks: Standing[][] = [];
const outlooks: Outlook[] = [];

beforeAll(async () => {
  year = await beginYear(plan);
  await liveYear(year, plan, async () => {
    if (looks.length === 0) held = await beginHolding(year);
    outlooks.push(await outlook(year));
    looks.push(await standings(year));
  });
  server = await testServer({ chain: year.chain.chain });
}, 7_200_000);
afterAll(async () => {
  await server?.close();
  await year?.chain.chain.devnet.close();
});

const short = (all: readonly Standing[]) => all.filter(({ owed, held: has }) => owed > has);

test('no pool ever owes more than it holds, in a year of random acts', () => {
  const done = [...year.counts.values()].reduce((sum, count) => sum + count, 0);
  expect(done).toBeGreaterThanOrEqual(plan.acts);
  expect(looks).toHaveLength(plan.rounds);
  expect(looks.flatMap(short)).toEqual([]);
  console.log(`${done} acts by ${plan.actors}, ${looks.length} looks at ${looks[0]!.length} pools`);
  console.log(Object.fromEntries(year.counts));
});

test('what the ledger says is owed is what the contracts owe, to the unit', async () => {
  await indexed(server);
  expect(await unbalanced(server)).toEqual([]);
  expect(await wrongAccounts(server, year)).toEqual([]);
  expect(await wrongRoots(server)).toEqual([]);
}, 7_200_000);

test('a stake that stays earns at least what the yield said, however others come and go', async () => {
  await year.chain.pass(LONGEST);
  const end = await year.chain.read('lpStake', streamStake.earned(holderOf(year).address));
  const all = promises(year, held, outlooks, end);
  expect(all.filter(({ promised, got }) => got < promised)).toEqual([]);
  expect(all.some(({ promised }) => promised > 0n)).toBe(true);
});

test('everybody can leave with everything, and then nothing is owed', async () => {
  await leaveAll(year);
  await payAll(year);
  const left = await standings(year);
  expect(short(left)).toEqual([]);
  for (const { pool, coin, owed } of left) {
    if (pool === 'locker' || coin === 'vlmWtrx' || pool === 'payout') {
      expect([pool, coin, owed]).toEqual([pool, coin, 0n]);
    }
  }
}, 7_200_000);

test('income of the ledger and of each CSV is what reached the wallets, to the unit', async () => {
  await indexed(server);
  expect(await unbalanced(server)).toEqual([]);
  expect(await wrongAccounts(server, year)).toEqual([]);
  for (const actor of year.actors) {
    const sums = await ledgerSums(server, actor);
    const received = sums.filter((sum) => sum.received > 0n);
    expect(new Map(received.map((sum) => [keyOf(sum), sum.received]))).toEqual(actor.received);
    for (const { type, earned, returned, received: got } of sums) {
      if (!['payout', 'feeRebate', 'distribution'].includes(type)) {
        expect([type, earned + returned]).toEqual([type, got]);
      }
    }
    const earned = (type: string) => sums.find((sum) => sum.type === type)?.earned ?? 0n;
    expect(earned('distribution')).toBe(actor.shared);
    expect(earned('feeRebate')).toBe(feesOf(actor) / 10n);
    const byType = (a: { type: string; coin: string }, b: { type: string; coin: string }) =>
      keyOf(a).localeCompare(keyOf(b));
    expect((await csvSums(server, actor)).sort(byType)).toEqual(sums.sort(byType));
  }
}, 7_200_000);

test('what is shown as yield is earned, and is no less than 80 % of it, for each product', async () => {
  const yields = await displayedYields(year, server, BigInt(plan.actors) * 2_500_000_000n);
  console.log(yields);
  expect(yields.map(({ product }) => product)).toEqual(['power', 'card', 'term', 'LP']);
  for (const { product, shown, got } of yields) {
    expect(shown, product).toBeGreaterThan(0);
    expect(shown, product).toBeLessThanOrEqual(got);
    expect(shown, product).toBeGreaterThanOrEqual(0.8 * got);
  }
});

const names: Readonly<Record<string, string>> = { '': 'trx' };

function keyOf({ type, coin }: Readonly<{ type: string; coin: string }>): string {
  const { contracts } = year.chain.chain.deployment;
  const found = ['wtrx', 'vlm'].find((name) => contracts[name]!.address === coin);
  return `${type} ${found ?? names[coin] ?? coin}`;
}

let fees: Map<HexAddress, bigint> | undefined;

/** What an address paid in fees, by the vault's own words. */
function feesOf({ address }: Actor): bigint {
  fees ??= allFees();
  return fees.get(address) ?? 0n;
}

function allFees(): Map<HexAddress, bigint> {
  const found = new Map<HexAddress, bigint>();
  for (const { log } of logsOf(year.chain, 'feeVault')) {
    const event = feeVault.event(log);
    if (event?.name !== 'FeeIn') continue;
    const { payer, fee } = event.arguments;
    found.set(payer, (found.get(payer) ?? 0n) + fee);
  }
  return found;
}
