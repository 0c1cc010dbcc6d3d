import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import type { ReferralStatistics } from './referral-queries.ts';
import { teamTexts } from './texts.ts';

type StepsProps = Readonly<Pick<ReferralStatistics, 'steps' | 'inviters'>>;

/** How many inviters earned how much, as lines whose length is their part of all. */
export function ReferralSteps({ steps, inviters }: StepsProps): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <ul className="grid gap-2 px-4">
      {steps.map(({ from, count }, place) => (
        <li key={from} className="grid grid-cols-[8.5rem_1fr_2.5rem] items-center gap-3 text-14">
          <span className="text-ink-2">{stepName(t, steps, place)}</span>
          <span aria-hidden className="h-2 rounded-[2px] bg-surface-2">
            {count > 0 && (
              <span
                className={`block h-2 rounded-[2px] ${place === 0 ? 'hatched border border-line-soft [--hatch:var(--line)]' : 'bg-primary'}`}
                style={{ width: `${(100 * count) / inviters}%` }}
              />
            )}
          </span>
          <span className="text-right">{count.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ul>
  );
}

const wholeTrx = (sun: string): string => amountText(BigInt(sun), 6).short;

function stepName(
  t: Translate<TextOf<typeof teamTexts>>,
  steps: ReferralStatistics['steps'],
  place: number,
): string {
  const [step, next] = [steps[place], steps[place + 1]];
  if (place === 0 || step === undefined) return t('stepNothing');
  if (next === undefined) return t('stepFrom', { from: wholeTrx(step.from) });
  if (place === 1) return t('stepBelow', { to: wholeTrx(next.from) });
  return t('stepBetween', { from: wholeTrx(step.from), to: wholeTrx(next.from) });
}
