import { utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import type { Signer } from '../node/submit.ts';
import { definePart } from '../session/define-part.ts';
import { ownOf } from '../session/own-of.ts';
import { send } from '../session/send.ts';
import type { Session } from '../session/session.ts';

/** Proposals of a candidate: made, approved, withdrawn, and refused. */
export const proposals = definePart('proposals', 10_500, async function* (session) {
  const [witness, poor] = [
    await session.funded('candidate', 10_200),
    await session.funded('poor', 50),
  ];
  yield* send(session, 'becomes a candidate', witness, 'WitnessCreateContract', {
    url: utf8ToBytes('https://candidate.example'),
  });
  yield* dealings(session, witness, poor);
});

async function* dealings(session: Session, witness: Signer, poor: Signer) {
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
