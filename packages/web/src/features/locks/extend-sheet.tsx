import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { locker } from '@vellum/contracts/locks';
import { type ReactNode, useState } from 'react';
import { chainTime } from '../../shared/chain/chain-time.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { contractKey, lockKeys } from '../../shared/earn/earn-keys.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { activeLocale } from '../../shared/i18n/active-locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { DaysField } from './days-field.tsx';
import { useLockText } from './lock-amount.tsx';
import { daysProblem, extendedEnd, longestExtension } from './lock-days.ts';
import type { Lock } from './lock-queries.ts';
import { type LockText, lockTexts } from './texts.ts';

type ExtendSheetProps = Readonly<{
  lock: Lock;
  open: boolean;
  onClose: () => void;
  /** Why an earlier try led nowhere. */
  refusal: string | null;
  onReview: (params: ExtendParams) => void;
}>;

/** How many days more. */
export function ExtendSheet({
  lock,
  open,
  onClose,
  refusal,
  onReview,
}: ExtendSheetProps): ReactNode {
  const t = useTexts(lockTexts);
  const locale = useLocale();
  const [days, setDays] = useState<number | null>(null);
  const now = useNow(useChainClock());
  const amount = useLockText(lock);
  const most = longestExtension(lock.lockTime, now);
  const isFine = days !== null && daysProblem(days, most) === null;
  const unlockAt = extendedEnd(lock.lockTime, days ?? 0, now);
  const review = () => {
    if (days !== null) onReview({ createTime: lock.createTime, days, amount, unlockAt });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('extendTitle', { n: lock.index })}
      detail={t('extendDetail')}
      footer={
        <Button disabled={!isFine} onClick={review}>
          {t(isFine ? 'reviewExtension' : days === null ? 'enterDays' : 'seeDays')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
        <DaysField label={t('addDays')} days={days} onChange={setDays} most={most} />
        {isFine && (
          <dl>
            <Figure name={t('newEnd')}>
              <b className="font-strong">{dateTimeText(unlockAt, locale)}</b>
            </Figure>
          </dl>
        )}
      </div>
    </Sheet>
  );
}

/** `createTime` in milliseconds; `amount` with its coin and `unlockAt` as they were shown. */
type ExtendParams = Readonly<{
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
  renew: async (params, { account, chain }) => {
    const index = await chain.read(
      'locker',
      locker.indexOf(account, contractKey(params.createTime)),
    );
    const [{ unlockTime }, now] = await Promise.all([
      chain.read('locker', locker.lockAt(index)),
      chainTime(chain.client),
    ]);
    return { ...params, unlockAt: extendedEnd(Number(unlockTime) * 1000, params.days, now) };
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
