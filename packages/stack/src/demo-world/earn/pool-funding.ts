import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20, vlm, wtrx } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type Action, governor } from '@vellum/contracts/dao';
import { payout } from '@vellum/contracts/income';
import { proposalText } from '@vellum/contracts/proposal-text';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { familySizes } from '../family.ts';
import type { PastActions } from '../past-actions.ts';
import {
  acts,
  asks,
  contract,
  DAY,
  passUntil,
  provide,
  type SeedStep,
  TRX,
  type World,
} from '../world.ts';
import { ready } from './earn-coins.ts';

/** The embedded chain's votes begin after a minute, last ten, and wait another before they are carried out; in milliseconds. */
const waits = { vote: 61_000, queue: 601_000, execute: 61_000 };
const fundedSeconds = 90n * 86_400n;
const coverBefore = 41.8 * DAY;
const termRewards = 60_000_000_000n;
const pools = { lpStake: streamStake, burnMine, cards } as const;
type PoolName = keyof typeof pools;

/** What the community decides to pay: WTRX that streams from reward pools, TRX that is shared by burn power. */
type Decision = Readonly<{
  daysAgo: number;
  text: string;
  streams: Readonly<Partial<Record<PoolName, bigint>>>;
  shared: bigint;
}>;

/** Reward pools get their money by votes; rewards of terms and the cover of rebates are given by the treasurer. */
export function fundingSteps(world: World, past: PastActions, members: number): SeedStep[] {
  return [
    { before: coverBefore, run: () => giveCover(world, past) },
    ...decisionsOf(members).map((decision) => ({
      before: decision.daysAgo * DAY,
      run: () => decide(world, past, decision),
    })),
  ];
}

function decisionsOf(members: number): readonly Decision[] {
  const many = BigInt(members);
  const streams = {
    lpStake: (1_800n + 75n * many) * TRX,
    burnMine: 3_000n * TRX,
    cards: 2_500n * TRX,
  };
  const more = { lpStake: (600n + 25n * many) * TRX };
  return [
    { daysAgo: 41.5, text: 'Fund the reward pools for a quarter', streams, shared: 0n },
    {
      daysAgo: 16,
      text: 'Share 2,000 TRX among those who burned, and more for liquidity',
      streams: more,
      shared: 2_000n * TRX,
    },
    // So that there is something that no root holds yet.
    ...(members < familySizes.full
      ? []
      : [
          {
            daysAgo: 1.1,
            text: 'Share 600 TRX among those who burned',
            streams: {},
            shared: 600n * TRX,
          },
        ]),
  ];
}

async function giveCover(world: World, past: PastActions): Promise<void> {
  const { treasurer } = world;
  await past.ensure(treasurer, { contract: 'termStake', call: termStake.fund(0n) }, async () => {
    await passUntil(world, coverBefore);
    await ready(world, treasurer, 'vlm', 'termStake', termRewards);
    return termStake.fund(termRewards);
  });
  const cover = 1_500n * TRX;
  await past.ensure(treasurer, { contract: 'payout', call: payout.fund(0n) }, async () => {
    await passUntil(world, coverBefore);
    await provide(world, treasurer, cover);
    return payout.fund(cover);
  });
}

/** Proposed, voted for, queued and carried out. */
async function decide(world: World, past: PastActions, decision: Decision): Promise<void> {
  const { treasurer, devnet } = world;
  const actions = actionsOf(world, decision);
  const text = proposalText(decision.text, treasurer.signer.address);
  const hash = keccak256(utf8ToBytes(text));
  const id = await asks(world, 'governor', governor.proposalId(actions, hash));
  const tell = (call: WriteCall, wait: number, prepare: () => Promise<void> = async () => {}) =>
    past.ensure(treasurer, { contract: 'governor', call }, async () => {
      await passUntil(world, decision.daysAgo * DAY);
      await prepare();
      await devnet.increaseTime(wait);
      return call;
    });
  await tell(governor.propose(actions, text), 3_000, () => takeVotes(world));
  await tell(governor.vote(id, 'for'), waits.vote);
  await tell(governor.queue(actions, hash), waits.queue);
  // What is shared out comes along with the execution: the timelock holds no TRX of its own.
  const execution = { ...governor.execute(actions, hash), value: decision.shared };
  await tell(execution, waits.execute, () => giveToTimelock(world, decision));
}

async function takeVotes(world: World): Promise<void> {
  const { address } = world.treasurer.signer;
  if ((await asks(world, 'vlm', vlm.delegateOf(address))) === address) return;
  await acts(world, world.treasurer, 'vlm', vlm.delegate(address));
}

async function giveToTimelock(world: World, { streams, shared }: Decision): Promise<void> {
  const { treasurer } = world;
  const timelock = contract(world, 'timelock');
  const streamed = Object.values(streams).reduce((sum, amount) => sum + amount, 0n);
  await provide(world, treasurer, streamed + shared);
  if ((await asks(world, 'wtrx', trc20.balanceOf(timelock))) >= streamed) return;
  await acts(world, treasurer, 'wtrx', wtrx.wrap(streamed));
  await acts(world, treasurer, 'wtrx', trc20.transfer(timelock, streamed));
}

function actionsOf(world: World, { streams, shared }: Decision): Action[] {
  const names = Object.keys(streams) as PoolName[];
  const call = (name: string, { data }: WriteCall, value = 0n): Action => ({
    target: contract(world, name),
    value,
    data,
  });
  return [
    ...names.flatMap((name) => {
      const amount = streams[name] ?? 0n;
      return [
        call('wtrx', trc20.approve(contract(world, name), amount)),
        call(name, pools[name].fund(amount, fundedSeconds)),
      ];
    }),
    ...(shared > 0n ? [call('payout', payout.fund(shared), shared)] : []),
  ];
}
