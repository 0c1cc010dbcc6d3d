import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { networkCostOf } from '../../shared/paid-action/cost/network-cost.ts';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { activityTexts } from './texts.ts';

/** Of something that did not work: what happened, and what became of the money. */
export function OutcomeText({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const { error, record, status } = entry;
  const sentence = useErrorSentence(error);
  if (!error || (status !== 'failed' && status !== 'cancelled')) return null;
  const fee = record ? networkCostOf(record.state, record) : 0n;
  return (
    <p className="mt-1 text-14">
      <b className={`font-strong ${status === 'failed' ? 'text-down' : ''}`}>{sentence}</b>{' '}
      {record && t('coinsStayed')}{' '}
      {record &&
        (fee > 0n
          ? t('feeSpent', { fee: formatAmount(fee, COIN_DECIMALS, { grouping: true }) })
          : t('nothingSpent'))}
    </p>
  );
}
