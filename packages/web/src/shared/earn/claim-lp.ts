import { paths as wire } from '@vellum/api/wire/paths';
import { streamStake } from '@vellum/contracts/staking';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { LP_POOL, stakingKeys } from './earn-keys.ts';
import { earnedNow } from './earned-now.ts';
import { type EarnText, earnTexts } from './texts.ts';

/** `amount` as it was shown, with its coin: it grows until the block. */
type ClaimLpParams = Readonly<{ amount: string }>;

/** What the staked LP of the account has earned; the stake stays. */
export const claimLp = definePaidAction<ClaimLpParams, unknown, EarnText>({
  key: 'staking.claim-lp',
  texts: earnTexts,
  lock: () => 'staking.claim-lp',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => ({
    review: t('claimLpReview'),
    doing: t('claimLpDoing'),
    done: t('claimLpDone'),
    undone: t('notClaimed'),
    give: [],
    giveNothing: t('giveNothing'),
    get: t('claimGet', { amount: params.amount }),
    canFail: t('onlyNetworkCost'),
  }),
  renew: async (_params, { account, chain }) => ({
    amount: await earnedNow(
      chain,
      'lpStake',
      streamStake.earned(account),
      streamStake.rewardCoin(),
    ),
  }),
  before: () => callSignedIn(wire.lpStaking.prepareClaim, { poolId: LP_POOL }),
  call: (_params, _order, { chain }) => ({
    contract: chain.contract('lpStake'),
    call: streamStake.claim(),
  }),
  after: wire.lpStaking.confirmClaim,
  invalidate: () => stakingKeys,
});
