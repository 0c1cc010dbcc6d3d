import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { type DeployedContract, getContract } from '@vellum/tron/client/contracts';
import { ContractReverted } from '@vellum/tron/errors';
import { governor, timelock } from '../clients/dao.ts';
import { energyDesk } from '../clients/energy.ts';
import { feeVault } from '../clients/fees.ts';
import { payout } from '../clients/income.ts';
import { ownership } from '../clients/ownership.ts';
import { solvencyLog } from '../clients/solvency.ts';
import type { Site } from './blueprint.ts';
import { saleLimitProblems } from './card-sale-limit.ts';
import { type Check, check, textOf } from './check.ts';
import { ownedContracts, timelockRoles } from './handover-steps.ts';
import { deploymentPlan } from './plan.ts';
import type { OwnerEvent } from './ruled-contracts.ts';
import { poolCountProblems, settingChecks } from './setting-checks.ts';
import type { DeployStep, Read } from './step.ts';
import { unplannedChanges } from './unplanned-changes.ts';
import { wiringSteps } from './wiring-steps.ts';

const NOBODY = `41${'00'.repeat(20)}` as HexAddress;

/**
 * Reads a finished deployment back: every difference from the plan as a line; none when all is as planned and nothing
 * else was changed before the timelock took over. `history` are the owner's events until then, null when the acceptance
 * is not among them.
 */
export async function deploymentProblems(
  client: Client,
  site: Site,
  history: readonly OwnerEvent[] | null,
): Promise<string[]> {
  const read: Read = async (contract, call) => {
    const request = { caller: NOBODY, contract, data: call.data };
    const outcome = await simulateCall(client, request);
    if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
    return call.decode(outcome.data);
  };
  return [
    ...(await codeProblems(client, site)),
    ...(await wiringProblems(site, read)),
    ...(await valueProblems(site, read)),
    ...(await poolCountProblems(site, read)),
    ...(await saleLimitProblems(site, read)),
    ...(await unplannedChanges(client, site, history)),
  ];
}

/** Code and constructor arguments of every contract, byte for byte, and that its interface is published. */
async function codeProblems(client: Client, site: Site): Promise<string[]> {
  const steps = deploymentPlan(site.parameters).filter((step) => step.kind === 'deploy');
  const problems: string[] = [];
  for (const step of steps) {
    const found = await getContract(client, site.at(step.name));
    const problem = found ? codeProblem(found, step, site) : 'there is no contract';
    if (problem !== undefined) problems.push(`${step.name}: ${problem}`);
  }
  return problems;
}

function codeProblem(
  { bytecode, origin, abi }: DeployedContract,
  { blueprint }: DeployStep,
  site: Site,
): string | undefined {
  if (toHex(bytecode) !== toHex(blueprint.initCode(site))) return 'other code or arguments';
  if (origin !== site.deployer) return `made by ${origin}`;
  // Without it no event server can name what the contract tells.
  return abi.length === blueprint.abi.length ? undefined : 'its interface is not published whole';
}

async function wiringProblems(site: Site, read: Read): Promise<string[]> {
  const problems: string[] = [];
  for (const step of wiringSteps(site.parameters)) {
    if (step.isDone && !(await step.isDone(site, read))) problems.push(`${step.name}: not done`);
  }
  return problems;
}

async function valueProblems(site: Site, read: Read): Promise<string[]> {
  const problems: string[] = [];
  for (const { what, at, call, expected } of checksOf(site)) {
    const found = await read(site.at(at), call);
    if (textOf(found) !== textOf(expected)) {
      problems.push(`${what}: ${textOf(found)} instead of ${textOf(expected)}`);
    }
  }
  return problems;
}

function checksOf(site: Site): Check[] {
  return [
    ...ownedContracts.flatMap((name) => [
      check(`owner of ${name}`, name, ownership.owner(), site.at('timelock')),
      check(`pending owner of ${name}`, name, ownership.pendingOwner(), NOBODY),
    ]),
    ...roleChecks(site),
    ...governorChecks(site),
    ...feeChecks(site),
    ...settingChecks(site),
  ];
}

function roleChecks({ at, deployer, parameters }: Site): Check[] {
  const { admin, proposer, canceller, executor } = timelockRoles;
  const role = (what: string, id: Uint8Array, who: HexAddress, expected: boolean) =>
    check(what, 'timelock', timelock.hasRole(id, who), expected);
  return [
    check('delay of the timelock', 'timelock', timelock.delay(), parameters.delays.timelock),
    role('the governor proposes', proposer, at('governor'), true),
    role('the governor cancels', canceller, at('governor'), true),
    role('anyone executes', executor, NOBODY, true),
    role('the timelock rules itself', admin, at('timelock'), true),
    role('the deployer rules', admin, deployer, false),
    role('the deployer proposes', proposer, deployer, false),
    role('the deployer cancels', canceller, deployer, false),
  ];
}

function governorChecks({ at, parameters: { delays, roles } }: Site): Check[] {
  return [
    check('voting delay', 'governor', governor.votingDelay(), delays.votingDelay),
    check('voting period', 'governor', governor.votingPeriod(), delays.votingPeriod),
    check('late extension', 'governor', governor.lateExtension(), delays.lateExtension),
    check('guardian of the votes', 'governor', governor.guardian(), roles.guardian),
    check('timelock of the governor', 'governor', governor.timelock(), at('timelock')),
    check('coin of the votes', 'governor', governor.token(), at('vlm')),
  ];
}

function feeChecks({ at, parameters: { rewardPools, delays, roles } }: Site): Check[] {
  const { duration } = rewardPools;
  const pools = (['lpStake', 'cards', 'burnMine'] as const).map((name, index) =>
    check(`reward pool ${index}`, 'feeVault', feeVault.rewardPool(BigInt(index)), {
      pool: at(name),
      share: rewardPools[name],
      duration,
    }),
  );
  return [
    ...pools,
    check('delay of fee changes', 'feeVault', feeVault.changeDelay(), delays.feeVaultChange),
    check('delay of payout roles', 'payout', payout.changeDelay(), delays.payoutRoles),
    check('roles of payouts', 'payout', payout.roles(), {
      proposer: roles.payoutProposer,
      reserve: roles.payoutReserve,
      guardian: roles.payoutGuardian,
      proposerSuspended: false,
      reserveSuspended: false,
    }),
    check('energy operator', 'energyDesk', energyDesk.operator(), roles.energyOperator),
    check(
      'the publisher of solvency roots',
      'solvencyLog',
      solvencyLog.publisher(),
      roles.payoutProposer,
    ),
  ];
}
