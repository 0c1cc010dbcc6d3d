import type { ReactNode } from 'react';
import { dateTimeText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { tokenEditTexts } from './texts.ts';

/** What everybody sees of the changes made so far, the newest first. */
export function EditLog({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenEditTexts);
  const locale = useLocale();
  const { count, list } = token.edits;
  return (
    <Section title={t('log')} aside={t('logCount', { n: count })}>
      <ol className="px-4">
        {list.map(({ number, at, changed, hash }) => (
          <li key={hash} className="border-t border-line-soft py-3 text-14 first:border-t-0">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                {number === 0
                  ? t('logFirst')
                  : t('logChanged', {
                      fields: changed.map((field) => t(`field_${field}`)).join(t('comma')),
                    })}
              </span>
              <time dateTime={new Date(at).toISOString()} className="flex-none text-13 text-ink-2">
                {dateTimeText(at, locale)}
              </time>
            </p>
            <p title={hash} className="font-mono text-13 text-ink-2">
              {`${hash.slice(0, 10)}…${hash.slice(-8)}`}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
