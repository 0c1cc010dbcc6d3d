import { join } from 'node:path';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { createFaultClient } from '../../packages/server/test/faults/fault-client.ts';
import { Ledger } from '../../packages/server/test/faults/ledger.ts';
import { randomOf } from '../../packages/server/test/faults/random.ts';
import { checkAll } from './checks/check-all.ts';
import { comeToRest } from './come-to-rest.ts';
import { type DataPlace, makeDataPlace } from './data-place.ts';
import { strikeFaults } from './faults/strike-faults.ts';
import { Latencies } from './latencies.ts';
import { Listener, networkAddressOf } from './listener.ts';
import { pass } from './pace.ts';
import { type PreparedChain, prepareChain } from './prepared-chain.ts';
import { type Sample, sampleSizes } from './process-sizes.ts';
import { liveAll, nothingDone } from './soak-life.ts';
import type { SoakPlan } from './soak-plan.ts';
import type { SoakReport } from './soak-report.ts';
import { type SoakStack, startSoakStack, untilServing } from './soak-stack.ts';
import { soakUsers } from './soak-user.ts';
import { Tally } from './tally.ts';

const MINUTE = 60_000;
const LISTENERS = 20;
const SAMPLE_MS = 5_000;
/** Room for what is left behind, the log of PostgreSQL included, and not much more. */
const diskMegabytes = (minutes: number) => 640 + Math.ceil(minutes) * 24;

/** Lives through the plan on a stack of its own and holds everything against everything at the end. */
export async function runSoak(plan: SoakPlan): Promise<SoakReport> {
  const users = soakUsers(plan.users);
  const place = makeDataPlace(diskMegabytes(plan.minutes));
  const folder = join(place.path, 'chain');
  try {
    console.log(`soak: ${plan.users} users get their coins`);
    const chain = await prepareChain(folder, users);
    const stack = await startSoakStack(place, folder, chain);
    try {
      return await soak(plan, place, chain, stack, users);
    } finally {
      await stack.close();
    }
  } finally {
    place.remove();
  }
}

async function soak(
  plan: SoakPlan,
  place: DataPlace,
  chain: PreparedChain,
  stack: SoakStack,
  users: ReturnType<typeof soakUsers>,
): Promise<SoakReport> {
  const { seed } = plan;
  const [latencies, faults, doings, ledger] = [
    new Latencies(),
    new Tally(),
    nothingDone(),
    new Ledger(),
  ];
  const client = createFaultClient(stack.url, {
    headersOf: (who) => ({ 'x-forwarded-for': networkAddressOf(who) }),
    heard: (_, milliseconds) => latencies.add(milliseconds),
  });
  await untilServing(stack.url);
  const listeners = users.slice(0, LISTENERS).map((who) => new Listener(stack.url, client, who));
  for (const { who } of listeners) await client.signIn(who);
  const began = performance.now();
  const isOver = () => performance.now() - began > plan.minutes * MINUTE;
  let isQuiet = false;
  const listening = listeners.map((listener) => listener.listen(() => isQuiet));
  const at = addressesOf(stack.config.deployment);
  const context = { stack, place, at, keeper: chain.keeper, random: randomOf(seed), isOver };
  console.log(`soak: ${plan.minutes} minutes begin`);
  const before = await place.usedBytes();
  const [samples] = await Promise.all([
    watch(stack, began, isOver),
    strikeFaults(context, faults),
    liveAll({ stack, client, ledger, users, seed, doings, isOver }),
  ]);
  console.log('soak: coming to rest');
  const disk = { before, after: await place.usedBytes() };
  await comeToRest(stack, place);
  const parts = { stack, users, client, ledger, database: stack.open().database };
  const { checks, orders } = await checkAll({ parts, at, samples, disk, listeners, doings });
  isQuiet = true;
  await Promise.all(listening);
  return {
    ...{ plan, orders, checks, faults, doings, latencies, samples, disk },
    complaints: stack.complaints,
    cuts: listeners.reduce((sum, listener) => sum + listener.cuts(), 0),
    retries: client.retries(),
    starts: startsOf(stack),
    isOwnDisk: place.isOwnDisk,
  };
}

async function watch(stack: SoakStack, began: number, isOver: () => boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (!isOver()) {
    samples.push(...(await sampleSizes(stack, performance.now() - began)));
    await pass(SAMPLE_MS, isOver);
  }
  return samples;
}

function startsOf({ processes, database }: SoakStack): Readonly<Record<string, number>> {
  const starts = Object.entries(processes).map(([name, one]) => [name, one.starts()] as const);
  return Object.fromEntries([...starts, ['database', database.starts()]]);
}
