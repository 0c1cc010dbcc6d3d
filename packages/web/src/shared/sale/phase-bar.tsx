import type { PresaleState } from '@vellum/contracts/presale';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/art/icon.tsx';
import { phasesOf, type Step } from './phases.ts';
import { saleTexts } from './texts.ts';

/** The four steps of every presale, and where this one is now. */
export function PhaseBar({ state }: Readonly<{ state: PresaleState }>): ReactNode {
  const t = useTexts(saleTexts);
  const steps = phasesOf(state);
  return (
    <ol aria-label={t('phases')} className="grid grid-cols-4 px-4">
      {steps.map((step, index) => (
        <li
          key={step.name}
          aria-current={step.place === 'now' ? 'step' : undefined}
          className="relative pr-2 text-13"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute top-[9px] right-0 left-5 h-0.5 ${step.place === 'done' ? 'bg-primary' : 'bg-line-soft'}`}
            />
          )}
          <Mark step={step} />
          <span className={`mt-2 block ${step.place === 'now' ? 'font-strong' : 'text-ink-2'}`}>
            {t(`phase_${step.name}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

const looks = {
  done: 'bg-primary border-primary text-on-primary',
  now: 'border-primary border-[3px]',
  later: 'border-line',
} as const;

function Mark({ step }: Readonly<{ step: Step }>): ReactNode {
  const isBroken = step.name === 'failed';
  const look = isBroken ? 'border-down text-down' : looks[step.place];
  return (
    <span
      aria-hidden
      className={`relative grid size-5 place-items-center rounded-full border bg-bg ${look}`}
    >
      {step.place === 'done' && <Icon of={Check} size={14} />}
      {isBroken && <Icon of={X} size={14} />}
    </span>
  );
}
