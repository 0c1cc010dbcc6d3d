import { paths as wire } from '@vellum/api/paths';
import { termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { stakingKeys } from '../../shared/earn/staking-keys.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type StakingText, stakingTexts } from './texts.ts';

/** `amount` and `reward` as they are shown, with their coin. */
export type CloseEarlyParams = Readonly<{
  id: string;
  coin: Address;
  amount: string;
  reward: string;
}>;

/** Gives a running stake back before its term is over, and its reward up. */
export const closeEarly = definePaidAction<CloseEarlyParams, unknown, StakingText>({
  key: 'staking.close-early',
  texts: stakingTexts,
  lock: ({ id }) => `staking.close:${id}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const { amount, reward } = params;
    return {
      review: t('closeEarlyReview'),
      doing: t('closeEarlyDoing'),
      done: t('closeEarlyDone', { amount }),
      undone: t('notClosed'),
      give: [],
      giveNothing: t('closeEarlyGive', { reward }),
      get: t('closeEarlyGet', { amount }),
      canFail: t('onlyNetworkCost'),
      warnings: [t('closeEarlyLoses', { reward })],
    };
  },
  before: ({ id, coin }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'staking.close-early',
      coin,
      positionId: BigInt(id),
    }),
  call: ({ id }, _order, { chain }) => ({
    contract: chain.contract('termStake'),
    call: termStake.closeEarly(BigInt(id)),
  }),
  after: wire.orders.report,
  invalidate: () => stakingKeys,
  failure: 'UNLOCK_ERROR',
});
