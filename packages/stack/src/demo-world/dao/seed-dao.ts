import { blindBox } from '@vellum/contracts/blind-boxes';
import { cards } from '@vellum/contracts/cards';
import { trc20, vlm } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type Action, governor } from '@vellum/contracts/dao';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import { proposalText } from '@vellum/contracts/proposal-text';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { personAt } from '../earn/earn-actions.ts';
import type { Member } from '../family.ts';
import type { PastActions } from '../past-actions.ts';
import { acts, asks, contract, passUntil, type SeedStep, TRX, type World } from '../world.ts';
import { type ProposalFixture, proposalFixtures, voters } from './dao-fixtures.ts';

const COIN = 1_000_000n;
/** Milliseconds until a vote has begun, and until it is over. */
const waits = { begin: 61_000, end: 601_000 };

/** What the community votes on besides the money of the pools. */
export function daoSteps(world: World, past: PastActions, members: readonly Member[]): SeedStep[] {
  return [
    ...voters.map((voter) => ({
      before: voter.before,
      run: () => takePart(world, members, voter),
    })),
    ...proposalFixtures.map((fixture) => ({
      before: fixture.before,
      run: () => decide(world, past, members, fixture),
    })),
  ];
}

/** Coins vote once they are delegated, if only to oneself. */
async function takePart(
  world: World,
  members: readonly Member[],
  { who, coins, before }: (typeof voters)[number],
): Promise<void> {
  const person = personAt(members, who);
  const { address } = person.signer;
  if ((await asks(world, 'vlm', vlm.delegateOf(address))) === address) return;
  await passUntil(world, before);
  const has = await asks(world, 'vlm', trc20.balanceOf(address));
  const missing = coins * COIN - has;
  if (missing > 0n) await acts(world, world.treasurer, 'vlm', trc20.transfer(address, missing));
  await acts(world, person, 'vlm', vlm.delegate(address));
}

/** Proposed and voted on; what passes is put into the timelock, where anyone may run it. */
async function decide(
  world: World,
  past: PastActions,
  members: readonly Member[],
  { before, text: body, votes, passes, ...fixture }: ProposalFixture,
): Promise<void> {
  const { treasurer, devnet } = world;
  const actions = [await actionOf(world, fixture)];
  const text = proposalText(body, treasurer.signer.address);
  const hash = keccak256(utf8ToBytes(text));
  const id = proposalIdOf(actions, hash);
  const tell = (who: typeof treasurer, call: WriteCall, wait: number) =>
    past.ensure(who, { contract: 'governor', call }, async () => {
      await passUntil(world, before);
      await devnet.increaseTime(wait);
      return call;
    });
  await tell(treasurer, governor.propose(actions, text), 0);
  let wait = waits.begin;
  for (const { who, choice, reason } of votes) {
    const call =
      reason === undefined
        ? governor.vote(id, choice)
        : governor.voteWithReason(id, choice, reason);
    await tell(personAt(members, who), call, wait);
    wait = 3_000;
  }
  if (!passes) return;
  await tell(treasurer, governor.vote(id, 'for'), 3_000);
  await tell(treasurer, governor.queue(actions, hash), waits.end);
}

async function actionOf(
  world: World,
  { sets, value }: Pick<ProposalFixture, 'sets' | 'value'>,
): Promise<Action> {
  const of = (name: string, { data }: WriteCall) => ({
    ...{ target: contract(world, name), value: 0n, data },
  });
  switch (sets) {
    case 'creationFee':
      return of('tokenFactory', tokenFactory.setCreationFee(value * TRX));
    case 'cardFees': {
      const { first } = await asks(world, 'cards', cards.fees());
      return of('cards', cards.setFees(first, value));
    }
    case 'boxFee':
      return of('blindBox', blindBox.setFee(value));
  }
}
