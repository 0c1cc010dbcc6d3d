import {
  type SafetyLine,
  type SafetyScore,
  SCORE_LIMITS,
  type ScoreLimit,
  shownScore,
} from '@vellum/api/token-launch/safety-score';
import type { ReactNode } from 'react';
import { percentText } from '../format/percent.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { launchTexts } from './texts.ts';

type SafetyLinesProps = Readonly<{
  score: SafetyScore;
  /** What no fact makes up for. */
  limit?: ScoreLimit | null;
}>;

/** The score line by line: each fact, what it is, and the points it gives of those it could. */
export function SafetyLines({ score, limit = null }: SafetyLinesProps): ReactNode {
  const t = useTexts(launchTexts);
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{t('safetyLines')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('safetyFact')}</th>
          <th scope="col">{t('safetyPoints')}</th>
        </tr>
      </thead>
      <tbody>
        {score.lines.map((line) => (
          <tr key={line.fact} className="border-t border-line-soft first:border-t-0">
            <th scope="row" className="py-2 pr-3 text-left align-top font-normal">
              <SafetyValue line={line} />
              <span className="block text-13 text-ink-2">{t(`rule_${line.fact}`)}</span>
            </th>
            <td className="py-2 text-right align-top whitespace-nowrap">
              <span className="font-strong">{line.points}</span>{' '}
              <span className="text-ink-2">{`/ ${line.of}`}</span>
            </td>
          </tr>
        ))}
        {limit && (
          <tr className="border-t border-line-soft">
            <th scope="row" className="py-2 pr-3 text-left font-normal text-warn">
              {t(`fact_${limit}`)}
            </th>
            <td className="py-2 text-right font-strong whitespace-nowrap">
              {t('rule_limit', { most: SCORE_LIMITS[limit] })}
            </td>
          </tr>
        )}
        <tr className="border-t border-line">
          <th scope="row" className="py-2 text-left font-strong">
            {t('safetySum')}
          </th>
          <td className="py-2 text-right whitespace-nowrap">
            <span className="font-strong">{shownScore(score.score, limit)}</span>{' '}
            <span className="text-ink-2">{'/ 100'}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** One fact in words. */
export function SafetyValue({ line }: Readonly<{ line: SafetyLine }>): ReactNode {
  const t = useTexts(launchTexts);
  switch (line.fact) {
    case 'powers':
      return t('fact_powers', { n: line.value.length });
    case 'rounds':
      return t('fact_rounds', { n: line.value });
    default: {
      const name = t(`safety_${line.fact}`);
      if (line.value === null) return `${name}: ${t('fact_unknown')}`;
      return t(`fact_${line.fact}`, { share: percentText(line.value) });
    }
  }
}
