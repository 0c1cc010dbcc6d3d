import type { CodeWithParams } from '@vellum/api/error-codes';
import { paths as wire } from '@vellum/api/paths';
import { locker } from '@vellum/contracts/locks';
import { contractKey, lockKeys } from '../../shared/earn/lock-keys.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { activeLocale } from '../../shared/i18n/active-locale.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type LockText, lockTexts } from './texts.ts';

/** `createTime` in milliseconds; `amount` with its coin and `unlockAt` as they were shown. */
export type ExtendParams = Readonly<{
  createTime: number;
  days: number;
  amount: string;
  unlockAt: number;
}>;

type Quote = Readonly<{ unlockAt?: number }>;

/** Moves the end of a lock further away; never nearer. */
export const extendLock = definePaidAction<ExtendParams, Quote, LockText>({
  key: 'locks.extend',
  texts: lockTexts,
  lock: ({ createTime }) => `locks.extend:${createTime}`,
  needs: ['wallet', 'network'],
  check: ({ days }): Promise<CodeWithParams | null> =>
    Promise.resolve(
      days < 1 ? { code: 'LOCK_DAYS_RANGE', params: { min: '1', max: '3650' } } : null,
    ),
  summary: ({ params, order, t }) => {
    const time = dateTimeText(order?.quote.unlockAt ?? params.unlockAt, activeLocale());
    return {
      review: t('extendReview'),
      doing: t('extendDoing', { amount: params.amount }),
      done: t('extendDone', { amount: params.amount, time }),
      undone: t('notExtended'),
      give: [],
      giveNothing: t('extendGive', { days: params.days }),
      get: t('extendGet', { amount: params.amount, time }),
      canFail: t('onlyNetworkCost'),
      warnings: [t('noExit')],
    };
  },
  before: ({ createTime, days }) =>
    callSignedIn(wire.orders.prepare, { action: 'locks.extend', createTime, days }),
  call: ({ createTime, days }, _order, { chain }) => ({
    contract: chain.contract('locker'),
    call: locker.extend(contractKey(createTime), BigInt(days)),
  }),
  after: wire.orders.report,
  invalidate: () => lockKeys,
  failure: 'LOCK_ERROR',
});
