import type { ReactNode } from 'react';
import { levelName } from '../../shared/cards/card-name.ts';
import type { PledgeTerm } from '../../shared/cards/pledge-queries.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/section.tsx';
import { TermRow } from '../../shared/ui/term-row.tsx';
import { hindrance } from './pledge-offer.ts';
import { pledgeTexts } from './texts.ts';

type TermPartProps = Readonly<{
  terms: readonly PledgeTerm[];
  levels: readonly number[];
  term: PledgeTerm | null;
  onChoose: (days: number) => void;
}>;

/** The terms in one row; one that a chosen card may not have is off, and says why. */
export function TermPart({ terms, levels, term, onChoose }: TermPartProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const words = useTexts(cardTexts);
  const closed = terms.map((one) => hindrance(levels, one, terms)).find((found) => found !== null);
  return (
    <Section title={t('howLong')}>
      <TermRow
        label={t('term')}
        terms={terms}
        chosen={term}
        onChoose={({ days }) => onChoose(days)}
        keyOf={({ days }) => days}
        words={({ days, weight }) => ({
          name: t('days', { n: days }),
          detail: t('weight', { n: weight / 100 }),
        })}
        isOff={(one) => hindrance(levels, one, terms) !== null}
      />
      {closed && (
        <p className="px-4 pt-2 text-14 text-ink-2">
          {t('notFor', { level: levelName(words, closed.level), days: closed.days })}
        </p>
      )}
    </Section>
  );
}
