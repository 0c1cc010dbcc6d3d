import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { moneyText } from '../cost/cost-text.ts';
import type { ActionSummary } from '../paid-action.ts';
import type { Review } from '../review/review.ts';
import { paidActionTexts } from '../texts.ts';
import type { FlowStep } from './flow-steps.ts';

type RiskPartProps = Readonly<{
  summary: ActionSummary;
  review: Review;
  steps: readonly FlowStep[];
}>;

/** What can go wrong, what stays then, and the transactions on the way. */
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
      {steps.some(({ kind }) => kind === 'rent') && <p className="mt-1">{t('rentLost')}</p>}
      {steps.length > 1 && <Steps steps={steps} summary={summary} />}
      {summary.smallPrint && <p className="mt-3 text-13 text-ink-2">{summary.smallPrint}</p>}
    </section>
  );
}

type StepsProps = Readonly<{ steps: readonly FlowStep[]; summary: ActionSummary }>;

/** Which of them were simulated, and which are only estimated until then. */
function Steps({ steps, summary }: StepsProps): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <ol className="mt-3 grid gap-2 border-t border-line-soft pt-3">
      {steps.map(({ key, kind, approval, isSimulated }, place) => (
        <li key={key} className="grid grid-cols-[24px_1fr] gap-x-3">
          <span
            aria-hidden
            className="grid size-6 place-items-center rounded-full border border-primary bg-primary-soft text-13/none font-strong text-on-primary-soft"
          >
            {place + 1}
          </span>
          <span className="min-w-0">
            {kind === 'call'
              ? summary.doing
              : t(stepTexts[kind], { coin: approval?.coin.symbol ?? '' })}
            <span className={`block text-13 ${isSimulated ? 'text-primary' : 'text-ink-2'}`}>
              {t(isSimulated ? 'tried' : 'triedLater')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const stepTexts = {
  rent: 'stepRent',
  reset: 'stepReset',
  approve: 'stepApprove',
} as const satisfies Record<Exclude<FlowStep['kind'], 'call'>, string>;
