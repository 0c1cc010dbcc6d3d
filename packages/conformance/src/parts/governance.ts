import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import type { Signer } from '../node/submit.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { ownOf } from '../session/own-of.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

const TRX = 1_000_000n;
const text = (value: string) => utf8ToBytes(value);

/** Witnesses, votes, brokerage and proposals, up to the next maintenance. */
export const governance = definePart('governance', 11_500, async function* (session) {
  const [candidate, voter, poor] = (await Promise.all([
    session.funded('candidate', 10_200),
    session.funded('voter', 1_000),
    session.funded('poor', 100),
  ])) as [Signer, Signer, Signer];
  yield* candidacy(session, candidate, poor);
  yield* concurrent(proposals(session, candidate, poor), votes(session, voter, candidate));
});

async function* candidacy(session: Session, candidate: Signer, poor: Signer) {
  const become = (id: string, owner: Signer, url: string) =>
    send(session, id, owner, 'WitnessCreateContract', { url: text(url) });
  yield* become('becomes a candidate without an address', candidate, '');
  yield* become('becomes a candidate with a long address', candidate, 'x'.repeat(257));
  yield* become('becomes a candidate without money', poor, 'https://poor.example');
  yield* become('becomes a candidate', candidate, 'https://candidate.example');
  yield* become('becomes a candidate again', candidate, 'https://candidate.example');
  const move = (id: string, owner: Signer, url: string) =>
    send(session, id, owner, 'WitnessUpdateContract', { update_url: text(url) });
  yield* move('moves', candidate, 'https://moved.example');
  yield* move('moves nowhere', candidate, '');
  yield* move('moves without being one', poor, 'https://poor.example');
  const share = (id: string, owner: Signer, brokerage: number) =>
    send(session, id, owner, 'UpdateBrokerageContract', { brokerage });
  yield* share('shares less', candidate, 35);
  yield* share('shares too much', candidate, 101);
  yield* share('shares less than nothing', candidate, -1);
  yield* share('shares without being one', poor, 5);
  yield* send(session, 'withdraws without an income', candidate, 'WithdrawBalanceContract', {});
  yield* send(session, 'withdraws without votes', poor, 'WithdrawBalanceContract', {});
  const address = { address: candidate.address };
  const own = ownOf('witnesses', (witness) => witness['address'] === candidate.address);
  yield* session.readBoth('candidate', 'getaccount', address);
  yield* session.readBoth('brokerage', 'getBrokerage', address);
  yield* session.readBoth('reward', 'getReward', address);
  yield* session.readBoth('witnesses', 'listwitnesses', {}, own);
}

async function* votes(session: Session, voter: Signer, candidate: Signer) {
  const vote = (id: string, ...votes: readonly (readonly [Signer, bigint])[]) =>
    send(session, id, voter, 'VoteWitnessContract', {
      votes: votes.map(([{ address }, vote_count]) => ({
        vote_address: addressBytes(address),
        vote_count,
      })),
    });
  yield* vote('votes without a stake', [candidate, 1n]);
  yield* send(session, 'voter stakes', voter, 'FreezeBalanceV2Contract', {
    frozen_balance: 500n * TRX,
    resource: 'ENERGY',
  });
  yield* vote('votes', [candidate, 100n]);
  yield* vote('votes for nobody');
  yield* vote('votes with nothing', [candidate, 0n]);
  yield* vote('votes with more than the stake', [candidate, 501n]);
  yield* vote('votes for an account', [voter, 1n]);
  yield* vote('votes for a stranger', [session.account('stranger'), 1n]);
  yield* vote('votes for the same twice', [candidate, 1n], [candidate, 2n]);
  yield* vote('votes for too many', ...Array.from({ length: 31 }, () => [candidate, 1n] as const));
  yield* vote('votes otherwise', [candidate, 120n]);
  yield* session.readBoth('voter', 'getaccount', { address: voter.address });
  yield await session.read('power of the voter', '/wallet/getaccountresource', {
    address: voter.address,
  });
  yield* send(session, 'unstakes part of the votes', voter, 'UnfreezeBalanceV2Contract', {
    unfreeze_balance: 450n * TRX,
    resource: 'ENERGY',
  });
  yield* session.readBoth('voter with less', 'getaccount', { address: voter.address });
  yield* send(session, 'withdraws a reward', voter, 'WithdrawBalanceContract', {});
}

async function* proposals(session: Session, witness: Signer, poor: Signer) {
  const propose = (
    id: string,
    owner: Signer,
    ...parameters: readonly (readonly [bigint, bigint])[]
  ) => send(session, id, owner, 'ProposalCreateContract', { parameters: new Map(parameters) });
  yield* propose('proposes without being a witness', poor, [3n, 1_000n]);
  yield* propose('proposes nothing', witness);
  yield* propose('proposes an unknown parameter', witness, [999n, 1n]);
  yield* propose('proposes an unlikely value', witness, [0n, 1n]);
  yield* propose('proposes what is set for good', witness, [9n, 1n]);
  yield* propose('proposes the fee of a memo', witness, [68n, 1_000_000n], [11n, 100n]);
  const id = await proposalOf(session, witness);
  session.names.counted('Proposal', id, witness.address, poor.address);
  yield* approvals(session, witness, poor, id);
  yield* proposalReads(session, Number(id));
  const withdraw = (step: string, owner: Signer, proposal_id: bigint) =>
    send(session, step, owner, 'ProposalDeleteContract', { proposal_id });
  yield* withdraw('withdraws the proposal of another', poor, id);
  yield* withdraw('withdraws the proposal', witness, id);
  yield* withdraw('withdraws it again', witness, id);
  yield* withdraw('withdraws what is not there', witness, 999_999n);
  yield await session.read('withdrawn proposal', '/wallet/getproposalbyid', { id: Number(id) });
}

async function proposalOf(session: Session, witness: Signer): Promise<bigint> {
  const all = await session.node.post('/wallet/listproposals', {});
  const own = (all['proposals'] as readonly JsonObject[]).find(
    (proposal) => proposal['proposer_address'] === witness.address,
  );
  return BigInt(Number(own?.['proposal_id']));
}

async function* approvals(session: Session, witness: Signer, poor: Signer, id: bigint) {
  const approve = (step: string, owner: Signer, is_add_approval: boolean, proposal_id = id) =>
    send(session, step, owner, 'ProposalApproveContract', { proposal_id, is_add_approval });
  yield* approve('approves without being a witness', poor, true);
  yield* approve('approves', witness, true);
  yield* approve('approves again', witness, true);
  yield* approve('takes the approval back', witness, false);
  yield* approve('takes it back again', witness, false);
  yield* approve('approves what is not there', witness, true, 999_999n);
}

async function* proposalReads(session: Session, id: number) {
  yield await session.read('proposal', '/wallet/getproposalbyid', { id });
  yield await session.read('proposal, visible', '/wallet/getproposalbyid', { id, visible: true });
  const own = ownOf('proposals', (proposal) => proposal['proposal_id'] === id);
  const page = { offset: 0, limit: 1_000 };
  yield await session.read('proposals', '/wallet/listproposals', {}, own);
  yield await session.read('page of proposals', '/wallet/getpaginatedproposallist', page, own);
}
