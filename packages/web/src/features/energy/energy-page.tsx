import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { rentEnergy } from '../../shared/energy/rent-energy.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { rentalsQuery } from './energy-queries.ts';
import { isOver } from './is-over.ts';
import { OperatorTab } from './operator-tab.tsx';
import { RentTab } from './rent-tab.tsx';
import { RentalsTab } from './rentals-tab.tsx';
import { setPrice } from './set-price.ts';
import { takeBack } from './take-back.ts';
import { energyTexts } from './texts.ts';
import { usePrices } from './use-prices.ts';

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
