import { readFileSync, statSync } from 'node:fs';
import { genesisIdOf } from '@vellum/contracts/deploy/transactor';
import { type Client, createClient } from '@vellum/tron/client/client';
import { faultLine } from '@vellum/tron/client/node-fault';
import { nodeFaults } from '@vellum/tron/client/probe-node';
import { decideSpending } from '@vellum/tron/spend-guard';
import type { NodePlan } from './node-plan.ts';
import { RunRefused } from './run-refused.ts';
import { Treasury } from './treasury.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A chain on which the run may spend, and the money for it. */
export type OpenChain = Readonly<{
  plan: NodePlan;
  client: Client;
  genesisId: string;
  network: 'nile' | 'shasta' | 'private';
  treasury: Treasury;
}>;

/** Reaches the node and decides by its block 0 whether the run may pay there; nothing is sent yet. */
export async function openChain(plan: NodePlan, env: Environment): Promise<OpenChain> {
  const { full, solidity } = plan;
  const apiKey = env['TRON_API_KEY'];
  const client = createClient({
    fullNodes: [full],
    confirmedNodes: [solidity],
    ...(apiKey && { apiKey }),
  });
  const genesisId = await genesisIdOf(client).catch((cause: unknown) => {
    throw new RunRefused(`${full} does not answer as a TRON node`, { cause });
  });
  const decision = decideSpending({ genesisId, spend: plan.spend, key: testKey(env) });
  if (decision.kind === 'refused') throw new RunRefused(decision.reason);
  const needs = {
    now: Date.now(),
    constantCalls: true,
    solidity: true,
    history: 'recent',
  } as const;
  const [fault] = await nodeFaults(client, { full, solidity, events: full }, needs);
  if (fault)
    throw new RunRefused(fault.code === 'NO_SOLIDITY' ? noSolidity(plan) : faultLine(fault));
  const { network, key, most } = decision;
  return { plan, client, genesisId, network, treasury: new Treasury(client, key, most) };
}

const noSolidity = ({ solidity }: NodePlan) =>
  `${solidity} does not serve confirmed blocks: name the solidity node too, --node FULL,SOLIDITY`;

function testKey(env: Environment): string | undefined {
  const file = env['TEST_KEY_FILE'];
  if (!file) return env['TEST_KEY'] || undefined;
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) throw new RunRefused(`${file} (TEST_KEY_FILE) does not exist`);
  if ((mode & 0o077) !== 0) {
    throw new RunRefused(`others may read ${file} (TEST_KEY_FILE): chmod 600 it first`);
  }
  return readFileSync(file, 'utf8').trim();
}
