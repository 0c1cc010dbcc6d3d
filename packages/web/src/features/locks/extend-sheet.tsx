import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { DaysField } from './days-field.tsx';
import type { ExtendParams } from './extend-lock.ts';
import { useLockText } from './lock-amount.tsx';
import { extendedEnd, longestExtension } from './lock-days.ts';
import type { Lock } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

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
  const isFine = days !== null && days >= 1 && days <= longestExtension(lock.lockTime, now);
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
        <DaysField label={t('addDays')} days={days} onChange={setDays} />
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
