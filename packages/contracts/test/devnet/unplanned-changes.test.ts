// @module-tag deep

import type { Devnet } from '@vellum/devnet';
import { type Client, createClient } from '@vellum/tron/client/client';
import { startJavaTron } from '@vellum/tron/test/java-tron-double';
import { afterEach, describe, expect, test } from 'vitest';
import { announcedChanges } from '../../clients/announced-changes.ts';
import { blindBox } from '../../clients/blind-boxes.ts';
import { burnMine } from '../../clients/burn-mining.ts';
import { cards } from '../../clients/cards.ts';
import type { WriteCall } from '../../clients/contract-face.ts';
import { feeVault } from '../../clients/fees.ts';
import { ownership } from '../../clients/ownership.ts';
import { embeddedParameters } from '../../deploy/default-parameters.ts';
import { addressesOf, deploy } from '../../deploy/deploy.ts';
import { DeploymentUnsound } from '../../deploy/deployment-errors.ts';
import { deploymentInMemory } from '../../deploy/deployment-file.ts';
import { ownedContracts } from '../../deploy/handover-steps.ts';
import { ownerEvents } from '../../deploy/owner-events.ts';
import { platformBlueprints } from '../../deploy/plan.ts';
import { keySigner, type Signer } from '../../deploy/signer.ts';
import { prepare, settle } from '../../deploy/transactor.ts';
import { startChain } from './world.ts';

/** What users, or the guardian, cause in the ruled contracts. */
const userEvents = [
  'Approval',
  'ApprovalForAll',
  'BondForfeited',
  'BondPosted',
  'BondReleased',
  'BondTaken',
  'BondWithdrawn',
  'BonusPaid',
  'Bought',
  'BoxBought',
  'BoxRefunded',
  'Burned',
  'Captured',
  'CardRewardFunded',
  'CardRewardPaid',
  'Claimed',
  'CreditPaid',
  'EIP712DomainChanged',
  'EntriesPaused',
  'EntriesResumed',
  'FeeIn',
  'FeeKept',
  'FeeSettled',
  'Frozen',
  'FundCredited',
  'Funded',
  'KeptSettled',
  'LiquidityAdded',
  'Listed',
  'OfferClosed',
  'OfferMade',
  'OfferTaken',
  'Opened',
  'PayoutFunded',
  'Pledged',
  'PoolFunded',
  'PoolSkipped',
  'PrizesBurned',
  'ProceedsTaken',
  'ProposalCanceled',
  'ProposalCreated',
  'ProposalExecuted',
  'ProposalExtended',
  'ProposalQueued',
  'ProposerSuspended',
  'ReservationCancelled',
  'ReservationCompleted',
  'Reserved',
  'Revealed',
  'RewardPaid',
  'RootActive',
  'RootProposed',
  'RootVetoed',
  'SeriesClosed',
  'SeriesCreated',
  'SeriesReclaimed',
  'Sold',
  'Staked',
  'TermClosed',
  'TermFunded',
  'TermStaked',
  'Thawed',
  'TokenCreated',
  'Transfer',
  'Unlisted',
  'Unlocked',
  'VoteCast',
  'VoteCastWithParams',
  'Withdrawn',
];

let devnet: Devnet;
afterEach(() => devnet?.close());

/** How a node tells what happened: the devnet has an event server, java-tron blocks and receipts alone. */
const sources = {
  'an event server': async (url: string) => url,
  'blocks and receipts': async (url: string) => (await startJavaTron(url)).full,
};

async function started(source: keyof typeof sources) {
  devnet = await startChain();
  const signer = keySigner(devnet.accounts[1]!.privateKey);
  const options = {
    client: createClient({ fullNodes: [await sources[source](devnet.url!)] }),
    signer,
    parameters: embeddedParameters(signer.address),
    file: deploymentInMemory(),
  };
  const first = await deploy(options);
  return { options, first, due: (first as { due: bigint }).due };
}

/** A call that the recipe knows nothing of; its transaction id. */
async function aside(client: Client, signer: Signer, contract: string, call: WriteCall) {
  const { data, value } = call;
  const draft = { kind: 'call', contract, data, value } as Parameters<typeof prepare>[3];
  const pending = await prepare(client, signer, 'aside', draft, 1_000_000_000n);
  const info = await settle(client, pending);
  expect(info?.failed).toBe(false);
  return pending.txid;
}

async function problemsOf(run: Promise<unknown>): Promise<readonly string[]> {
  const failure = await run.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DeploymentUnsound);
  return (failure as DeploymentUnsound).problems;
}

async function timeIs(seconds: bigint) {
  await devnet.setTime(Number(seconds) * 1000);
  await devnet.mine();
}

const eachSource = Object.keys(sources) as (keyof typeof sources)[];

describe.each(eachSource)('reading a deployment back from %s', (source) => {
  test('finds what was added while the deployer ruled', async () => {
    const { options, first, due } = await started(source);
    const { client, signer, parameters } = options;
    const at = addressesOf(first.deployment);
    const stranger = devnet.accounts[5]!.address;
    const add = (contract: string, call: WriteCall) => aside(client, signer, at[contract]!, call);
    const { window, first: firstBps } = parameters.instalments;
    const [operator, funder, second, notice, supply, allotment] = [
      await add('blindBox', blindBox.setOperator(stranger, true)),
      await add('cards', cards.setFunder(stranger, true)),
      await add('burnMine', burnMine.setFunder(stranger, true)),
      await add('feeVault', announcedChanges.announce(feeVault.setRole(stranger, 'source').data)),
      await add('cards', cards.raiseSupply(6n, parameters.levels[5]!.supply)),
      await add('cards', cards.setAllotment(6n, 1n, window, firstBps)),
    ];
    await timeIs(due);
    const problems = await problemsOf(deploy(options));
    expect(problems.filter((line) => line.includes(' by '))).toEqual([
      `feeVault: ChangeAnnounced by ${notice} is not planned`,
      `cards: FunderSet by ${funder} is not planned`,
      `cards: SupplyRaised by ${supply} was made before`,
      expect.stringMatching(new RegExp(`^cards: .+ by ${allotment} is not planned$`)),
      `burnMine: FunderSet by ${second} is not planned`,
      `blindBox: OperatorSet by ${operator} is not planned`,
    ]);
    expect(problems).toContainEqual(expect.stringMatching(/^card level 6: .*false\] instead of/));
  });

  test('finds an owner in between who gave the contract back', async () => {
    const { options, first, due } = await started(source);
    const { client, signer } = options;
    const at = addressesOf(first.deployment);
    const other = keySigner(devnet.accounts[5]!.privateKey);
    const desk = at['otcDesk']!;
    const moves = [
      await aside(client, signer, desk, ownership.transfer(other.address)),
      await aside(client, other, desk, ownership.accept()),
      await aside(client, other, desk, ownership.transfer(at['timelock']!)),
    ];
    await timeIs(due);
    const problems = await problemsOf(deploy(options));
    for (const id of moves) expect(problems.join('\n')).toContain(id);
  });
});

describe('the list of events', () => {
  test("knows every event of a ruled contract as an owner's or as a user's", () => {
    const ruled = new Set<string>([...ownedContracts, 'timelock', 'governor']);
    const events = Object.entries(platformBlueprints)
      .filter(([name]) => ruled.has(name))
      .flatMap(([, { abi }]) => abi.filter(({ type }) => type === 'event'))
      .map(({ name = '' }) => name);
    const users = new Set(events.filter((name) => !ownerEvents.has(name)));
    expect([...users].sort()).toEqual(userEvents);
  });
});
