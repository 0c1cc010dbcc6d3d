import { getAccount, getAccountResource } from '@vellum/tron/client/accounts';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { NodeRefused } from '@vellum/tron/errors';
import type { Site } from './blueprint.ts';
import type { ChainFacts } from './chain-check.ts';
import { DeploymentRefused } from './deployment-errors.ts';
import type { Step } from './step.ts';

/** 200 energy for each byte of code and 32000 for the creation, by the chain's price list. */
const ENERGY_PER_BYTE = 200n;
const CREATE_ENERGY = 32_000n;
/** Where nothing can be tried out yet: more than any constructor or call of the plan needs besides code. */
const CALL_ENERGY = 300_000n;
const PAIR_ENERGY = 2_600_000n;
/** Signature, addresses and the published ABI; code comes on top. */
const CALL_BYTES = 700n;
const ABI_BYTES = 16_000n;

export type CostEstimate = Readonly<{
  steps: number;
  energy: bigint;
  bytes: bigint;
  /** Sun that the transactions burn when no stake pays for them. */
  fees: bigint;
  /** Sun that goes into liquidity. */
  liquidity: bigint;
  balance: bigint;
  /** Energy that the deployer's stake gives today. */
  stakedEnergy: bigint;
  /** Sun that must be there: fees that no stake pays, and liquidity. */
  needed: bigint;
}>;

/** What the steps still to be done will cost at most; deployments are tried out where their parts exist. */
export async function estimateCost(
  client: Client,
  site: Site,
  facts: ChainFacts,
  steps: readonly Step[],
): Promise<CostEstimate> {
  let energy = 0n;
  let bytes = 0n;
  for (const step of steps) {
    energy += await energyOf(client, site, step);
    bytes += step.kind === 'deploy' ? ABI_BYTES + codeSize(site, step) : CALL_BYTES;
  }
  const account = await getAccount(client, site.deployer);
  const resource = await getAccountResource(client, site.deployer);
  const stakedEnergy = resource.energyLimit - resource.energyUsed;
  const fees = energy * facts.energyPrice + bytes * facts.bandwidthPrice;
  const paidByStake = (stakedEnergy < energy ? stakedEnergy : energy) * facts.energyPrice;
  const liquidity = steps.reduce((sum, step) => sum + sunOf(site, step), 0n);
  return {
    steps: steps.length,
    energy,
    bytes,
    fees,
    liquidity,
    balance: account?.balance ?? 0n,
    stakedEnergy,
    needed: fees - paidByStake + liquidity,
  };
}

/** Throws DeploymentRefused when the deployer could run dry on the way. */
export function requireFunds({ balance, needed }: CostEstimate): void {
  if (balance >= needed) return;
  throw new DeploymentRefused([`the deployer has ${balance} sun, ${needed} may be needed`]);
}

/** The estimate as lines for people. */
export function costLines(cost: CostEstimate): string[] {
  const trx = (sun: bigint) =>
    `${sun / 1_000_000n}.${(sun % 1_000_000n).toString().padStart(6, '0')} TRX`;
  return [
    `${cost.steps} steps to do, at most ${cost.energy} energy and ${cost.bytes} bytes`,
    `fees at most ${trx(cost.fees)}, liquidity ${trx(cost.liquidity)}`,
    `the deployer has ${trx(cost.balance)} and ${cost.stakedEnergy} energy from stake`,
  ];
}

async function energyOf(client: Client, site: Site, step: Step): Promise<bigint> {
  if (step.kind === 'pair') return PAIR_ENERGY;
  if (step.kind === 'call') return CALL_ENERGY;
  const bySize = CREATE_ENERGY + CALL_ENERGY + ENERGY_PER_BYTE * codeSize(site, step);
  try {
    const data = step.blueprint.initCode(site);
    const outcome = await simulateCall(client, { caller: site.deployer, data });
    return outcome.status === 'success' ? outcome.energyUsed : bySize;
  } catch (error) {
    // Nodes may not offer to try out a creation; its size tells enough.
    if (!(error instanceof NodeRefused)) throw error;
    return bySize;
  }
}

function codeSize(site: Site, step: Step & { kind: 'deploy' }): bigint {
  return BigInt(step.blueprint.initCode(site).length);
}

function sunOf(site: Site, step: Step): bigint {
  return step.kind === 'call' ? step.call(site).value : 0n;
}
