import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type StakingText, stakingTexts } from './texts.ts';
import type { Way } from './use-ways.ts';

type Line = Exclude<keyof Way, 'isFailed' | 'name' | 'what' | 'to' | 'action'>;

const lines: readonly (readonly [Line, StakingText])[] = [
  ['atPresent', 'asItStands'],
  ['atLeast', 'atLeast'],
  ['fundedUntil', 'fundedUntil'],
  ['from', 'comesFrom'],
  ['locked', 'locked'],
  ['early', 'earlyExit'],
  ['risk', 'mainRisk'],
];

/** The ways side by side: each line names what it compares above its values. */
export function WaysTable({ ways }: Readonly<{ ways: readonly Way[] }>): ReactNode {
  const t = useTexts(stakingTexts);
  const isSignedIn = ways.every(({ mine }) => mine !== null);
  const shown = isSignedIn ? [...lines, ['mine', 'mine'] as const] : lines;
  return (
    <table className="mx-4 w-[calc(100%-32px)] table-fixed text-left text-14">
      <caption className="sr-only">{t('waysTitle')}</caption>
      <thead>
        <tr>
          {ways.map(({ name, what }) => (
            <th key={name} scope="col" className="pr-2 pb-2 align-top font-normal">
              <span className="title block text-18">{name}</span>
              <span className="text-13 text-ink-2">{what}</span>
            </th>
          ))}
        </tr>
      </thead>
      {shown.map(([line, label]) => (
        <Lines key={line} line={line} label={t(label)} ways={ways} />
      ))}
      <tfoot>
        <tr>
          {ways.map(({ name, to, action }, place) => (
            <td key={name} className="border-t border-line-soft pt-4 pr-2 last:pr-0">
              <Link
                to={to}
                aria-label={`${name}: ${action}`}
                className={`${buttonClass(place === 0 ? 'primary' : 'secondary', 'small')} w-full px-0!`}
              >
                {action}
              </Link>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type LinesProps = Readonly<{ line: Line; label: string; ways: readonly Way[] }>;

function Lines({ line, label, ways }: LinesProps): ReactNode {
  const t = useTexts(stakingTexts);
  const isFigure = line === 'atPresent';
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={ways.length}
          className="border-t border-line-soft pt-3 text-13 font-normal text-ink-2"
        >
          {label}
        </th>
      </tr>
      <tr>
        {ways.map((way) => (
          <td
            key={way.name}
            className={`pr-2 pb-3 align-top ${isFigure ? 'text-18 font-strong' : ''}`}
          >
            {way[line] ?? (way.isFailed ? t('notRead') : <Skeleton width="70%" />)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
