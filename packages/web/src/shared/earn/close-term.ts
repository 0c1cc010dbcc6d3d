import { paths as wire } from '@vellum/api/wire/paths';
import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { stakingKeys } from './earn-keys.ts';
import { type EarnText, earnTexts } from './texts.ts';

/** `amount`, `reward` and `total` as they are shown, with their coin: all of it was fixed when the stake was made. */
type CloseTermParams = Readonly<{
  id: string;
  coin: Address;
  amount: string;
  reward: string;
  total: string;
}>;

/** Pays a stake whose term is over back, with the reward that was set aside for it. */
export const closeTerm = definePaidAction<CloseTermParams, unknown, EarnText>({
  key: 'staking.unlock-coin',
  texts: earnTexts,
  lock: ({ id }) => `staking.close:${id}`,
  needs: ['wallet', 'network'],
  check: async ({ id }, { account, chain }) => {
    const { state } = await chain.read('termStake', termStake.position(account, BigInt(id)));
    if (state === 'active') return { code: 'NOT_YET_UNLOCK_TIME' };
    return state === 'matured' ? null : { code: 'INSUFFICIENT_UNLOCKABLE' };
  },
  summary: ({ params, t }) => {
    const { amount, reward, total } = params;
    return {
      review: t('closeReview'),
      doing: t('closeDoing'),
      done: t('closeDone', { total }),
      undone: t('notClosed'),
      give: [],
      giveNothing: t('closeGive'),
      get: t('closeGet', { amount, reward, total }),
      canFail: t('onlyNetworkCost'),
    };
  },
  before: ({ id, coin }) =>
    callSignedIn(wire.coinStaking.prepareUnlock, { coin, positionId: BigInt(id) }),
  call: ({ id }, _order, { chain }) => ({
    contract: chain.contract('termStake'),
    call: termStake.close(BigInt(id)),
  }),
  after: wire.coinStaking.confirmUnlock,
  invalidate: () => stakingKeys,
  failure: 'UNLOCK_ERROR',
});
