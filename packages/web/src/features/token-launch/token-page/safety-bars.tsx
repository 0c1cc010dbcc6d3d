import type { SafetyScore } from '@vellum/api/token-launch/safety-score';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SafetyValue } from '../../../shared/launch/safety-lines.tsx';
import { safetyGroups } from './safety-groups.ts';
import { tokenPageTexts } from './texts.ts';

/** The score at a glance: where points are missing, and the fact that costs most of them. */
export function SafetyBars({ score }: Readonly<{ score: SafetyScore }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  return (
    <ul className="grid gap-4 pt-4">
      {safetyGroups(score.lines).map(({ name, points, of, costliest }) => (
        <li key={name}>
          <p className="flex justify-between gap-3 text-14">
            <span>{t(`group_${name}`)}</span>
            <span className={`font-strong ${points * 2 < of ? 'text-accent' : ''}`}>
              {`${points} / ${of}`}
            </span>
          </p>
          <span
            aria-hidden
            className="hatched my-1 block h-2.5 overflow-hidden rounded-[4px] bg-surface"
          >
            <span
              className={`block h-full ${points * 2 < of ? 'bg-accent' : 'bg-primary'}`}
              style={{ width: `${(points * 100) / of}%` }}
            />
          </span>
          <p className="text-13 text-ink-2">
            <SafetyValue line={costliest} />
          </p>
        </li>
      ))}
    </ul>
  );
}
