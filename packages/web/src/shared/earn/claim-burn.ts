import { paths as wire } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { burnKeys } from './earn-keys.ts';
import { earnedNow } from './earned-now.ts';
import { type EarnText, earnTexts } from './texts.ts';

/** `amount` as it was shown, with its coin: it grows until the block. */
type ClaimBurnParams = Readonly<{ amount: string }>;

/** What the burn power of the account has earned; the power stays. */
export const claimBurn = definePaidAction<ClaimBurnParams, unknown, EarnText>({
  key: 'burn-mining.claim',
  texts: earnTexts,
  lock: () => 'burn-mining.claim',
  needs: ['wallet', 'network'],
  check: async (_params, { account, chain }) =>
    (await chain.read('burnMine', burnMine.earned(account))) === 0n
      ? { code: 'NOTHING_TO_CLAIM' }
      : null,
  summary: ({ params, t }) => ({
    review: t('claimBurnReview'),
    doing: t('claimBurnDoing'),
    done: t('claimBurnDone'),
    undone: t('notClaimed'),
    give: [],
    giveNothing: t('giveNothing'),
    get: t('claimGet', { amount: params.amount }),
    canFail: t('onlyNetworkCost'),
  }),
  renew: async (_params, { account, chain }) => ({
    amount: await earnedNow(chain, 'burnMine', burnMine.earned(account), burnMine.rewardCoin()),
  }),
  before: () => callSignedIn(wire.orders.prepare, { action: 'burn-mining.claim' }),
  call: (_params, _order, { chain }) => ({
    contract: chain.contract('burnMine'),
    call: burnMine.claim(),
  }),
  after: wire.orders.report,
  invalidate: () => burnKeys,
});
