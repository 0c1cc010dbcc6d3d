import type { ReactNode } from 'react';
import { levelName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { myCardTexts } from './texts.ts';

type CardTotalsProps = Readonly<{
  total: number;
  byLevel: readonly Readonly<{ level: number; cards: number }>[];
}>;

/** How many cards, and of which levels: the sum of the second is the first. */
export function CardTotals({ total, byLevel }: CardTotalsProps): ReactNode {
  const t = useTexts(myCardTexts);
  const words = useTexts(cardTexts);
  const held = byLevel.filter(({ cards }) => cards > 0);
  return (
    <div className="px-4 pt-4">
      <p>
        <b className="text-32 font-strong">{total.toLocaleString('en-US')}</b>{' '}
        <span className="text-ink-2">{t('total', { n: total })}</span>
      </p>
      {held.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
          {held.map(({ level, cards }) => (
            <li key={level} className="whitespace-nowrap">
              {levelName(words, level)}{' '}
              <b className="font-strong text-ink">{cards.toLocaleString('en-US')}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
