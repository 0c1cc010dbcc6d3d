import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { writing } from '../../shared/i18n/locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { WithdrawalDetail } from '../../shared/income/payout-queries.ts';
import { incomeWordTexts } from '../../shared/income/texts.ts';
import { moneyText } from '../../shared/paid-action/cost-text.ts';
import { StepList } from '../../shared/paid-action/step-list.tsx';
import { trx } from '../../shared/paid-action/trx.ts';
import { type WayLine, wayOf } from './way.ts';

/** The six states of a withdrawal: those behind with their time, the present one with what it means. */
export function WayList({ detail }: Readonly<{ detail: WithdrawalDetail }>): ReactNode {
  const t = useTexts(incomeWordTexts);
  const locale = useLocale();
  const says = ({ state }: WayLine): string => {
    if (state === 'verifying' && detail.root) {
      return t('says_verifyingUntil', { time: dateTimeText(detail.root.eta, locale) });
    }
    return t(`says_${state}`, { amount: moneyText(trx(BigInt(detail.amount.amount))) });
  };
  const lines = wayOf(detail).map((line, place, all) => {
    const isLast = place === all.length - 1 && line.look !== 'ahead';
    const time = line.time === null ? null : dateTimeText(line.time, locale);
    const isTold = line.look === 'now' || isLast;
    const details = [time, isTold && says(line)].filter(Boolean);
    return {
      key: line.state,
      state: line.look,
      title: t(`state_${line.state}`),
      detail: details.length > 0 ? details.join(writing[locale].pause) : undefined,
    };
  });
  return <StepList lines={lines} />;
}
