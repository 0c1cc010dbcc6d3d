import type { ReactNode } from 'react';
import { moneyText } from '../../coins/cost-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Notice } from '../../ui/states/notice.tsx';
import type { ActionSummary } from '../paid-action.ts';
import type { Review } from '../review/review.ts';
import type { ApprovalChoice } from '../run/approval-choice.ts';
import { paidActionTexts } from '../texts.ts';
import { ApprovalPart } from './approval-part.tsx';

type DealPartProps = Readonly<{
  summary: ActionSummary;
  review: Review;
  choices: readonly ApprovalChoice[];
  onChoose: (choices: readonly ApprovalChoice[]) => void;
}>;

/** What leaves the wallet, what comes for it, and who may take coins for it. */
export function DealPart({ summary, review, choices, onChoose }: DealPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { give, giveNothing, get, warnings = [], spending } = summary;
  return (
    <section className="pb-4">
      <dl>
        <Side name={t('youGive')} isFirst>
          {give.length === 0
            ? giveNothing
            : give.map((money) => (
                <b key={money.symbol} className="block text-20/7 font-strong break-words">
                  {moneyText(money)}
                </b>
              ))}
        </Side>
        <Side name={t('youGet')}>{get}</Side>
      </dl>
      {(review.approvals.length > 0 || spending) && (
        <div className="mt-4 border-t border-line-soft pt-3 text-14">
          <ApprovalPart
            approvals={review.approvals}
            {...(spending && { otherwise: spending })}
            choices={choices}
            onChoose={onChoose}
          />
        </div>
      )}
      {warnings.map((warning) => (
        <div key={warning} className="mt-3">
          <Notice kind="warn">{warning}</Notice>
        </div>
      ))}
    </section>
  );
}

type SideProps = Readonly<{ name: string; isFirst?: boolean; children: ReactNode }>;

/** One end of the deal; a dotted line leads from what is given to what comes. */
function Side({ name, isFirst = false, children }: SideProps): ReactNode {
  return (
    <div className="relative pb-4 pl-7 last:pb-0">
      <dt className="text-14 text-ink-2">
        <span
          aria-hidden
          className={`absolute top-1 left-0 size-3 rounded-full border-2 border-primary ${isFirst ? '' : 'bg-primary'}`}
        />
        {isFirst && (
          <span
            aria-hidden
            className="absolute top-5 -bottom-0.5 left-[5px] border-l-2 border-dotted border-primary"
          />
        )}
        {name}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
