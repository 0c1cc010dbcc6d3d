import { paths as wire } from '@vellum/api/wire/paths';
import { streamStake } from '@vellum/contracts/staking';
import { lpNow } from '../lp/lp-now.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { LP_POOL, stakingKeys } from './earn-keys.ts';
import { type EarnText, earnTexts } from './texts.ts';

/** `amount` in units; `stands` says in words what that LP is of the pool. */
export type UnstakeParams = Readonly<{ amount: string; stands: string }>;

/** Takes LP out of the staking pool. What it earned stays to be claimed. */
export const unstakeLp = definePaidAction<UnstakeParams, unknown, EarnText>({
  key: 'staking.unlock-lp',
  texts: earnTexts,
  lock: () => 'staking.unlock-lp',
  needs: ['wallet', 'network'],
  check: async ({ amount }, { account, chain }) => {
    const staked = await chain.read('lpStake', streamStake.stakeOf(account));
    return staked < BigInt(amount) ? { code: 'INSUFFICIENT_UNLOCKABLE' } : null;
  },
  summary: ({ params: { stands }, t }) => ({
    review: t('unstakeReview'),
    doing: t('unstakeDoing'),
    done: t('unstakeDone', { stands }),
    undone: t('notUnstaked'),
    give: [],
    giveNothing: t('unstakeGive'),
    get: t('unstakeGet', { stands }),
    canFail: t('onlyNetworkCost'),
  }),
  renew: async (params, { chain }) => {
    const stands = await lpNow(chain, chain.contract('vlmWtrx'), BigInt(params.amount));
    return { ...params, stands: stands ?? params.stands };
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
