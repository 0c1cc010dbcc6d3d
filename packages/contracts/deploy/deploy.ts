import { fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { sha256 } from '@vellum/tron/hash';
import { withSaleLimit } from './card-sale-limit.ts';
import { checkChain } from './chain-check.ts';
import { type CostEstimate, costLines, estimateCost, requireFunds } from './cost.ts';
import { DeploymentRefused, DeploymentUnsound } from './deployment-errors.ts';
import type { Deployment, DeploymentFile } from './deployment-file.ts';
import { requireVlm } from './existing-vlm.ts';
import { acceptanceDue, acceptanceStep } from './handover-steps.ts';
import { observation, pairSteps } from './liquidity-steps.ts';
import type { DeploymentParameters } from './parameters.ts';
import { deploymentPlan } from './plan.ts';
import type { Signer } from './signer.ts';
import { StepRunner } from './step-runner.ts';
import { deploymentProblems } from './verify.ts';

export type DeployOptions = Readonly<{
  client: Client;
  signer: Signer;
  parameters: DeploymentParameters;
  file: DeploymentFile;
  log?: (line: string) => void;
  /** Asked before anything is spent; yes by default. */
  confirm?: (cost: CostEstimate) => Promise<boolean>;
  /** Brings the chain's clock to a time (unix seconds); only a chain of our own can do that. */
  passTime?: (until: bigint) => Promise<void>;
}>;

/** `waiting`: all is wired, and from `due` (unix seconds) on another run ends the handover. */
export type DeployResult =
  | Readonly<{ status: 'finished'; deployment: Deployment }>
  | Readonly<{ status: 'waiting'; deployment: Deployment; due: bigint }>;

const OBSERVATION_AGE = 1_800n;

/**
 * Brings the contracts of Vellum onto a chain, or continues where an earlier run stopped. Throws
 * DeploymentRefused before anything is spent, StepFailed when the chain refuses a step, and
 * DeploymentUnsound when what was read back is not what was planned.
 */
export async function deploy(options: DeployOptions): Promise<DeployResult> {
  const { client, signer, file, log = () => {} } = options;
  requireHolder(signer, options.parameters);
  const facts = await checkChain(client, options.parameters);
  await requireVlm(client, options.parameters);
  const begun = await beginning(file, signer.address, options.parameters, facts.genesisId);
  const part = { client, signer, facts, file, log };
  const earlier = new StepRunner({ ...part, parameters: options.parameters, start: begun });
  await earlier.finishPending();
  const start = earlier.deployment;
  const parameters = await withSaleLimit(options.parameters, start, earlier.read);
  const runner = new StepRunner({ ...part, parameters, start });
  const plan = deploymentPlan(parameters);
  const missing = await runner.missing(plan);
  if (missing.length > 0) {
    const cost = await estimateCost(client, runner.siteForEstimate(), facts, missing);
    for (const line of costLines(cost)) log(line);
    await agree(cost, options.confirm);
  }
  // Asked again one by one: what a step undoes (a role given up) is there only after the steps before it.
  for (const step of plan) await runner.runUnlessDone(step);

  const due = await acceptanceDue(runner.site, runner.read);
  // 1 stands for an operation that was executed.
  if (due !== 1n && !(await isReached(runner, due, options.passTime))) {
    return { status: 'waiting', deployment: runner.deployment, due };
  }
  await runner.runUnlessDone(acceptanceStep);
  await agePrices(runner, parameters, options.passTime);
  const problems = await deploymentProblems(client, runner.site, await runner.history());
  if (problems.length > 0) throw new DeploymentUnsound(problems);
  await runner.finish();
  log('finished: everything read back as planned, owned by the timelock');
  return { status: 'finished', deployment: runner.deployment };
}

/** Addresses of a deployment by name. */
export function addressesOf({ contracts }: Deployment): Readonly<Record<string, HexAddress>> {
  return Object.fromEntries(
    Object.entries(contracts).map(([name, { address }]) => [name, toHexAddress(address)]),
  );
}

async function beginning(
  file: DeploymentFile,
  deployer: HexAddress,
  parameters: DeploymentParameters,
  genesisId: string,
): Promise<Deployment> {
  const digits = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
  const fresh: Deployment = {
    format: 1,
    network: parameters.network,
    genesisId,
    deployer: fromHexAddress(deployer),
    parameters: toHex(sha256(utf8ToBytes(JSON.stringify(parameters, digits)))),
    contracts: standing(parameters),
    calls: {},
    finished: false,
  };
  const found = await file.load();
  if (found === undefined) return fresh;
  const differing = (['network', 'genesisId', 'deployer', 'parameters'] as const)
    .filter((key) => found[key] !== fresh[key])
    .map((key) => `the deployment file has another ${key}: ${found[key]}`);
  if (differing.length > 0) throw new DeploymentRefused(differing);
  return { ...found, contracts: { ...fresh.contracts, ...found.contracts } };
}

/** What the network had before: the app has to know of it too. */
function standing({ existing }: DeploymentParameters): Deployment['contracts'] {
  const entries = Object.entries(existing ?? {}).map(
    ([name, address]) => [name, { address: fromHexAddress(address) }] as const,
  );
  return Object.fromEntries(entries);
}

/** The first liquidity is paid in VLM, which its holder has and the deployer signs for. */
function requireHolder({ address }: Signer, { liquidity, roles }: DeploymentParameters): void {
  if (!liquidity || roles.vlmHolder === address) return;
  const problem = 'VLM_HOLDER must be the deployer, who pays the first liquidity with it';
  throw new DeploymentRefused([problem]);
}

async function agree(cost: CostEstimate, confirm: DeployOptions['confirm']): Promise<void> {
  requireFunds(cost);
  if (confirm && !(await confirm(cost))) throw new DeploymentRefused(['not confirmed']);
}

async function isReached(
  runner: StepRunner,
  due: bigint,
  passTime: DeployOptions['passTime'],
): Promise<boolean> {
  if (passTime) await passTime(due);
  return passTime !== undefined || (await runner.chainTime()) >= due;
}

/** On a chain whose clock can be moved, prices are usable when the deployment ends. */
async function agePrices(
  runner: StepRunner,
  { liquidity }: DeploymentParameters,
  passTime: DeployOptions['passTime'],
): Promise<void> {
  if (!liquidity || !passTime || (await runner.pricesAreFresh())) return;
  await passTime((await runner.chainTime()) + OBSERVATION_AGE);
  for (const { name } of pairSteps) {
    await runner.runUnlessDone({ ...observation(name), name: `observe ${name} again` });
  }
}
