import { type ReactNode, useId } from 'react';
import { percentText } from '../../shared/format/percent.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { Term } from './staking-queries.ts';
import { takesStakes } from './term-choice.ts';
import { useTexts } from './use-texts.ts';

type DayChoiceProps = Readonly<{
  terms: readonly Term[];
  chosen: Term | null;
  onChoose: (days: number) => void;
  aside?: ReactNode;
  children?: ReactNode;
}>;

/** The terms in one row with their rates a year; one that takes no stakes is off. */
export function DayChoice({ terms, chosen, onChoose, aside, children }: DayChoiceProps): ReactNode {
  const t = useTexts();
  const name = useId();
  const isAnyClosed = terms.some((term) => !takesStakes(term));
  return (
    <Section title={t('howLong')} aside={aside}>
      <fieldset className="px-4">
        <legend className="sr-only">{t('howLong')}</legend>
        <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-info">
          {terms.map((term) => (
            <label
              key={term.termIndex}
              className="flex min-h-14 cursor-pointer flex-col items-center justify-center border-l border-line-soft px-1 text-center first:border-l-0 has-checked:bg-primary has-checked:font-strong has-checked:text-on-primary has-disabled:cursor-default has-disabled:bg-surface-2 has-disabled:text-ink-2"
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={term === chosen}
                disabled={!takesStakes(term)}
                onChange={() => onChoose(term.days)}
              />
              {t('days', { n: term.days })}
              <small className="text-12 font-normal">{percentText(term.rate)}</small>
            </label>
          ))}
        </div>
      </fieldset>
      {isAnyClosed && <p className="px-4 pt-2 text-14 text-ink-2">{t('closedTerms')}</p>}
      {children}
    </Section>
  );
}
