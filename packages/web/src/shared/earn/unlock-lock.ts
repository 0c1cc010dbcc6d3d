import { paths as wire } from '@vellum/api/wire/paths';
import { locker } from '@vellum/contracts/locks';
import { fromHexAddress } from '@vellum/tron/address';
import { lpNow } from '../lp/lp-now.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { contractKey, lockKeys } from './earn-keys.ts';
import { type EarnText, earnTexts } from './texts.ts';

/** `createTime` in milliseconds; `amount` with its coin as it was shown. */
export type UnlockParams = Readonly<{ createTime: number; amount: string }>;

/** Takes out a lock whose time has come. */
export const unlockLock = definePaidAction<UnlockParams, unknown, EarnText>({
  key: 'locks.unlock',
  texts: earnTexts,
  lock: ({ createTime }) => `locks.unlock:${createTime}`,
  needs: ['wallet', 'network'],
  summary: ({ params: { amount }, t }) => ({
    review: t('unlockLockReview'),
    doing: t('unlockLockDoing', { amount }),
    done: t('unlockLockDone', { amount }),
    undone: t('notUnlocked'),
    give: [],
    giveNothing: t('giveNothing'),
    get: amount,
    canFail: t('onlyNetworkCost'),
  }),
  renew: async (params, { account, chain }) => {
    const index = await chain.read(
      'locker',
      locker.indexOf(account, contractKey(params.createTime)),
    );
    const { coin, amount } = await chain.read('locker', locker.lockAt(index));
    const stands = await lpNow(chain, fromHexAddress(coin), amount);
    return stands === null ? params : { ...params, amount: stands };
  },
  before: ({ createTime }) =>
    callSignedIn(wire.orders.prepare, { action: 'locks.unlock', createTime }),
  call: ({ createTime }, _order, { chain }) => ({
    contract: chain.contract('locker'),
    call: locker.unlock(contractKey(createTime)),
  }),
  after: wire.orders.report,
  invalidate: () => lockKeys,
  failure: 'UNLOCK_ERROR',
});
