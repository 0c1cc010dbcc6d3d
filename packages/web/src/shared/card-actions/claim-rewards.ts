import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { earnedNow } from '../earn/earned-now.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** `amount` as it was shown, with its coin: it grows until the block. */
type ClaimParams = Readonly<{ amount: string }>;

/** What all pledged cards of the account have earned, in one call. */
export const claimRewards = definePaidAction<ClaimParams, unknown, CardText>({
  key: 'card-pledge.claim',
  texts: cardTexts,
  lock: () => 'card-pledge.claim',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => ({
    review: t('claimReview'),
    doing: t('claimDoing'),
    done: t('claimDone'),
    undone: t('notClaimed'),
    give: [],
    giveNothing: t('giveNothing'),
    get: t('claimGet', { amount: params.amount }),
    canFail: t('onlyNetworkCost'),
  }),
  renew: async (_params, { account, chain }) => ({
    amount: await earnedNow(chain, 'cards', cards.earned(account), cards.rewardCoin()),
  }),
  before: () => callSignedIn(wire.orders.prepare, { action: 'card-pledge.claim' }),
  call: (_params, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.claimReward(),
  }),
  after: wire.orders.report,
  invalidate: () => cardKeys,
});
