import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import { createFaultClient } from '../../packages/server/test/faults/fault-client.ts';
import { Ledger } from '../../packages/server/test/faults/ledger.ts';
import { checkSolvency } from '../soak/checks/solvency-check.ts';
import { untilServing } from '../soak/soak-stack.ts';
import { rememberNode } from '../wallets/known-nodes.ts';
import { checkPlatform } from './node-checks.ts';
import { contractsOn } from './node-contracts.ts';
import type { NodePlan } from './node-plan.ts';
import { type NodePlatform, startPlatform } from './node-platform.ts';
import { failed, reportText, rowLine } from './node-report.ts';
import { nodeSite } from './node-site.ts';
import { type OpenChain, openChain } from './open-chain.ts';
import { People } from './people.ts';
import { perform } from './perform.ts';
import type { Row } from './recorder.ts';
import { SteadyPayer } from './steady-payer.ts';

type Log = (line: string) => void;
type Environment = Readonly<Record<string, string | undefined>>;

/** Deploys, starts the platform, pays for everything, and checks; true when nothing failed. */
export async function testNode(plan: NodePlan, env: Environment, log: Log): Promise<boolean> {
  const chain = await openChain(plan, env);
  log(`chain       ${chain.network}, block 0 ${chain.genesisId}`);
  const kept = resolve(plan.dataDir, chain.genesisId.slice(-8));
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  const contracts = await contractsOn(chain, kept, log);
  const folder = mkdtempSync(join(tmpdir(), 'vellum-node-'));
  const platform = await startPlatform(chain, contracts, folder);
  try {
    log(`platform    ${platform.url}`);
    return await live(chain, contracts, platform, log);
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function live(
  chain: OpenChain,
  contracts: Awaited<ReturnType<typeof contractsOn>>,
  platform: NodePlatform,
  log: Log,
): Promise<boolean> {
  const api = createFaultClient(platform.url);
  const [ledger, people] = [new Ledger(), new People()];
  const site = nodeSite(chain, contracts, platform.url);
  await untilServing(platform.url);
  rememberNode(chain.genesisId, await nodeOfPages(platform.url));
  await site.indexed();
  const payer = new SteadyPayer({ client: chain.client, api, ledger });
  const print = (some: readonly Row[]) => {
    for (const row of some) log(rowLine(row));
  };
  const rows = await perform({ chain, site, api, payer, ledger, people }, { print, log });
  log(`paid out    ${chain.treasury.paid / 1_000_000n} TRX`);
  // Asked of the living chain: balances are of its newest block only.
  const solvency = await checkSolvency(await platform.look());
  const users = people.all();
  const stack = await platform.rest();
  await untilServing(platform.url);
  for (const user of users) await api.signIn(user);
  const checks = [
    { name: 'no pool owes more than it holds', problems: solvency },
    ...(await checkPlatform(stack, { api, ledger, users })),
  ];
  log('');
  log(reportText(rows, checks));
  return failed(rows).length === 0 && checks.every(({ problems }) => problems.length === 0);
}

/** The node that pages ask themselves, and wallets in them; null behind the relay. */
async function nodeOfPages(url: string): Promise<string | null> {
  const response = await fetch(`${url}${paths.project.config}`, { method: 'POST' });
  const { data } = (await response.json()) as {
    data: ReplyOf<EndpointAt<typeof paths.project.config>>;
  };
  const { nodes } = data.network;
  return nodes.access === 'direct' ? nodes.full : null;
}
