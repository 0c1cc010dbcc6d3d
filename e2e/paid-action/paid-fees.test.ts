// @module-tag deep

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFaultClient } from '../../packages/server/test/faults/fault-client.ts';
import { Ledger } from '../../packages/server/test/faults/ledger.ts';
import { FeeWatch, type WatchedFee } from '../node/fee-watch.ts';
import { openChain } from '../node/open-chain.ts';
import { People } from '../node/people.ts';
import { Recorder } from '../node/recorder.ts';
import { SteadyPayer } from '../node/steady-payer.ts';
import { stories } from '../node/stories/stories.ts';
import { type Stage, Teller } from '../node/story.ts';
import { startTestStack, type TestStack } from '../stack/stack.ts';

/** Votes last ten minutes. */
const told = stories.filter(({ name }) => name !== 'DAO');

let site: TestStack;
let stage: Stage;
let fees: FeeWatch;
const dataDir = mkdtempSync(join(tmpdir(), 'vellum-fees-'));

beforeAll(async () => {
  site = await startTestStack({ prices: true, mining: { mode: 'interval', blockTimeMs: 500 } });
  const url = site.devnet.url ?? '';
  const plan = { full: url, solidity: url, spend: undefined, dataDir, only: [] };
  const chain = await openChain(plan, {});
  const api = createFaultClient(site.url);
  const [ledger, people] = [new Ledger(), new People()];
  fees = new FeeWatch(chain.client);
  const payer = new SteadyPayer({ client: chain.client, api, ledger, fees });
  // Bandwidth is free for who has TRX in a block.
  const account: TestStack['account'] = async (trx) => {
    const made = await site.account(trx);
    await site.devnet.mine();
    return made;
  };
  stage = { chain, site: { ...site, account }, api, payer, ledger, people };
});

afterAll(async () => {
  await site?.close();
  rmSync(dataDir, { recursive: true });
});

const isNear = ({ expected, paid }: WatchedFee) =>
  100n * (expected > paid ? expected - paid : paid - expected) <= 5n * paid;

// One after the other: nothing changes between review and block.
it.each(told)(
  '$name: the estimate is within 5 % of the fee, the max never exceeded',
  {
    timeout: 300_000,
  },
  async ({ tell, kinds }) => {
    const before = fees.seen.length;
    await tell(new Teller(stage, new Recorder(stage.chain.client, 'server')));
    const seen = fees.seen.slice(before);
    expect(seen.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...new Set(kinds)]));
    expect(seen.filter((fee) => !isNear(fee))).toEqual([]);
    expect(seen.filter(({ most, paid }) => paid > most)).toEqual([]);
  },
);
