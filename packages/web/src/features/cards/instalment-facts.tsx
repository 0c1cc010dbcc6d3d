import type { ReactNode } from 'react';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { Parts } from './level-sheet.tsx';
import { marketTexts } from './texts.ts';

/** A purchase in two parts: how much when, and what becomes of the first without the second. */
export function InstalmentFacts({ parts }: Readonly<{ parts: Parts }>): ReactNode {
  const t = useTexts(marketTexts);
  const hours = Math.round(parts.window / 3_600_000);
  return (
    <div>
      <dl>
        <Figure name={t('firstPart')}>
          <SunAmount cost sun={parts.first} />
        </Figure>
        <Figure name={t('secondPart', { hours })}>
          <SunAmount cost sun={parts.second} />
        </Figure>
        <Figure name={t('reservationsLeft')}>{parts.left.toLocaleString('en-US')}</Figure>
      </dl>
      <p className="border-t border-line-soft pt-2 text-14 text-ink-2">{t('reservationRule')}</p>
    </div>
  );
}
