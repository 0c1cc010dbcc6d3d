import { cards } from '@vellum/contracts/cards';
import { trc20, vlm } from '@vellum/contracts/coins';
import { governor, timelock, type VoteChoice } from '@vellum/contracts/dao';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateAt } from '../../src/features/dao/dao-pages.ts';
import { daoProjection } from '../../src/features/dao/dao-projection.ts';
import { daoStore } from '../../src/features/dao/dao-store.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { VLM } from '../earn/earn-world.ts';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { expectSameFromNothing } from '../indexer/expect-same-from-nothing.ts';
import type { Person } from '../test-server.ts';
import { type DaoWorld, daoWorld, MANY, type Proposal, waits } from './dao-world.ts';

const choices: readonly VoteChoice[] = ['for', 'for', 'for', 'against', 'abstain'];
const MS = 1000n;

let world: DaoWorld;
let random: Random;
const known: Proposal[] = [];
beforeAll(async () => {
  random = randomOf(seedFor('dao'));
  world = await daoWorld(4, { solidLag: 6 });
  for (const { address } of world.people) {
    await world.send(world.owner, 'vlm', trc20.transfer(address, 3n * MANY));
  }
  // No reorganisation takes these back.
  await world.chain.devnet.mine(8);
  for (let count = 0; count < scaled(500); count++) {
    await act();
    if (random(25) === 0) await replaceBlocks(1 + random(5));
  }
  await oneOfEach();
  await world.indexed();
});
afterAll(() => world?.close());

const anyone = (): Person => [world.owner, ...world.people][random(5)]!;
const anyProposal = (): Proposal | undefined => known[known.length - 1 - random(4)];

async function propose(who = anyone()): Promise<void> {
  const number = known.length;
  const calls = [
    ['tokenFactory', tokenFactory.setCreationFee(BigInt(random(900)) * 1_000_000n)],
    ['cards', cards.setFees(BigInt(random(500)), BigInt(random(500)))],
    ['governor', governor.setQuorumPercent(BigInt(4 + random(6)))],
  ] as const;
  const [contract, call] = calls[random(calls.length)]!;
  const proposal = world.proposalOf(who, contract, call, `Proposal ${number} \0\u202e`);
  known.push(proposal);
  await world.propose(who, proposal);
}

async function vote(): Promise<void> {
  const proposal = anyProposal();
  if (!proposal) return;
  const choice = choices[random(choices.length)]!;
  const call =
    random(3) === 0
      ? governor.voteWithReason(proposal.id, choice, 'because')
      : governor.vote(proposal.id, choice);
  await world.send(anyone(), 'governor', call);
}

async function goOn(): Promise<void> {
  const proposal = anyProposal();
  if (!proposal) return;
  const { actions, hash } = proposal;
  const steps = [governor.queue, governor.execute, governor.execute];
  const step = random(12) === 0 ? governor.cancel : steps[random(steps.length)]!;
  await world.send(world.owner, 'governor', step(actions, hash));
}

/** One random act. What the contracts refuse changes nothing and is not looked at. */
async function act(): Promise<void> {
  const acts = [
    ...[propose, vote, vote, vote, vote, goOn, goOn, goOn],
    () => world.send(anyone(), 'vlm', vlm.delegate(anyone().address)),
    () => world.send(anyone(), 'vlm', trc20.transfer(anyone().address, BigInt(random(900)) * VLM)),
    () => world.send(anyone(), 'vlm', vlm.burn(BigInt(random(900)) * VLM)),
  ];
  await acts[random(acts.length)]!().catch(() => {});
  if (random(3) === 0) await world.wait(random(random(4) === 0 ? 650 : 70));
}

/** Whatever chance left out: one executed, one queued, one that failed, one under vote, and two who have a delegate. */
async function oneOfEach(): Promise<void> {
  const { owner, people, send, wait } = world;
  for (const person of [owner, people[0]!]) {
    await send(person, 'vlm', vlm.delegate(owner.address));
  }
  await wait(3);
  const first = known.length;
  for (let count = 0; count < 3; count++) await propose(owner);
  const [executed, queued] = known.slice(first) as [Proposal, Proposal];
  await wait(waits.begin);
  for (const { id } of [executed, queued]) await send(owner, 'governor', governor.vote(id, 'for'));
  await wait(waits.vote);
  await send(owner, 'governor', governor.queue(executed.actions, executed.hash));
  await wait(waits.timelock);
  await send(owner, 'governor', governor.execute(executed.actions, executed.hash));
  await propose(owner);
  await wait(waits.begin);
  await send(owner, 'governor', governor.queue(queued.actions, queued.hash));
}

/** Empty ones take their place: what was done in them is undone. */
async function replaceBlocks(depth: number): Promise<void> {
  // Now and then the index has seen the blocks that go.
  if (random(2) === 0) await world.indexed();
  const blocks = Array.from({ length: depth + 1 }, () => ({ transactions: [] }));
  await world.chain.devnet.reorganise({ depth, blocks });
}

const theContract = (state: string) => (state === 'canceled' ? 'cancelled' : state);
const asContract = (state: string) => (state === 'ready' ? 'queued' : state);

test('every proposal stands as the governor says, whatever was undone', async () => {
  const { database, close } = openDatabase(world.database.url);
  const chainTime = world.chain.devnet.chain.head().timestamp;
  const rows = await daoStore(database).page(undefined, undefined, chainTime, {
    ...{ offset: 0, limit: 1000 },
  });
  await close();
  const seen = new Set<string>();
  for (const row of rows) {
    const state = stateAt(row, { chainTime });
    seen.add(state);
    const { against, inFavour, abstain } = await world.read('governor', governor.votesOf(row.id));
    expect([row.against, row.in_favour, row.abstain]).toEqual([against, inFavour, abstain]);
    expect(asContract(state)).toBe(
      theContract(await world.read('governor', governor.state(row.id))),
    );
    expect(row.vote_end).toBe((await world.read('governor', governor.deadlineOf(row.id))) * MS);
    if (row.vote_start < BigInt(chainTime) - MS) {
      const quorum = await world.read('governor', governor.quorumAt(row.vote_start / MS));
      expect(row.quorum, `quorum of ${row.number}`).toBe(quorum);
    }
  }
  for (const state of ['executed', 'queued', 'defeated', 'active']) expect(seen).toContain(state);
  expect(rows.map(({ number }) => number).toReversed()).toEqual(rows.map((_, place) => place + 1));
});

test('everybody has the votes and the delegate that the coin says', async () => {
  const { rows } = await world.database.pool.query('select * from dao_voter');
  expect(rows.length).toBeGreaterThan(1);
  for (const { address, votes, delegate, delegators, voted } of rows) {
    expect(await world.read('vlm', vlm.votes(address))).toBe(votes);
    const found = fromHexAddress(await world.read('vlm', vlm.delegateOf(address)));
    expect(delegate ?? 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb').toBe(found);
    expect(rows.filter((row) => row.delegate === address).length).toBe(delegators);
    const cast = await world.database.pool.query('select 1 from dao_vote where voter = $1', [
      address,
    ]);
    expect(cast.rows.length).toBe(voted);
  }
});

test('the time until an execution is never shorter than the timelock’s', async () => {
  const { rows } = await world.database.pool.query(
    'select id, eta, vote_end from dao_proposal where eta is not null',
  );
  const delay = await world.read('timelock', timelock.delay());
  for (const { eta, vote_end } of rows) expect(eta).toBeGreaterThan(vote_end + delay * MS);
});

test('an index made from nothing has the same rows', async () => {
  await expectSameFromNothing(world, [daoProjection]);
});
