import type { VestingRound } from '@vellum/api/launch-preview';
import type { ReactNode } from 'react';
import { percentText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { launchFormTexts } from './texts.ts';

const DAY = 86_400n;
/** More rounds than these are told by the first and the last. */
const SHOWN = 12;

/** When which part of the LP is the buyers' to take. */
export function VestingTable({ rounds }: Readonly<{ rounds: readonly VestingRound[] }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const shown =
    rounds.length <= SHOWN ? rounds : [...rounds.slice(0, SHOWN - 1), ...rounds.slice(-1)];
  return (
    <div className="px-4 pt-4">
      <table className="w-full text-14">
        <caption className="pb-1 text-left">{t('vestingTable')}</caption>
        <thead className="text-13 text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('vestingDay')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('vestingShare')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ after, vestedBps }) => (
            <tr key={after.toString()} className="border-t border-line-soft">
              <td className="py-2">{(after / DAY).toString()}</td>
              <td className="py-2 text-right">{percentText(Number(vestedBps))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
