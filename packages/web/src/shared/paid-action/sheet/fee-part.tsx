import { Check, Zap } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CallCost } from '../../chain/call-cost.ts';
import { costText, countText, feeText } from '../../coins/cost-text.ts';
import type { RentOffer } from '../../energy/rent-offer.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { feeFigures, wholeTrx } from '../cost/fee-figures.ts';
import { paidActionTexts } from '../texts.ts';
import type { Rental } from './use-rental.ts';

type FeePartProps = Readonly<{ cost: CallCost; rental: Rental | null }>;

/** What the network will probably take, large, and the most it may, small: for all transactions of the review. */
export function FeePart({ cost, rental }: FeePartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { expected, most } = feeFigures(cost, rental?.isChosen ? rental.offer : null);
  return (
    <section className="double-rule py-4">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <dt className="text-14 text-ink-2">{t('networkCost')}</dt>
        <dd className="ml-auto flex items-baseline gap-2 whitespace-nowrap">
          <span className="text-18/6">
            {t('about')}
            <b className="font-strong">{feeText(expected)}</b>
          </span>
          <span className="text-13 text-ink-2">
            {t('atMost', { limit: countText(wholeTrx(most)) })}
          </span>
        </dd>
      </dl>
      {rental && <RentalLine cost={cost} rental={rental} />}
    </section>
  );
}

/** Offers rented energy where it saves; tells how a rental that was begun stands. */
function RentalLine({ cost, rental }: Readonly<{ cost: CallCost; rental: Rental }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const { status, offer, refusal, isChosen, choose } = rental;
  if (refusal !== null) {
    return (
      <div className="mt-3">
        <Notice kind="bad">{refusal}</Notice>
      </div>
    );
  }
  if (status === 'coming') {
    return (
      <p role="status" className="mt-2 text-14 text-ink-2">
        {t('rentWaits')}
      </p>
    );
  }
  if (status !== 'offered' || offer === null) return null;
  return (
    <RentalOffer
      offer={offer}
      saved={cost.burnRest - offer.price - offer.network}
      isChosen={isChosen}
      onChoose={choose}
    />
  );
}

type RentalOfferProps = Readonly<{
  offer: RentOffer;
  saved: bigint;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}>;

function RentalOffer({ offer, saved, isChosen, onChoose }: RentalOfferProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const details = useId();
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-14">
      <Icon of={Zap} size={20} className="text-primary" />
      <span className="min-w-0 flex-1">
        {t('rentFor', { hours: offer.hours })}{' '}
        <b className="font-strong whitespace-nowrap text-primary">
          {t('rentSaves', { amount: costText(saved) })}
        </b>
        <span id={details} className="block text-13 text-ink-2">
          {t('rentMeans')}
        </span>
      </span>
      <input
        type="checkbox"
        className="peer sr-only"
        checked={isChosen}
        aria-describedby={details}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span className="grid size-6 flex-none place-items-center rounded-mark border border-line bg-surface text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
        <Icon of={Check} size={16} />
      </span>
    </label>
  );
}
