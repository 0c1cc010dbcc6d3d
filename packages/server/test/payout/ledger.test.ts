import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNode } from '../../src/indexer/node/chain-node.ts';
import { defaultSettings } from '../../src/indexer/options.ts';
import { payoutHome } from '../../src/ledger/ledger-parts.ts';
import { readPayoutLogs } from '../../src/ledger/read-payout-logs.ts';
import { verifyRoots } from '../../src/ledger/verify-roots.ts';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import type { Person } from '../test-server.ts';
import { everyAct, payoutAct, readyToBurn } from './payout-acts.ts';
import { type PayoutWorld, payoutKeeping, payoutWorld } from './payout-world.ts';

const wanted = scaled(800);
const LAG = 5;

let world: PayoutWorld;
let people: readonly Person[];
let random: Random;

beforeAll(async () => {
  random = randomOf(seedFor('ledger'));
  world = await payoutWorld(3, { solidLag: LAG });
  await world.setLevel(2, { price: 500_000_000n, pricedInU: false });
  await world.fundRewards(50_000_000_000n, 365);
  const [first] = world.people;
  const second = await world.join(first!);
  people = [...world.people, second, await world.join(second), await world.join(second)];
  await readyToBurn(world, people);
  // No reorganisation takes back what the scene stands on.
  await world.settle();
  await everyAct({ world, random, people });
  for (let count = 0; count < wanted; count++) {
    await payoutAct({ world, random, people });
    if (random(25) === 0) await replaceBlocks(1 + random(LAG - 1));
  }
  await world.settle();
}, 1_800_000);
afterAll(() => world?.close());

/** Empty ones take their place: what was done in them is undone. */
async function replaceBlocks(depth: number): Promise<void> {
  if (random(2) === 0) await world.indexed();
  const blocks = Array.from({ length: depth + 1 }, () => ({ transactions: [] }));
  await world.chain.devnet.reorganise({ depth, blocks });
  await world.indexed();
}

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await world.database.pool.query(text, values)).rows;

const owed = async ({ address }: Person, type: string): Promise<bigint> => {
  const [row] = await rowsOf(
    'select earned + returned - received as owed from income_total where address = $1 and type = $2',
    [address, type],
  );
  return row?.owed ?? 0n;
};

describe('after random acts with reorganisations', () => {
  test('something of everything happened', async () => {
    const types = await rowsOf('select distinct type from income_record order by type');
    expect(types.map(({ type }) => type)).toEqual([
      'bonus',
      'cardPledge',
      'distribution',
      'feeRebate',
      'saleCredit',
      null,
    ]);
    const roots = await rowsOf('select * from payout_root where active_block is not null');
    expect(roots.length).toBeGreaterThan(0);
  });

  test('every log sums to zero in every coin', async () => {
    const rows = await rowsOf(
      'select coin, sum(amount) as sum from ledger_entry group by block, tx_idx, log_idx, coin',
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { sum } of rows) expect(sum).toBe(0n);
  });

  test('what is owed and paid is to the unit what the contracts say', async () => {
    for (const person of [...people, world.owner]) {
      const { address } = person;
      expect(await owed(person, 'bonus')).toBe(
        await world.read('feeVault', feeVault.bonusOf(address)),
      );
      const { credit } = await world.read('cards', cards.accountOf(address));
      expect(await owed(person, 'saleCredit')).toBe(credit);
      expect(-(await owed(person, ''))).toBe(await world.read('payout', payout.claimedBy(address)));
      for (const purpose of ['bonus', 'credit', 'payout'] as const) {
        const [entries] = await rowsOf(
          'select coalesce(sum(amount), 0) as sum from ledger_entry where address = $1 and purpose = $2',
          [address, purpose],
        );
        const types = {
          bonus: ['bonus'],
          credit: ['saleCredit'],
          payout: ['feeRebate', 'distribution', ''],
        };
        let total = 0n;
        for (const type of types[purpose]) total += await owed(person, type);
        expect(entries.sum).toBe(total);
      }
    }
    const [held] = await rowsOf(
      "select sum(amount) as sum from ledger_entry where address = $1 and purpose = 'held'",
      [world.at('payout')],
    );
    expect(held.sum).toBe(await world.read('payout', payout.held()));
  });

  test('the file of everybody sums to the ledger', async () => {
    for (const person of people) {
      const cookie = await world.signIn(person);
      const answer = await fetch(`${world.url}${paths.income.export}`, { headers: { cookie } });
      expect(answer.headers.get('content-type')).toContain('text/csv');
      const { sums, rows } = sumsOf(await answer.text());
      const totals = await rowsOf('select * from income_total where address = $1', [
        person.address,
      ]);
      for (const { type, coin, earned, returned, received } of totals) {
        const of = (place: number) => sums.get(`${type || 'withdrawal'} ${coin} ${place}`) ?? 0n;
        expect([of(0), of(1), of(2)]).toEqual([earned, returned, received]);
      }
      const { data } = await world.ask(person, paths.income.exportSums);
      expect(data.rows).toBe(rows);
      expect(data.opening.every(({ amount }: { amount: string }) => amount === '0')).toBe(true);
    }
  });

  test('a node’s logs lead to every root, and to no other', async () => {
    await proposeWrong();
    const verdicts = await verified();
    const rows = await rowsOf(
      'select root, is_right from payout_root order by block, tx_idx, log_idx',
    );
    expect(verdicts.map(({ root, isRight }) => ({ root, is_right: isRight }))).toEqual(rows);
    expect(verdicts.filter(({ isRight }) => !isRight).map(({ root }) => root)).toEqual([
      'ab'.repeat(32),
    ]);
    expect(verdicts.length).toBeGreaterThan(1);
    // The worker helps no such root along, whatever its time.
    await world.passDelay();
    await world.work();
    const { eta } = await world.read('payout', payout.pendingRoot());
    expect(eta).toBeGreaterThan(0n);
    await world.veto();
    await world.settle();
  });

  test('an index made from nothing has the same rows', async () => {
    const { ledger, close } = payoutKeeping(world);
    try {
      await expectSameFromNothing(world, [ledger.projection]);
    } finally {
      await close();
    }
  });
});

/** Of every type, coin and column of amounts, in base units. */
function sumsOf(csv: string) {
  const [header, ...lines] = csv.trimEnd().split('\n');
  expect(header).toBe('time,block,transaction,log,type,coin,symbol,earned,returned,received');
  const sums = new Map<string, bigint>();
  for (const line of lines) {
    const [, , , , type, coin, , ...amounts] = line.split(',');
    for (const [place, amount] of amounts.entries()) {
      const key = `${type} ${coin} ${place}`;
      const [whole, part = ''] = amount.split('.');
      sums.set(key, (sums.get(key) ?? 0n) + BigInt(whole + part.padEnd(6, '0')));
    }
  }
  return { sums, rows: lines.length };
}

/** Whoever has the proposer's key may try anything. */
async function proposeWrong(): Promise<void> {
  const { eta } = await world.read('payout', payout.pendingRoot());
  if (eta !== 0n) await world.veto();
  await world.send(world.owner, 'payout', payout.fund(1_000_000n));
  const { total } = await world.read('payout', payout.totals());
  const { number } = world.chain.devnet.chain.head();
  await world.pass(60);
  const root = Buffer.from('ab'.repeat(32), 'hex');
  await world.send(world.owner, 'payout', payout.proposeRoot(root, total + 1n, BigInt(number)));
  await world.settle();
}

async function verified() {
  const { contracts, genesisId } = world.chain.deployment;
  const at = Object.fromEntries(
    Object.entries(contracts).map(([name, { address }]) => [name, address]),
  ) as Parameters<typeof readPayoutLogs>[1] & Record<'timelock', Person['address']>;
  const node = createNode({ url: world.chain.url, timeout: 10_000, pace: defaultSettings.pace });
  const to = world.chain.devnet.chain.solidNumber();
  const events = await readPayoutLogs(node, at, { from: 1, to });
  const { signal } = new AbortController();
  return verifyRoots(events, {
    home: payoutHome(at, genesisId),
    timelock: at.timelock,
    timeOf: async (block) => (await node.head(block, 'confirmed', signal)).timestamp,
  });
}
