import { paths as wire } from '@vellum/api/paths';
import { streamStake } from '@vellum/contracts/staking';
import { LP_POOL, stakingKeys } from '../../shared/earn/staking-keys.ts';
import { moneyText } from '../../shared/paid-action/cost-text.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import type { LpParams } from './stake-lp.ts';
import { type StakingText, stakingTexts } from './texts.ts';

/** Takes LP out of the pool. What it earned stays to be claimed. */
export const unlockLp = definePaidAction<LpParams, unknown, StakingText>({
  key: 'staking.unlock-lp',
  texts: stakingTexts,
  lock: () => 'staking.unlock-lp',
  needs: ['wallet', 'network'],
  check: async ({ amount }, { account, chain }) => {
    const staked = await chain.read('lpStake', streamStake.stakeOf(account));
    return staked < BigInt(amount) ? { code: 'INSUFFICIENT_UNLOCKABLE' } : null;
  },
  summary: ({ params, t }) => {
    const amount = moneyText({ ...params, amount: BigInt(params.amount) });
    return {
      review: t('unlockLpReview'),
      doing: t('unlockLpDoing'),
      done: t('unlockLpDone', { amount }),
      undone: t('notUnlocked'),
      give: [],
      giveNothing: t('unlockLpGive'),
      get: t('unlockLpGet', { amount, stands: params.stands }),
      canFail: t('onlyNetworkCost'),
    };
  },
  before: ({ amount }) =>
    callSignedIn(wire.lpStaking.prepareUnlock, { poolId: LP_POOL, amount: BigInt(amount) }),
  call: ({ amount }, _order, { chain }) => ({
    contract: chain.contract('lpStake'),
    call: streamStake.withdraw(BigInt(amount)),
  }),
  after: wire.lpStaking.confirmUnlock,
  invalidate: () => stakingKeys,
  failure: 'UNLOCK_ERROR',
});
