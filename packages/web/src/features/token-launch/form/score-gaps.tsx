import type { SafetyScore } from '@vellum/api/safety-score';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type LaunchText, launchTexts } from '../../../shared/launch/texts.ts';
import { launchFormTexts } from './texts.ts';

/** Which points are missing, each by the fact that costs it. */
export function ScoreGaps({ safety }: Readonly<{ safety: SafetyScore }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const words = useTexts(launchTexts);
  const gaps = safety.lines.filter(({ points, of }) => points < of);
  if (gaps.length === 0) return null;
  return (
    <div className="px-4 pt-3">
      <h3 className="text-14 text-ink-2">{t('missingPoints')}</h3>
      <ul>
        {gaps.map(({ fact, points, of }) => (
          <li
            key={fact}
            className="flex min-h-10 items-center justify-between gap-4 border-t border-line-soft py-2 text-14 first:border-t-0"
          >
            <span>{words(`safety_${fact}` as LaunchText)}</span>
            <span className="flex-none text-ink-2">{t('counted', { n: points, max: of })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
