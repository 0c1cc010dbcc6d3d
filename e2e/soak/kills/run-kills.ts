import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { createFaultClient } from '../../../packages/server/test/faults/fault-client.ts';
import { Ledger } from '../../../packages/server/test/faults/ledger.ts';
import { randomOf } from '../../../packages/server/test/faults/random.ts';
import { type Check, checkLife } from '../checks/check-all.ts';
import { Latencies } from '../latencies.ts';
import { Listener, networkAddressOf } from '../listener.ts';
import { prepareChain } from '../prepared-chain.ts';
import { type Doings, liveAll, nothingDone } from '../soak-life.ts';
import type { SoakPlan } from '../soak-plan.ts';
import { soakUsers } from '../soak-user.ts';
import { type KillStack, startKillStack } from './kill-stack.ts';
import { inTime, type KillsReport } from './kills-report.ts';
import { comeToRest, restedStack } from './rested-stack.ts';
import { strikeAll, tooSlow } from './strikes.ts';

const MINUTE = 60_000;
const LISTENERS = 5;

/** Kills the parts of a platform that people use, for as long as the plan says, and holds everything against everything. */
export async function runKills(plan: SoakPlan): Promise<KillsReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-kills-'));
  // PostgreSQL's own account must get through when we are root.
  chmodSync(folder, 0o755);
  try {
    console.log(`kills: ${plan.users} users get their coins`);
    await prepareChain(join(folder, '.data'), soakUsers(plan.users));
    chmodSync(join(folder, '.data'), 0o755);
    const stack = await startKillStack(folder);
    const rested = restedStack(stack);
    try {
      return await live(plan, stack, rested);
    } finally {
      await rested.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function live(
  plan: SoakPlan,
  stack: KillStack,
  rested: ReturnType<typeof restedStack>,
): Promise<KillsReport> {
  const users = soakUsers(plan.users);
  const latencies = new Latencies();
  const [doings, ledger] = [nothingDone(), new Ledger()];
  const client = createFaultClient(stack.url, {
    headersOf: (who) => ({ 'x-forwarded-for': networkAddressOf(who) }),
    heard: (_, milliseconds) => latencies.add(milliseconds),
  });
  const listeners = users.slice(0, LISTENERS).map((who) => new Listener(stack.url, client, who));
  for (const { who } of listeners) await client.signIn(who);
  let isQuiet = false;
  const listening = listeners.map((listener) => listener.listen(() => isQuiet));
  const began = performance.now();
  const isOver = () => performance.now() - began > plan.minutes * MINUTE;
  console.log(`kills: ${plan.minutes} minutes begin`);
  const [strikes] = await Promise.all([
    strikeAll(stack, randomOf(plan.seed), isOver),
    liveAll({ stack, client, ledger, users, seed: plan.seed, doings, isOver }),
  ]);
  if (!stack.isRunning()) throw new Error(`the supervisor gave up:\n${stack.said().join('\n')}`);
  console.log('kills: coming to rest');
  await comeToRest(stack);
  const parts = { stack: rested, users, client, ledger, database: rested.open().database };
  const at = addressesOf(stack.config.deployment);
  const { checks, orders } = await checkLife({ parts, at, listeners, doings });
  isQuiet = true;
  await Promise.all(listening);
  return {
    plan,
    strikes,
    orders,
    latencies,
    doings,
    said: stack.said(),
    checks: [...checks, ...ownChecks(strikes, doings)],
  };
}

const ownChecks = (strikes: KillsReport['strikes'], { actions }: Doings): readonly Check[] => [
  { name: inTime, problems: tooSlow(strikes) },
  {
    name: 'people went on meanwhile',
    problems: actions.entries().length > 0 ? [] : ['nobody did anything'],
  },
];
