import { join } from 'node:path';
import { cliOptions, roleVariables } from '@vellum/contracts/deploy/cli-options';
import { deploy } from '@vellum/contracts/deploy/deploy';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import type { Roles } from '@vellum/contracts/deploy/parameters';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { until } from '@vellum/server/platform/until';
import {
  type EmbeddedKeys,
  type EmbeddedRole,
  embeddedKeys,
} from '@vellum/stack/embedded/embedded-keys';
import { storedDeployment } from '@vellum/stack/embedded/stored-deployment';
import { fromHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { OpenChain } from './open-chain.ts';
import { RunRefused } from './run-refused.ts';

const TRX = 1_000_000n;
/** Of the deployer: liquidity takes 800,200,000 TRX where the recipe makes it, fees about 8,000 everywhere. */
const DEPLOYER_FUNDS = { private: 801_000_000n * TRX, public: 12_000n * TRX };
/** Of each key that works for the platform. */
const WORKER_FUNDS = { private: 10_000n * TRX, public: 300n * TRX };
/** Seconds of a timelock that the command waits for itself. */
const PATIENCE = 900n;

/** Which of the platform's keys has which role in the contracts. */
const holders: Readonly<Record<keyof Roles, EmbeddedRole>> = {
  guardian: 'guardian',
  payoutProposer: 'payout',
  payoutReserve: 'reserve',
  payoutGuardian: 'guardian',
  boxOperator: 'operator',
  energyOperator: 'operator',
  teamRoot: 'root',
  vlmHolder: 'deployer',
  cardFund: 'deployer',
};

/** As `npm run deploy` calls it: a private chain gets coins of its own and short delays. */
const deployNetworks = { private: 'devnet', nile: 'nile', shasta: 'custom' } as const;

export type NodeContracts = Readonly<{
  deployment: Deployment;
  deploymentPath: string;
  keys: EmbeddedKeys;
}>;

/** The contracts on the chain: those that an earlier run kept in the folder, or new ones by the recipe of `npm run deploy`. */
export async function contractsOn(
  chain: OpenChain,
  folder: string,
  log: (line: string) => void,
): Promise<NodeContracts> {
  const keys = await embeddedKeys(join(folder, 'keys.json'));
  const deploymentPath = join(folder, 'deployment.json');
  const found = await storedDeployment(deploymentPath).load();
  if (found?.finished && found.genesisId === chain.genesisId) {
    log(`contracts   of an earlier run, kept in ${folder}; remove it to deploy anew`);
    return { deployment: found, deploymentPath, keys };
  }
  await fundKeys(chain, keys);
  return { deployment: await run(chain, deploymentPath, keys, log), deploymentPath, keys };
}

async function fundKeys({ treasury, network }: OpenChain, keys: EmbeddedKeys): Promise<void> {
  const kind = network === 'private' ? 'private' : 'public';
  await treasury.fundUpTo(keySigner(keys.deployer).address, DEPLOYER_FUNDS[kind]);
  for (const role of ['keeper', 'payout', 'reserve', 'operator', 'guardian'] as const) {
    await treasury.fundUpTo(keySigner(keys[role]).address, WORKER_FUNDS[kind]);
  }
}

async function run(
  chain: OpenChain,
  path: string,
  keys: EmbeddedKeys,
  log: (line: string) => void,
): Promise<Deployment> {
  const { client, network, plan } = chain;
  const roles = Object.entries(roleVariables).map(([role, variable]) => {
    const key = keys[holders[role as keyof Roles]];
    return [variable, fromHexAddress(keySigner(key).address)] as const;
  });
  const { signer, parameters } = cliOptions({
    ...process.env,
    ...Object.fromEntries(roles),
    NETWORK: deployNetworks[network],
    TRON_FULL_NODE: plan.full,
    DEPLOYMENT_FILE: path,
    DEPLOYER_KEY: keys.deployer,
  });
  const file = storedDeployment(path);
  for (;;) {
    const result = await deploy({ client, signer, parameters, file, log });
    if (result.status === 'finished') return result.deployment;
    await untilDue(chain, result.due);
  }
}

/** Waits for the timelock, unless that takes days. */
async function untilDue({ client }: OpenChain, due: bigint): Promise<void> {
  const now = async () => BigInt(Math.floor((await getNowBlock(client)).timestamp / 1000));
  if (due - (await now()) > PATIENCE) {
    const when = new Date(Number(due) * 1000).toISOString();
    throw new RunRefused(`the contracts are wired; run the command again from ${when} on`);
  }
  const isDue = async () => ((await now()) >= due ? true : null);
  await until(isDue, { everyMs: 3_000, forMs: 2_000 * Number(PATIENCE) });
}
