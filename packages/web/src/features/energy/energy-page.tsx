import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { countText, moneyText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { rentEnergy } from '../../shared/paid-action/rental/rent-energy.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { stakeText } from './desk-part.tsx';
import { deskQuery, rentalsQuery } from './energy-queries.ts';
import { OpenRental, takeBack } from './open-rental.tsx';
import { PastRental } from './past-rental.tsx';
import { PriceForm, type SetPriceParams, setPrice } from './price-form.tsx';
import { RentTab } from './rent-tab.tsx';
import { isOver, RentalsTab } from './rentals-tab.tsx';
import { energyTexts } from './texts.ts';
import { type Prices, usePrices } from './use-prices.ts';

const tabNames = ['rent', 'mine', 'operator'] as const;
type TabName = (typeof tabNames)[number];

/** Energy leasing: renting, the reader's rentals, and for the operator the desk itself. */
export function EnergyPage(): ReactNode {
  const t = useTexts(energyTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const quoted = usePrices();
  const acts = useActs();
  const mine = useMineLabel(address);
  const isOperator = address !== null && quoted.rates?.operator === address;
  const [tab, setTab] = useTab(isOperator);
  const contents: Readonly<Record<TabName, ReactNode>> = {
    rent: <RentTab key={account} address={address} quoted={quoted} rent={acts.rent} />,
    mine: <RentalsTab address={address} prices={quoted.rates} back={acts.back} />,
    operator: quoted.rates && <OperatorTab prices={quoted.rates} set={acts.set} />,
  };
  const labels = { rent: t('rentTab'), mine, operator: t('operatorTab') };
  return (
    <>
      <Tabs
        label={t('views')}
        tabs={tabNames
          .filter((name) => name !== 'operator' || isOperator)
          .map((name) => ({ name, label: labels[name], content: contents[name] }))}
        value={tab}
        onChange={setTab}
      />
      {acts.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{acts.refusal}</Notice>
        </div>
      )}
      {acts.sheets}
    </>
  );
}

/** Every paid action of the page; their sheets outlive the parts they began in. */
function useActs() {
  const rent = usePaidAction(rentEnergy);
  const back = usePaidAction(takeBack);
  const set = usePaidAction(setPrice);
  const sheets = (
    <>
      {rent.sheet}
      {back.sheet}
      {set.sheet}
    </>
  );
  return { rent, back, set, sheets, refusal: rent.refusal ?? back.refusal ?? set.refusal };
}

function useTab(isOperator: boolean): readonly [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams();
  const named = tabNames.find((name) => name === search.get('tab')) ?? 'rent';
  const shown = named === 'operator' && !isOperator ? 'rent' : named;
  return [shown, (tab) => setSearch(tab === 'rent' ? {} : { tab }, { replace: true })];
}

/** `My rentals (3)`: those that are not over. */
function useMineLabel(address: Address | null): string {
  const t = useTexts(energyTexts);
  const { data } = useInfiniteQuery({
    ...rentalsQuery({ address: address ?? ('' as Address) }),
    enabled: address !== null,
  });
  const n = data?.pages.flatMap(({ list }) => list).filter((rental) => !isOver(rental)).length ?? 0;
  return address !== null && n > 0 ? t('mineCount', { n }) : t('mineTab');
}

type OperatorTabProps = Readonly<{ prices: Prices; set: UsedPaidAction<SetPriceParams> }>;

/** The console of whoever lends: stake, what is free, prices, and every rental. */
function OperatorTab({ prices, set }: OperatorTabProps): ReactNode {
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

/** A form starts over when the prices on the chain have changed. */
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
