import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { countText, moneyText } from '../../shared/paid-action/cost-text.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { trx } from '../../shared/paid-action/trx.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { InfiniteList } from '../../shared/ui/infinite-list.tsx';
import { tailOf } from '../../shared/ui/list-tail.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { stakeText } from './desk-part.tsx';
import { deskQuery, rentalsQuery } from './energy-queries.ts';
import { isOver } from './is-over.ts';
import { OpenRental } from './open-rental.tsx';
import { PastRental } from './past-rental.tsx';
import { PriceForm } from './price-form.tsx';
import type { SetPriceParams } from './set-price.ts';
import { energyTexts } from './texts.ts';
import type { Prices } from './use-prices.ts';

type OperatorTabProps = Readonly<{ prices: Prices; set: UsedPaidAction<SetPriceParams> }>;

/** The console of whoever lends: stake, what is free, prices, and every rental. */
export function OperatorTab({ prices, set }: OperatorTabProps): ReactNode {
  const t = useTexts(energyTexts);
  return (
    <>
      <Section title={t('desk')}>
        <Figures prices={prices} />
        <p className="px-4 pt-2 text-14 text-ink-2">{t('stakeMore')}</p>
      </Section>
      <Section title={t('prices')}>
        <PriceForm key={formKey(prices)} prices={prices} set={set} />
      </Section>
      <AllRentals />
    </>
  );
}

/** A form begins anew when the prices on the chain have changed. */
const formKey = ({ rates, isOpen }: Prices) => `${rates.basePrice}/${rates.hourPrice}/${isOpen}`;

function Figures({ prices }: Readonly<{ prices: Prices }>): ReactNode {
  const t = useTexts(energyTexts);
  const { data: desk, isError, refetch } = useQuery(deskQuery);
  if (!desk) {
    return (
      <div className="px-4">
        {isError ? (
          <PartFailed text={t('deskFailed')} retry={() => void refetch()} />
        ) : (
          <Skeleton height={200} />
        )}
      </div>
    );
  }
  const sum = (sun: string) => moneyText(trx(BigInt(sun)));
  return (
    <dl className="px-4">
      <Figure name={t('staked')}>{stakeText(prices.staked)}</Figure>
      <Figure name={t('stakedLent')}>{stakeText(BigInt(desk.lentStake))}</Figure>
      <Figure name={t('freeNow')}>{t('ofEnergy', { energy: countText(prices.free) })}</Figure>
      <Figure name={t('openRentals')}>{countText(desk.open)}</Figure>
      <Figure name={t('heldNow')}>{sum(desk.held)}</Figure>
      <Figure name={t('earned')}>{sum(desk.earned)}</Figure>
    </dl>
  );
}

function AllRentals(): ReactNode {
  const t = useTexts(energyTexts);
  const query = useInfiniteQuery(rentalsQuery({}));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={t('allRentals')}>
      <InfiniteList
        label={t('allRentals')}
        items={rows}
        keyOf={({ rentalId }) => rentalId}
        render={(rental) =>
          isOver(rental) ? (
            <PastRental rental={rental} address={null} />
          ) : (
            <ul>
              <OpenRental rental={rental} address={null} back={null} />
            </ul>
          )
        }
        tail={tailOf(query)}
        loadMore={() => void query.fetchNextPage()}
      />
    </Section>
  );
}
