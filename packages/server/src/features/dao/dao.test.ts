import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { feeVault } from '@vellum/contracts/fees';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import {
  type DaoWorld,
  daoWorld,
  MANY,
  type Proposal,
  waits,
} from '../../../test/dao/dao-world.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { PURSE, VLM } from '../../../test/earn/earn-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { dao, orders, team } = paths;
const TRX = 1_000_000n;
const NOBODY = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

let world: DaoWorld;
let proposer: Person;
let voter: Person;
let other: Person;
beforeAll(async () => {
  world = await daoWorld(3);
  [proposer, voter, other] = world.people as [Person, Person, Person];
  await world.send(world.owner, 'vlm', vlm.transfer(proposer.address, MANY));
  await world.indexed();
});
afterAll(() => world?.close());

type Form = Record<string, string>;
const fee = (trx: bigint) => tokenFactory.setCreationFee(trx * TRX);
const asked = ({ actions, text }: Proposal, form: Form = {}): Form => ({
  action: 'dao.propose',
  target: actions[0]!.target,
  callData: toHex(actions[0]!.data),
  description: text,
  ...form,
});
const vote = (id: bigint, support: string, form: Form = {}): Form => ({
  ...{ action: 'dao.vote', proposalId: String(id), support, ...form },
});
const step = (action: string, id: bigint): Form => ({ action, proposalId: String(id) });
const code = (form: Form, by: Person) => refusal(world, by, orders.prepare, form);
const does = (form: Form, by: Person) => carryOut(world, by, orders.prepare, form);
const detail = async (id: bigint, form: Form = {}) =>
  (await world.post(dao.get, { proposalId: String(id), ...form })).json.data;
const listed = async (form: Form = {}) => (await world.post(dao.list, form)).json.data;
const pass = async (seconds: number) => {
  await world.wait(seconds);
  await world.indexed();
};

describe('a proposal', () => {
  test('is refused with a reason where the contract would refuse, and where it leads nowhere', async () => {
    const plan = world.proposalOf(proposer, 'tokenFactory', fee(80n), 'A lower fee');
    await does({ action: 'dao.delegate', delegatee: other.address }, other);
    await pass(3);
    const others = world.proposalOf(other, 'tokenFactory', fee(80n), 'A lower fee');
    expect(await world.ask(other, orders.prepare, asked(others))).toMatchObject({
      code: 'VOTES_BELOW_THRESHOLD',
      params: { min: '5,000,000' },
    });
    await does({ action: 'dao.delegate', delegatee: proposer.address }, proposer);
    await pass(3);
    const tried = (form: Form) => code(asked(plan, form), proposer);
    expect(await tried({})).toBe('OK');
    expect(await tried({ description: 'a\u202eb' })).toBe('TEXT_FORBIDDEN');
    expect(await tried({ description: '' })).toBe('VALIDATION');
    expect(await tried({ description: others.text })).toBe('TEXT_FORBIDDEN');
    expect(await tried({ description: 'of nobody' })).toBe('TEXT_FORBIDDEN');
    expect(await tried({ callData: 'zz' })).toBe('VALIDATION');
    expect(await tried({ callData: '1234567' })).toBe('VALIDATION');
    // A contract of someone else, and one that the timelock does not rule.
    expect(await tried({ target: other.address })).toBe('ADDRESS_INVALID');
    expect(await tried({ target: world.at('team') })).toBe('VALIDATION');
    // More than the code of the factory allows.
    expect(await tried({ callData: toHex(fee(1_001n).data) })).toBe('VALIDATION');
    // What the governor is to do to itself cannot be tried.
    const quorum = toHex(governor.setQuorumPercent(5n).data);
    expect(await tried({ target: world.at('governor'), callData: quorum })).toBe('OK');
    expect(await code(asked(plan), world.stranger)).toBe('NOT_ACTIVATED');
  });

  test('S1.40 goes from draft to a changed value, and time passes on the chain', async () => {
    const plan = world.proposalOf(
      proposer,
      'tokenFactory',
      fee(50n),
      '# Halve the fee\nBecause it is high.',
    );
    const made = await does(asked(plan), proposer);
    expect(made.result).toEqual({ proposalId: String(plan.id) });
    expect(await code(asked(plan), proposer)).toBe('PROPOSAL_PHASE_WRONG');
    expect(await detail(plan.id)).toMatchObject({
      ...{ state: 'pending', number: 1, title: 'Halve the fee', proposer: proposer.address },
      ...{ descriptionHash: toHex(plan.hash), proposerVotes: String(MANY + PURSE.vlm) },
      calls: [{ target: world.at('tokenFactory'), value: '0', data: toHex(fee(50n).data) }],
    });
    expect(await code(vote(plan.id, 'for'), voter)).toBe('PROPOSAL_PHASE_WRONG');
    const { voteStart, voteEnd } = await detail(plan.id);
    const of = 'Halve the fee';
    expect((await dueDates(world)).everybodys).toEqual([
      { kind: 'voteStarts', at: voteStart, of },
      { kind: 'voteEnds', at: voteEnd, of },
    ]);
    await pass(waits.begin);
    expect((await detail(plan.id)).state).toBe('active');
    expect(await code(vote(plan.id, 'for', { reason: 'a\u200bb' }), proposer)).toBe(
      'TEXT_FORBIDDEN',
    );
    expect(await code(vote(7n, 'for'), proposer)).toBe('NOT_FOUND');
    expect(await code(vote(plan.id, 'maybe'), proposer)).toBe('VALIDATION');
    const cast = await does(vote(plan.id, 'against', { reason: 'Too low' }), proposer);
    expect(cast.result).toEqual({ votes: String(MANY + PURSE.vlm) });
    expect(await code(vote(plan.id, 'for'), proposer)).toBe('ALREADY_VOTED');
    await world.send(world.owner, 'governor', governor.vote(plan.id, 'for'));
    expect(await code(step('dao.queue', plan.id), voter)).toBe('PROPOSAL_PHASE_WRONG');
    await pass(waits.vote);
    const snapshot = BigInt((await detail(plan.id)).voteStart) / 1000n;
    const quorum = await world.read('governor', governor.quorumAt(snapshot));
    expect(await detail(plan.id, { address: proposer.address })).toMatchObject({
      ...{ state: 'succeeded', voters: 2, myVote: 'against', quorum: String(quorum) },
      ...{ against: String(MANY + PURSE.vlm), abstain: '0', eta: null },
    });
    // Anyone may take it on, active or not.
    await does(step('dao.queue', plan.id), world.stranger);
    const queued = await detail(plan.id);
    expect(queued).toMatchObject({ state: 'queued', eta: expect.any(Number) });
    expect((await dueDates(world)).everybodys).toEqual([
      { kind: 'proposalReady', at: queued.eta, of },
    ]);
    expect(await code(step('dao.execute', plan.id), voter)).toBe('PROPOSAL_PHASE_WRONG');
    await pass(waits.timelock);
    expect((await detail(plan.id)).state).toBe('ready');
    await does(step('dao.execute', plan.id), world.stranger);
    expect(await detail(plan.id)).toMatchObject({ state: 'executed', endedAt: expect.any(Number) });
    expect(await world.read('tokenFactory', tokenFactory.creationFee())).toBe(50n * TRX);
    expect(await code(step('dao.execute', plan.id), voter)).toBe('PROPOSAL_PHASE_WRONG');
    const votes = await world.post(dao.listVotes, { proposalId: String(plan.id) });
    expect(votes.json.data.list).toMatchObject([
      { voter: world.owner.address, support: 'for', reason: '' },
      { voter: proposer.address, support: 'against', reason: 'Too low' },
    ]);
  });

  test('without quorum fails, and so does one that the guardian calls off', async () => {
    const lonely = world.proposalOf(
      proposer,
      'cards',
      cards.setFees(200n, 200n),
      'Lower card fees',
    );
    const bad = world.proposalOf(
      proposer,
      'feeVault',
      feeVault.withdrawTreasury(other.address, 0n),
      'Send the treasury to me',
    );
    await world.propose(proposer, lonely);
    await world.propose(proposer, bad);
    await pass(waits.begin);
    await does(vote(lonely.id, 'for'), proposer);
    await world.send(world.owner, 'governor', governor.vote(bad.id, 'for'));
    await world.send(world.owner, 'governor', governor.cancel(bad.actions, bad.hash));
    await world.indexed();
    const { title, voteEnd } = await detail(lonely.id);
    // What was cancelled is not waited for.
    expect((await dueDates(world)).everybodys).toEqual([
      { kind: 'voteEnds', at: voteEnd, of: title },
    ]);
    await pass(waits.vote);
    expect((await detail(lonely.id)).state).toBe('defeated');
    expect((await detail(bad.id)).state).toBe('cancelled');
    expect(await code(step('dao.queue', lonely.id), voter)).toBe('PROPOSAL_PHASE_WRONG');
    expect(await code(step('dao.queue', bad.id), voter)).toBe('PROPOSAL_PHASE_WRONG');
    const failed = await listed({ group: 'failed', address: proposer.address });
    expect(failed.list).toMatchObject([
      { number: 3, state: 'cancelled', myVote: null },
      { number: 2, state: 'defeated', myVote: 'for' },
    ]);
    const { list, counts } = await listed({ pageSize: '2' });
    expect(list.map(({ number }: { number: number }) => number)).toEqual([3, 2]);
    expect(counts).toEqual({ voting: 0, waiting: 0, done: 1, failed: 2 });
  });
});

describe('votes', () => {
  test('are given to another and taken back, and count as they were when the vote began', async () => {
    expect(await code({ action: 'dao.delegate', delegatee: NOBODY }, voter)).toBe(
      'ADDRESS_INVALID',
    );
    await does({ action: 'dao.delegate', delegatee: other.address }, voter);
    const delegates = async () => (await world.post(dao.listDelegates, {})).json.data.list;
    expect(await delegates()).toMatchObject([
      { address: world.owner.address, delegators: 1 },
      { address: proposer.address, votes: String(MANY + PURSE.vlm), delegators: 1 },
      { address: other.address, votes: String(2n * PURSE.vlm), delegators: 2 },
    ]);
    await pass(3);
    const plan = world.proposalOf(proposer, 'tokenFactory', fee(70n), 'Another fee');
    await world.propose(proposer, plan);
    await pass(waits.begin);
    // Too late for this vote.
    await does({ action: 'dao.delegate', delegatee: voter.address }, voter);
    expect((await does(vote(plan.id, 'abstain'), voter)).result.votes).toBe('0');
    expect((await does(vote(plan.id, 'for'), other)).result.votes).toBe(String(2n * PURSE.vlm));
    expect(await detail(plan.id)).toMatchObject({ inFavour: String(2n * PURSE.vlm), voters: 2 });
    expect(await delegates()).toMatchObject([
      {},
      {},
      { votes: String(PURSE.vlm) },
      { votes: String(PURSE.vlm) },
    ]);
  });

  test('S7.19 my community card tells my votes, what is voted on and what the community holds', async () => {
    await world.send(world.owner, 'vlm', vlm.transfer(world.at('timelock'), 500n * VLM));
    await world.indexed();
    const { data } = await world.ask(voter, team.community);
    expect(data).toMatchObject({
      ...{ parent: world.owner.address, teamSize: 0, level: 0, openProposals: 1 },
      votes: String(PURSE.vlm),
      treasury: [{ symbol: 'VLM', amount: String(500n * VLM) }],
    });
    expect(new URL(data.inviteUrl).pathname).toBe(`/i/${voter.address}`);
    expect((await world.ask(world.stranger, team.community)).data).toMatchObject({
      ...{ parent: null, votes: '0', inviteUrl: null },
    });
  });

  test('a quorum that is reached late prolongs the vote, here as in the contract', async () => {
    const plan = world.proposalOf(proposer, 'tokenFactory', fee(60n), 'A late quorum');
    await world.propose(proposer, plan);
    await pass(waits.begin);
    const { voteEnd } = await detail(plan.id);
    await pass(waits.vote - 21);
    await world.send(world.owner, 'governor', governor.vote(plan.id, 'for'));
    await world.indexed();
    const later = (await detail(plan.id)).voteEnd;
    expect(later).toBeGreaterThan(voteEnd);
    expect(BigInt(later)).toBe(
      (await world.read('governor', governor.deadlineOf(plan.id))) * 1000n,
    );
    await pass(30);
    expect((await detail(plan.id)).state).toBe('active');
    await pass(60);
    expect((await detail(plan.id)).state).toBe('succeeded');
  });
});
