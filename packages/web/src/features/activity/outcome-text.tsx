import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { costText } from '../../shared/paid-action/cost/cost-text.ts';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { minedOf } from '../../shared/paid-action/run/action-state.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { activityTexts } from './texts.ts';

/** Of something that did not work: what happened, and what became of the money. */
export function OutcomeText({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const { error, record, status } = entry;
  const sentence = useErrorSentence(error);
  if (!error || (status !== 'failed' && status !== 'cancelled')) return null;
  const fee = BigInt((record && minedOf(record.state)?.fee) ?? 0);
  return (
    <p className="mt-1 text-14">
      <b className={`font-strong ${status === 'failed' ? 'text-down' : ''}`}>{sentence}</b>{' '}
      {record && t('coinsStayed')}{' '}
      {record && (fee > 0n ? t('feeSpent', { fee: costText(fee) }) : t('nothingSpent'))}
    </p>
  );
}
