import { HIGHEST_TEAM_LEVEL, nextTeamLevel } from '@vellum/api/team-level';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { teamTexts } from './texts.ts';

type LevelBarProps = Readonly<{ level: number; directCount: number }>;

/** Levels reached are solid, the next ones hatched; under them, what the next one takes. */
export function LevelBar({ level, directCount }: LevelBarProps): ReactNode {
  const t = useTexts(teamTexts);
  const next = nextTeamLevel(directCount);
  const steps = Array.from({ length: HIGHEST_TEAM_LEVEL }, (_, step) => step + 1);
  return (
    <div className="grid gap-2 px-4 pt-4">
      <div
        role="img"
        aria-label={t('levelBar', { level, highest: HIGHEST_TEAM_LEVEL })}
        className="grid auto-cols-fr grid-flow-col gap-1"
      >
        {steps.map((step) => (
          <span
            key={step}
            className={`h-2 rounded-[2px] ${step <= level ? 'bg-primary' : 'hatched border border-line-soft [--hatch:var(--line)]'}`}
          />
        ))}
      </div>
      <p className="text-14 text-ink-2">
        {next
          ? t('levelRule', { level: next.level, from: next.from, left: next.from - directCount })
          : t('levelHighest')}
      </p>
    </div>
  );
}
