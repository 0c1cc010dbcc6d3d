import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { type Action, timelock } from '../clients/dao.ts';
import { ownership } from '../clients/ownership.ts';
import type { Site } from './blueprint.ts';
import { type CallStep, callStep, type Read } from './step.ts';

/** Contracts whose owner is the timelock in the end. */
export const ownedContracts = [
  'feeVault',
  'tokenFactory',
  'liquidityHelper',
  'cards',
  'lpStake',
  'termStake',
  'burnMine',
  'payout',
  'blindBox',
  'otcDesk',
] as const;

export const timelockRoles = {
  admin: new Uint8Array(32),
  proposer: keccak256(utf8ToBytes('PROPOSER_ROLE')),
  canceller: keccak256(utf8ToBytes('CANCELLER_ROLE')),
  executor: keccak256(utf8ToBytes('EXECUTOR_ROLE')),
} as const;

const NO_PREDECESSOR = new Uint8Array(32);
const SALT = keccak256(utf8ToBytes('vellum deployment: the timelock accepts its contracts'));

/**
 * The governor becomes proposer, every contract is offered to the timelock, the acceptance is scheduled,
 * and the deployer gives its roles up. From then on nobody can change what will happen at the due time.
 */
export function handoverSteps(): CallStep[] {
  const { proposer, canceller, admin } = timelockRoles;
  return [
    granted('governor proposes', proposer, ({ at }) => at('governor')),
    granted('governor cancels', canceller, ({ at }) => at('governor')),
    callStep(
      'deployer schedules once',
      'timelock',
      ({ deployer }) => timelock.grantRole(proposer, deployer),
      async (site, read) => (await isScheduled(site, read)) || holds(proposer)(site, read),
    ),
    ...ownedContracts.map(offered),
    callStep(
      'schedule the acceptance',
      'timelock',
      (site) =>
        timelock.schedule(acceptance(site), NO_PREDECESSOR, SALT, site.parameters.delays.timelock),
      isScheduled,
    ),
    givenUp('deployer schedules no more', proposer),
    givenUp('deployer rules no more', admin),
  ];
}

/** Possible for anyone once the delay of the timelock has passed. */
export const acceptanceStep: CallStep = callStep(
  'the timelock accepts',
  'timelock',
  (site) => timelock.execute(acceptance(site), NO_PREDECESSOR, SALT),
  async (site, read) => {
    const id = await operationId(site, read);
    return read(site.at('timelock'), timelock.isDone(id));
  },
);

/** Unix seconds from which the acceptance can be executed. */
export async function acceptanceDue(site: Site, read: Read): Promise<bigint> {
  const id = await operationId(site, read);
  return read(site.at('timelock'), timelock.readyAt(id));
}

function acceptance({ at }: Site): Action[] {
  const { data } = ownership.accept();
  return ownedContracts.map((name) => ({ target: at(name), value: 0n, data }));
}

function operationId(site: Site, read: Read): Promise<Uint8Array> {
  const call = timelock.operationId(acceptance(site), NO_PREDECESSOR, SALT);
  return read(site.at('timelock'), call);
}

async function isScheduled(site: Site, read: Read): Promise<boolean> {
  const id = await operationId(site, read);
  return read(site.at('timelock'), timelock.isScheduled(id));
}

function holds(role: Uint8Array, who = ({ deployer }: Site) => deployer) {
  return (site: Site, read: Read) => read(site.at('timelock'), timelock.hasRole(role, who(site)));
}

function granted(name: string, role: Uint8Array, who: (site: Site) => Site['deployer']): CallStep {
  return callStep(
    name,
    'timelock',
    (site) => timelock.grantRole(role, who(site)),
    holds(role, who),
  );
}

function givenUp(name: string, role: Uint8Array): CallStep {
  return callStep(
    name,
    'timelock',
    ({ deployer }) => timelock.renounceRole(role, deployer),
    async (site, read) => !(await holds(role)(site, read)),
  );
}

function offered(contract: string): CallStep {
  return callStep(
    `${contract} offered to the timelock`,
    contract,
    ({ at }) => ownership.transfer(at('timelock')),
    async ({ at }, read) => {
      const owners = [ownership.owner(), ownership.pendingOwner()];
      const found = await Promise.all(owners.map((call) => read(at(contract), call)));
      return found.includes(at('timelock'));
    },
  );
}
