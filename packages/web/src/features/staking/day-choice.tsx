import type { ReactNode } from 'react';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { TermRow } from '../../shared/ui/lists/term-row.tsx';
import type { Term } from './staking-queries.ts';
import { takesStakes } from './term-choice.ts';
import { stakingTexts } from './texts.ts';

type DayChoiceProps = Readonly<{
  terms: readonly Term[];
  chosen: Term | null;
  onChoose: (days: number) => void;
  aside?: ReactNode;
  children?: ReactNode;
}>;

/** The terms in one row with their rates a year; one that takes no stakes is off. */
export function DayChoice({ terms, chosen, onChoose, aside, children }: DayChoiceProps): ReactNode {
  const t = useTexts(stakingTexts);
  const isAnyClosed = terms.some((term) => !takesStakes(term));
  return (
    <Section title={t('howLong')} aside={aside}>
      <TermRow
        label={t('howLong')}
        terms={terms}
        chosen={chosen}
        onChoose={({ days }) => onChoose(days)}
        keyOf={({ termIndex }) => termIndex}
        words={({ days, rate }) => ({ name: t('days', { n: days }), detail: percentText(rate) })}
        isOff={(term) => !takesStakes(term)}
      />
      {isAnyClosed && <p className="px-4 pt-2 text-14 text-ink-2">{t('closedTerms')}</p>}
      {children}
    </Section>
  );
}
