import { paths as wire } from '@vellum/api/paths';
import { vlm } from '@vellum/contracts/coins';
import { addressIn } from '../../shared/chain/address-in.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { daoKeys } from './dao-queries.ts';
import { type DaoText, daoTexts } from './texts.ts';

/** `votes` as they were shown. */
export type DelegateParams = Readonly<{ delegatee: string; isSelf: boolean; votes: string }>;

/** Gives the votes of one's coins to somebody, or to oneself. */
export const delegateVotes = definePaidAction<DelegateParams, unknown, DaoText>({
  key: 'dao.delegate',
  texts: daoTexts,
  lock: () => 'dao.delegate',
  needs: ['wallet', 'network', 'active'],
  summary: ({ params: { isSelf, delegatee, votes }, t }) => ({
    review: t('delegateReview'),
    doing: t('delegateDoing'),
    done: t(isSelf ? 'delegateDoneSelf' : 'delegateDone'),
    undone: t('delegateUndone'),
    give: [],
    giveNothing: t('delegateGive'),
    get: isSelf ? t('delegateGetSelf', { votes }) : t('delegateGet', { votes, who: delegatee }),
    canFail: t('onlyNetworkCost'),
    warnings: isSelf ? [] : [t('delegateWarning')],
  }),
  before: ({ delegatee }) =>
    callSignedIn(wire.orders.prepare, { action: 'dao.delegate', delegatee: addressIn(delegatee) }),
  call: ({ delegatee }, _order, { chain }) => ({
    contract: chain.contract('vlm'),
    call: vlm.delegate(addressIn(delegatee)),
  }),
  after: wire.orders.report,
  invalidate: () => daoKeys,
});
