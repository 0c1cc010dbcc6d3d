import { proposalStateOf } from '@vellum/api/dao/proposal-state';
import { proposalTitle } from '@vellum/api/dao/proposal-title';
import type { ProposalGroup } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { asOf } from '../../indexer/chain-position.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { DaoParts } from './dao-parts.ts';
import type { FoundProposal, VoteFilter } from './dao-store.ts';

type Position = Awaited<ReturnType<DaoParts['position']>>;
type Moment = Pick<Position, 'head' | 'solid' | 'chainTime'>;

type ListBody = Page &
  Readonly<{ group?: ProposalGroup | undefined; address?: Address | undefined }>;

export async function proposalPage(
  { store }: Pick<DaoParts, 'store'>,
  { group, address, ...page }: ListBody,
  at: Moment,
) {
  const [found, { voting, waiting, done, failed }] = await Promise.all([
    readPage(page, (rows) => store.page(group, address, at.chainTime, rows)),
    store.counts(at.chainTime),
  ]);
  return {
    ...found,
    list: found.list.map((row) => ({ ...shown(row, at), final: row.block <= at.solid })),
    counts: {
      voting: Number(voting),
      waiting: Number(waiting),
      done: Number(done),
      failed: Number(failed),
    },
    asOf: asOf(at),
  };
}

export async function proposalDetail(
  { store, position }: DaoParts,
  { proposalId, address }: Readonly<{ proposalId: bigint; address?: Address | undefined }>,
) {
  const [found, at] = await Promise.all([store.find(proposalId, address), position()]);
  if (found === null) throw new Refusal({ code: 'NOT_FOUND' });
  return {
    ...shown(found, at),
    description: found.description,
    descriptionHash: found.description_hash,
    calls: [...found.calls],
    proposerVotes: String(await store.votesOf(found.proposer)),
    final: found.block <= at.solid,
    asOf: asOf(at),
  };
}

export async function votePage(
  { store, position }: DaoParts,
  { pageNo, pageSize, ...of }: Page & VoteFilter,
) {
  const at = await position();
  const found = await readPage({ pageNo, pageSize }, (rows) => store.votes(of, rows));
  const list = found.list.map((row) => ({
    proposalId: String(row.proposal),
    voter: row.voter,
    support: row.support,
    weight: String(row.weight),
    reason: row.reason,
    at: Number(row.at),
    txid: row.txid,
    final: row.block <= at.solid,
  }));
  return { ...found, list, asOf: asOf(at) };
}

export async function delegatePage({ store, position }: DaoParts, page: Page) {
  const at = await position();
  const found = await readPage(page, (rows) => store.voters(rows));
  const list = found.list.map(({ address, votes, delegators, voted, block }) => ({
    ...{ address, votes: String(votes), delegators, voted },
    final: block <= at.solid,
  }));
  return { ...found, list, asOf: asOf(at) };
}

/** By the time of the chain as the index knows it. */
export const stateAt = (row: FoundProposal, { chainTime }: Pick<Position, 'chainTime'>) =>
  proposalStateOf(
    {
      voteStart: Number(row.vote_start),
      voteEnd: Number(row.vote_end),
      inFavour: row.in_favour,
      against: row.against,
      abstain: row.abstain,
      quorum: row.quorum,
      eta: row.eta === null ? null : Number(row.eta),
      isExecuted: row.executed_at !== null,
      isCancelled: row.cancelled_at !== null,
    },
    chainTime,
  );

function shown(row: FoundProposal, at: Pick<Position, 'chainTime'>) {
  return {
    proposalId: String(row.id),
    number: row.number,
    proposer: row.proposer,
    title: proposalTitle(row.description),
    state: stateAt(row, at),
    madeAt: Number(row.made_at),
    voteStart: Number(row.vote_start),
    voteEnd: Number(row.vote_end),
    inFavour: String(row.in_favour),
    against: String(row.against),
    abstain: String(row.abstain),
    voters: row.voters,
    quorum: String(row.quorum),
    eta: timeOrNull(row.eta),
    endedAt: timeOrNull(row.executed_at ?? row.cancelled_at),
    txid: row.txid,
    myVote: row.my_vote,
  };
}

const timeOrNull = (time: bigint | null) => (time === null ? null : Number(time));
