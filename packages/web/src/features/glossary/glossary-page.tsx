import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Term, termGroups } from '../../shared/glossary/terms.ts';
import { termTexts } from '../../shared/glossary/texts.ts';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { glossaryTexts } from './texts.ts';

/** The words of the product, for those who use it. `?term=` opens it at one of them. */
export function GlossaryPage(): ReactNode {
  const t = useTexts(glossaryTexts);
  const terms = useTexts(termTexts);
  const [wanted, setWanted] = useState('');
  const [asked] = useSearchParams();
  const groups = termGroups
    .map(({ title, terms: all }) => ({ title, found: all.filter(holds(wanted, terms)) }))
    .filter(({ found }) => found.length > 0);
  return (
    <>
      <p className="px-4 pt-2 text-ink-2">{t('intro')}</p>
      <div className="px-4 pt-4">
        <SearchField label={t('search')} value={wanted} onChange={setWanted} />
      </div>
      {groups.map(({ title, found }) => (
        <Section key={title} title={terms(title)}>
          <dl>
            {found.map((term) => (
              <Word key={term} term={term} isAsked={asked.get('term') === term} />
            ))}
          </dl>
        </Section>
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={t('nothingTitle')}
          text={t('nothingText')}
          action={<Button onClick={() => setWanted('')}>{t('showAll')}</Button>}
        />
      )}
    </>
  );
}

const holds =
  (wanted: string, terms: Translate<TextOf<typeof termTexts>>) =>
  (term: Term): boolean =>
    `${terms(`${term}_name`)} ${terms(`${term}_text`)}`
      .toLowerCase()
      .includes(wanted.trim().toLowerCase());

function Word({ term, isAsked }: Readonly<{ term: Term; isAsked: boolean }>): ReactNode {
  const terms = useTexts(termTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <div
      ref={place}
      id={`term-${term}`}
      tabIndex={isAsked ? -1 : undefined}
      className="border-t border-line-soft px-4 py-3 outline-none first:border-t-0 focus:bg-accent-soft"
    >
      <dt className="title text-18">{terms(`${term}_name`)}</dt>
      <dd className="mt-0.5 text-14 text-ink-2">{terms(`${term}_text`)}</dd>
    </div>
  );
}
