import type { ReactNode } from 'react';
import { moneyText } from '../../coins/cost-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ActionSummary } from '../paid-action.ts';
import type { Review } from '../review/review.ts';
import { paidActionTexts } from '../texts.ts';
import type { FlowStep } from './flow-steps.ts';

type RiskPartProps = Readonly<{
  summary: ActionSummary;
  review: Review;
  steps: readonly FlowStep[];
}>;

/** What can go wrong, and what stays then. */
export function RiskPart({ summary, review, steps }: RiskPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const missing = review.approvals.filter((approval) => approval.missing);
  return (
    <section className="double-rule py-4 text-14">
      <h3 className="text-ink-2">{t('canFail')}</h3>
      <p className="mt-1">{summary.canFail}</p>
      {missing.map(({ coin, spender, spenderName }) => (
        <p key={`${spender} ${coin.symbol}`} className="mt-1">
          {t('approvalStays', { who: spenderName, amount: moneyText(coin) })}
        </p>
      ))}
      {steps.some(({ kind }) => kind === 'lead') && <p className="mt-1">{t('leadStays')}</p>}
      {steps.some(({ kind }) => kind === 'rent') && <p className="mt-1">{t('rentLost')}</p>}
      {summary.smallPrint && <p className="mt-3 text-13 text-ink-2">{summary.smallPrint}</p>}
    </section>
  );
}
