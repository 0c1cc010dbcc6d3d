// @module-tag deep

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OrderKind, orderKinds } from '@vellum/api/order-kinds/order-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultClient } from '../../packages/server/test/faults/fault-client.ts';
import { Ledger } from '../../packages/server/test/faults/ledger.ts';
import { Leaver } from '../migration/leaver.ts';
import { OpenPositions } from '../migration/open-positions.ts';
import { positions } from '../migration/positions.ts';
import { FeeWatch, type WatchedFee } from '../node/fee-watch.ts';
import { fundPools } from '../node/hand-on-fees.ts';
import { openChain } from '../node/open-chain.ts';
import { People } from '../node/people.ts';
import { Recorder } from '../node/recorder.ts';
import { SteadyPayer } from '../node/steady-payer.ts';
import { stories } from '../node/stories/stories.ts';
import { type Stage, Teller } from '../node/story.ts';
import { pass } from '../stack/earn-pools.ts';
import { startTestStack, type TestStack } from '../stack/stack.ts';

/** Lets a second pass after each payment: what a pair does twice in one second takes less energy the second time. */
class CalmPayer extends SteadyPayer {
  override async pay(...asked: Parameters<SteadyPayer['pay']>): Promise<readonly string[]> {
    const ids = await super.pay(...asked);
    await site.devnet.increaseTime(1_000);
    await site.devnet.mine();
    return ids;
  }
}

/** Votes last ten minutes. */
const told = stories.filter(({ name }) => name !== 'DAO');

/** Kinds that nobody can pay here, and why. */
const unpaid: Readonly<Partial<Record<OrderKind, string>>> = {
  'liquidity.edit': 'only the timelock owns the contract, and it carries out votes, not orders',
};

let site: TestStack;
let stage: Stage;
let fees: FeeWatch;
const dataDir = mkdtempSync(join(tmpdir(), 'vellum-fees-'));

beforeAll(async () => {
  const started = await startTestStack({
    ...{ prices: true, mining: { mode: 'interval', blockTimeMs: 500 } },
  });
  // Bandwidth is free for who has TRX in a block.
  const account: TestStack['account'] = async (trx) => {
    const made = await started.account(trx);
    await started.devnet.mine();
    return made;
  };
  site = { ...started, account };
  const url = site.devnet.url ?? '';
  const plan = { full: url, solidity: url, spend: undefined, dataDir, only: [] };
  const chain = await openChain(plan, {});
  const api = createFaultClient(site.url);
  const [ledger, people] = [new Ledger(), new People()];
  fees = new FeeWatch(chain.client);
  const payer = new CalmPayer({ client: chain.client, api, ledger, fees });
  stage = { chain, site, api, payer, ledger, people };
});

afterAll(async () => {
  await site?.close();
  rmSync(dataDir, { recursive: true });
});

const isNear = ({ expected, paid }: WatchedFee) =>
  100n * (expected > paid ? expected - paid : paid - expected) <= 5n * paid;

/** One payment after the other, so that nothing changes between review and block. */
async function payAsEstimated(pay: () => Promise<void>): Promise<readonly OrderKind[]> {
  const before = fees.seen.length;
  await pay();
  const seen = fees.seen.slice(before);
  expect(seen.filter((fee) => !isNear(fee))).toEqual([]);
  expect(seen.filter(({ most, paid }) => paid > most)).toEqual([]);
  return seen.map(({ kind }) => kind);
}

describe('the estimate is within 5 % of the fee, the max never exceeded', () => {
  it.each(told)('$name', async ({ tell, kinds }) => {
    const recorder = new Recorder(stage.chain.client, 'server');
    const paid = await payAsEstimated(() => tell(new Teller(stage, recorder)));
    expect(paid).toEqual(expect.arrayContaining([...new Set(kinds)]));
  });

  describe('what takes days and votes', () => {
    let opened: OpenPositions;
    beforeAll(async () => {
      await site.devnet.setMining({ mode: 'instant' });
      opened = new OpenPositions(new Leaver(site, fees));
      await pass(site, 0);
      await fundPools(site);
    });

    it.each(positions)('before it: $name', async (position) => {
      await payAsEstimated(() => opened.open(position));
    });

    it.each(positions)('$name', async (position) => {
      await payAsEstimated(() => opened.leave(position));
    });
  });

  it('every kind of order was paid, or cannot be paid here', () => {
    const paid = new Set(fees.seen.map(({ kind }) => kind));
    const missing = orderKinds.filter((kind) => !paid.has(kind));
    expect(missing.toSorted()).toEqual(Object.keys(unpaid).toSorted());
  });
});
