import type { ReactNode } from 'react';
import type { CallCost } from '../../chain/call-cost.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { costText, countText } from '../cost/cost-text.ts';
import { feeFigures, wholeTrx } from '../cost/fee-figures.ts';
import { paidActionTexts } from '../texts.ts';
import type { Rental } from './use-rental.ts';

type FeeLineProps = Readonly<{
  cost: CallCost;
  rental: Pick<Rental, 'isChosen' | 'offer'> | null;
}>;

/** What the network will probably take, large, and the most it may, small: for all transactions of the review. */
export function FeeLine({ cost, rental }: FeeLineProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { expected, most } = feeFigures(cost, rental?.isChosen ? rental.offer : null);
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-14">
      <dt className="text-ink-2">{t('networkCost')}</dt>
      <dd className="ml-auto flex items-baseline gap-2 whitespace-nowrap">
        <span>
          {t('about')}
          <b className="text-18/6 font-strong">{`${costText(expected)}\u00a0TRX`}</b>
        </span>
        <span className="text-13 text-ink-2">
          {t('atMost', { limit: countText(wholeTrx(most)) })}
        </span>
      </dd>
    </dl>
  );
}
