import { voteChoices } from '@vellum/api/wire/choice-lists';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { whoOf } from '../../indexer/events/event-values.ts';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../indexer/projection.ts';
import { storableText } from '../../platform/database/storable-text.ts';
import type { CallRow, ProposalRow } from './dao-row.ts';
import { type Book, type Move, type Moves, momentOf, voterAt } from './load-book.ts';

const MS = 1000n;

const cast: Move = (book, event) => {
  const proposal = proposalAt(book, event);
  const support = voteChoices[Number(event.args['support'])];
  if (support === undefined) throw new Error(`there is no choice ${event.args['support']}`);
  const weight = event.args['weight'] as bigint;
  if (support === 'for') proposal.in_favour += weight;
  else proposal[support] += weight;
  proposal.voters += 1;
  proposal.block = event.block;
  const voter = whoOf(event, 'voter');
  voterAt(book, voter, event.block).voted += 1;
  book.votes.push({
    ...{ proposal: proposal.id, voter, support, weight },
    reason: storableText(event.args['reason'] as string),
    at: BigInt(event.timestamp),
    txid: event.txid,
    block: event.block,
  });
};

/** What events of the governor tell. */
export const proposalMoves: Moves = {
  ProposalCreated(book, event) {
    book.lastNumber += 1;
    const id = event.args['proposalId'] as bigint;
    book.proposals.set(id, newProposal(event, id, book.lastNumber));
  },
  VoteCast: cast,
  VoteCastWithParams: cast,
  ProposalExtended: changed((proposal, { args }) => {
    proposal.vote_end = (args['extendedDeadline'] as bigint) * MS;
  }),
  ProposalQueued: changed((proposal, { args }) => {
    proposal.eta = (args['etaSeconds'] as bigint) * MS;
  }),
  ProposalExecuted: changed((proposal, { timestamp }) => {
    proposal.executed_at = BigInt(timestamp);
  }),
  ProposalCanceled: changed((proposal, { timestamp }) => {
    proposal.cancelled_at = BigInt(timestamp);
  }),
  QuorumNumeratorUpdated(book, event) {
    book.quorums.set(momentOf(event), event.args['newQuorumNumerator'] as bigint);
  },
};

function newProposal(event: ChainEvent, id: bigint, number: number): ProposalRow {
  const { args, timestamp, txid, block } = event;
  const description = args['description'] as string;
  const calls = callsOf(event);
  return {
    ...{ id, number, proposer: whoOf(event, 'proposer'), calls },
    description: storableText(description),
    description_hash: hashOf(id, calls, description),
    vote_start: (args['voteStart'] as bigint) * MS,
    vote_end: (args['voteEnd'] as bigint) * MS,
    ...{ in_favour: 0n, against: 0n, abstain: 0n, voters: 0 },
    ...{ eta: null, executed_at: null, cancelled_at: null },
    ...{ made_at: BigInt(timestamp), txid, block },
  };
}

function callsOf({ args }: ChainEvent): CallRow[] {
  const [targets, values] = [args['targets'] as HexAddress[], args['values'] as bigint[]];
  const datas = args['calldatas'] as Uint8Array[];
  return targets.map((target, place) => ({
    target: base58Of(target),
    value: String(values[place] ?? 0n),
    data: toHex(datas[place] ?? new Uint8Array()),
  }));
}

/** A log whose text is no UTF-8 was decoded with losses: its hash is another one. */
function hashOf(id: bigint, calls: readonly CallRow[], description: string): string | null {
  const hash = keccak256(utf8ToBytes(description));
  return proposalIdOf(actionsOf(calls), hash) === id ? toHex(hash) : null;
}

/** As the typed client takes them. */
export const actionsOf = (calls: readonly CallRow[]) =>
  calls.map(({ target, value, data }) => ({ target, value: BigInt(value), data: fromHex(data) }));

function changed(change: (proposal: ProposalRow, event: ChainEvent) => void): Move {
  return (book, event) => {
    const proposal = proposalAt(book, event);
    change(proposal, event);
    proposal.block = event.block;
  };
}

function proposalAt({ proposals }: Book, event: ChainEvent): ProposalRow {
  const proposal = proposals.get(event.args['proposalId'] as bigint);
  if (proposal === undefined) throw new Error(`there is no proposal ${event.args['proposalId']}`);
  return proposal;
}
