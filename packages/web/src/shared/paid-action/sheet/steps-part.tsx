import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { moneyText } from '../../coins/cost-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { type ActivateParams, activate } from '../activation/activate.ts';
import { ActivationStep } from '../activation/activation-step.tsx';
import type { ActionSummary } from '../paid-action.ts';
import type { ReviewedLead } from '../review/lead-review.ts';
import { paidActionTexts } from '../texts.ts';
import type { FlowStep } from './flow-steps.ts';

type StepsPartProps = Readonly<{
  steps: readonly FlowStep[];
  summary: ActionSummary;
  /** Makes the review again, after something of a step was changed. */
  onChange: () => void;
}>;

/** What the wallet will ask for, one after the other; nothing where it asks once. */
export function StepsPart({ steps, summary, onChange }: StepsPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const title = useId();
  if (steps.length < 2) return null;
  return (
    <section aria-labelledby={title} className="double-rule py-4 text-14">
      <h3 id={title} className="text-ink-2">
        {t('steps')}
      </h3>
      <ol className="mt-2 grid">
        {steps.map((step, place) => (
          <li
            key={step.key}
            className="group relative grid grid-cols-[24px_1fr] gap-x-3 pb-3 last:pb-0"
          >
            <span
              aria-hidden
              className="absolute top-6 bottom-0 left-3 w-px bg-line-soft group-last:hidden"
            />
            <Mark place={place} isDone={isDone(step)} />
            <div className="min-w-0">
              <StepBody step={step} summary={summary} onChange={onChange} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isDone = (step: FlowStep): boolean => step.kind === 'lead' && step.lead.isDone;

function Mark({ place, isDone }: Readonly<{ place: number; isDone: boolean }>): ReactNode {
  const look = isDone ? 'bg-primary text-on-primary' : 'bg-primary-soft text-on-primary-soft';
  return (
    <span
      aria-hidden
      className={`grid size-6 place-items-center rounded-full border border-primary text-13/none font-strong ${look}`}
    >
      {isDone ? <Icon of={Check} size={14} /> : place + 1}
    </span>
  );
}

type StepBodyProps = Readonly<{ step: FlowStep; summary: ActionSummary; onChange: () => void }>;

function StepBody({ step, summary, onChange }: StepBodyProps): ReactNode {
  const t = useTexts(paidActionTexts);
  switch (step.kind) {
    case 'sign-in':
      return <Step title={t('stepSignIn')} detail={t('stepSignInText')} />;
    case 'lead':
      return <LeadStep lead={step.lead} onChange={onChange} />;
    case 'rent':
      return <Simulated title={t('stepRent')} step={step} />;
    case 'reset':
      return <Simulated title={t('stepReset', { coin: step.approval.coin.symbol })} step={step} />;
    case 'approve':
      return (
        <Simulated title={t('stepApprove', { coin: step.approval.coin.symbol })} step={step} />
      );
    case 'call':
      return <Simulated title={summary.doing} step={step} />;
  }
}

function Step({ title, detail }: Readonly<{ title: string; detail: ReactNode }>): ReactNode {
  return (
    <>
      <p className="font-strong">{title}</p>
      <p className="text-13 text-ink-2">{detail}</p>
    </>
  );
}

/** Whether it was simulated, or is only estimated until then. */
function Simulated({ title, step }: Readonly<{ title: string; step: FlowStep }>): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <>
      <p className="font-strong">{title}</p>
      {/* Of the last one, a note above the review says so already. */}
      {!(step.kind === 'call' && step.isSimulated) && (
        <p className={`text-13 ${step.isSimulated ? 'text-primary' : 'text-ink-2'}`}>
          {t(step.isSimulated ? 'tried' : 'triedLater')}
        </p>
      )}
    </>
  );
}

type LeadStepProps = Readonly<{ lead: ReviewedLead; onChange: () => void }>;

/** An action of its own: activation with the inviter, others with what they take and bring. */
function LeadStep({ lead, onChange }: LeadStepProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const words = useTexts(lead.action.texts);
  if (lead.action.key === activate.key) {
    const { inviter, isRoot } = lead.params as ActivateParams;
    return (
      <ActivationStep inviter={isRoot ? null : inviter} isDone={lead.isDone} onChange={onChange} />
    );
  }
  const { doing, done, give, get } = lead.action.summary({
    params: lead.params,
    order: null,
    t: words,
  });
  if (lead.isDone) return <p className="font-strong">{done}</p>;
  return (
    <Step
      title={doing}
      detail={
        <>
          {t('stepPays', { amount: give.map(moneyText).join(t('comma')) })}
          <span className="block">{get}</span>
        </>
      }
    />
  );
}
