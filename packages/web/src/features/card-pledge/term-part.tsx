import { type ReactNode, useId } from 'react';
import { levelName } from '../../shared/cards/card-name.ts';
import type { PledgeTerm } from '../../shared/cards/pledge-queries.ts';
import { useTexts as useCardWords } from '../../shared/cards/use-texts.ts';
import { Section } from '../../shared/ui/section.tsx';
import { hindrance } from './pledge-offer.ts';
import { useTexts } from './use-texts.ts';

type TermPartProps = Readonly<{
  terms: readonly PledgeTerm[];
  levels: readonly number[];
  term: PledgeTerm | null;
  onChoose: (days: number) => void;
}>;

/** The terms in one row; one that a chosen card may not have is off, and says why. */
export function TermPart({ terms, levels, term, onChoose }: TermPartProps): ReactNode {
  const t = useTexts();
  const words = useCardWords();
  const name = useId();
  const closed = terms.map((one) => hindrance(levels, one, terms)).find((found) => found !== null);
  return (
    <Section title={t('howLong')}>
      <fieldset className="px-4">
        <legend className="sr-only">{t('term')}</legend>
        <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-info">
          {terms.map((one) => (
            <label
              key={one.days}
              className="flex min-h-14 cursor-pointer flex-col items-center justify-center border-l border-line-soft px-1 text-center first:border-l-0 has-checked:bg-primary has-checked:font-strong has-checked:text-on-primary has-disabled:cursor-default has-disabled:bg-surface-2 has-disabled:text-ink-2"
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={one === term}
                disabled={hindrance(levels, one, terms) !== null}
                onChange={() => onChoose(one.days)}
              />
              {t('days', { n: one.days })}
              <small className="text-12 font-normal">{t('weight', { n: one.weight / 100 })}</small>
            </label>
          ))}
        </div>
      </fieldset>
      {closed && (
        <p className="px-4 pt-2 text-14 text-ink-2">
          {t('notFor', { level: levelName(words, closed.level), days: closed.days })}
        </p>
      )}
    </Section>
  );
}
