import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { VoteChoice } from '@vellum/api/wire/choice-lists';
import { paths as wire } from '@vellum/api/wire/paths';
import { governor } from '@vellum/contracts/dao';
import { shownName } from '../../shared/coins/coin.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { daoKeys } from './dao-queries.ts';
import { type DaoText, daoTexts } from './texts.ts';
import { LONGEST_TITLE } from './title-length.ts';

/** `title` and `votes` as they were shown. */
export type VoteParams = Readonly<{
  proposalId: string;
  support: VoteChoice;
  reason: string;
  title: string;
  votes: string;
}>;

/** Votes on a proposal, with the votes of the moment at which the voting began. */
export const castVote = definePaidAction<VoteParams, unknown, DaoText>({
  key: 'dao.vote',
  texts: daoTexts,
  lock: ({ proposalId }) => `dao.vote:${proposalId}`,
  needs: ['wallet', 'network', 'active'],
  async check({ proposalId }, { account, chain }): Promise<CodeWithParams | null> {
    const id = BigInt(proposalId);
    const [state, hasVoted] = await Promise.all([
      chain.read('governor', governor.state(id)),
      chain.read('governor', governor.hasVoted(id, account)),
    ]);
    if (hasVoted) return { code: 'ALREADY_VOTED' };
    return state === 'active' ? null : { code: 'PROPOSAL_PHASE_WRONG' };
  },
  summary: ({ params: { support, votes, title: given }, t }) => {
    const title = shownName(given, LONGEST_TITLE);
    return {
      review: t('voteReview'),
      doing: t('voteDoing', { title }),
      done: t('voteDone', { votes, choice: t(support) }),
      undone: t('voteUndone'),
      give: [],
      giveNothing: t('voteGive'),
      get: t('voteGet', { votes, choice: t(support), title }),
      canFail: t('voteCanFail'),
      warnings: [t('voteForGood')],
    };
  },
  before: ({ proposalId, support, reason }) =>
    callSignedIn(wire.orders.prepare, {
      ...{ action: 'dao.vote', proposalId: BigInt(proposalId), support },
      ...(reason !== '' && { reason }),
    }),
  call: ({ proposalId, support, reason }, _order, { chain }) => ({
    contract: chain.contract('governor'),
    call:
      reason === ''
        ? governor.vote(BigInt(proposalId), support)
        : governor.voteWithReason(BigInt(proposalId), support, reason),
  }),
  after: wire.orders.report,
  invalidate: () => daoKeys,
});
