// @module-tag deep

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoxWorld, boxWorld, type MadeSeries } from '../boxes/box-world.ts';
import { isDeep, randomOf, seedFor } from '../faults/random.ts';
import { startProcess } from '../server-process.ts';
import { configOf } from '../test-server.ts';

let world: BoxWorld;
let folder: string;
let configFile: string;
beforeAll(async () => {
  world = await boxWorld(3);
  folder = await mkdtemp(join(tmpdir(), 'vellum-keeper-'));
  configFile = join(folder, 'config.json');
  const config = configOf(world.chain, world.database.url, folder, {
    roles: ['keeper'],
    keeperKey: world.chain.devnet.accounts.at(-1)!.privateKey,
    operatorKey: toHex(world.root.privateKey),
  });
  await writeFile(configFile, JSON.stringify(config));
});
afterAll(async () => {
  await world?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const stateOf = (series: bigint) => world.read('blindBox', blindBox.state(series));

/** A keeper as a process of its own; dead after so many milliseconds however far it came, when they are given. */
const start = (milliseconds?: number) => startProcess(configFile, milliseconds);

/** What was signed for a series, by step. */
async function signedFor({ series }: MadeSeries): Promise<Readonly<Record<string, string>>> {
  const { rows } = await world.database.pool.query(
    'select job, txid from keeper_transaction where job like $1',
    [`box-series-${series}-%`],
  );
  return Object.fromEntries(rows.map(({ job, txid }) => [job.split('-').at(-1), txid]));
}

/** The secret is written down, and so may be sent, only under a capture that is final. */
async function expectNothingEarly(made: MadeSeries): Promise<void> {
  const { capture, reveal } = await signedFor(made);
  if (reveal === undefined) return;
  const { chain } = world.chain.devnet;
  const block = chain.find(capture ?? '')?.block?.number ?? Number.POSITIVE_INFINITY;
  expect(block).toBeLessThanOrEqual(chain.solidNumber());
}

async function newSeries(): Promise<MadeSeries> {
  const made = await world.make({ tiers: [{ count: 1n, amount: 5n }] });
  await world.buy(world.people[0]!, made, 1);
  return made;
}

/** One is left alive until the series is revealed, while blocks come. */
async function endWell({ series }: MadeSeries): Promise<void> {
  const last = start();
  const afterBlock = async () => {
    await world.chain.devnet.mine();
    return stateOf(series);
  };
  await expect.poll(afterBlock, { interval: 250 }).toBe('revealed');
  last.kill('SIGKILL');
  await once(last, 'exit');
}

// In normal runs the process of the payout worker is killed, by payout-kill.test.ts.
test.runIf(isDeep)(
  'a process killed with -9 at random moments reveals no series early and misses none',
  async () => {
    const random = randomOf(seedFor('box keeper process killed'));
    let made = await newSeries();
    // Blocks of all lives together stay below those in which a hash can be captured.
    for (let kills = 0; kills < 30; kills += 1) {
      if ((await stateOf(made.series)) === 'revealed') made = await newSeries();
      const [, signal] = await once(start(300 + random(3500)), 'exit');
      expect(signal).toBe('SIGKILL');
      await expectNothingEarly(made);
      await world.chain.devnet.mine(7);
    }
    await endWell(made);
    await expectNothingEarly(made);
  },
);
