import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import type { ActionSummary } from '../paid-action.ts';
import type { Review } from '../review/review.ts';
import type { ApprovalChoice } from '../run/approval-choice.ts';
import { paidActionTexts } from '../texts.ts';
import { allowedIfStopped, allowedText } from './allowed-text.ts';
import type { FlowStep } from './flow-steps.ts';

type RiskPartProps = Readonly<{
  summary: ActionSummary;
  review: Review;
  steps: readonly FlowStep[];
  choices: readonly ApprovalChoice[];
}>;

/** What can go wrong, and what stays then. */
export function RiskPart({ summary, review, steps, choices }: RiskPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { approvals } = review;
  const isStanding = approvals.some(({ missing }) => !missing);
  return (
    <section className="double-rule py-4 text-14">
      <h3 className="text-ink-2">{t('canFail')}</h3>
      <p className="mt-1">{summary.canFail}</p>
      {allowedIfStopped(approvals, choices).map(({ approval, amount }) => (
        <p key={`${approval.spender} ${approval.coin.symbol}`} className="mt-1">
          {t('approvalStays', {
            who: approval.spenderName,
            amount: allowedText(approval, amount),
          })}
        </p>
      ))}
      {isStanding && (
        <Link to={paths.approvals} className="inline-flex min-h-11 items-center text-primary">
          {t('cancelApprovals')}
        </Link>
      )}
      {steps.some(({ kind }) => kind === 'lead') && <p className="mt-1">{t('leadStays')}</p>}
      {steps.some(({ kind }) => kind === 'rent') && <p className="mt-1">{t('rentLost')}</p>}
      {summary.smallPrint && <p className="mt-3 text-13 text-ink-2">{summary.smallPrint}</p>}
    </section>
  );
}
