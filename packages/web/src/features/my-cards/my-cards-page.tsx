import { useQuery } from '@tanstack/react-query';
import { cardStates } from '@vellum/api/display-states';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CardState } from '../../shared/cards/card-state-badge.tsx';
import { myTotalsQuery } from '../../shared/cards/my-card-queries.ts';
import { OwnerGate } from '../../shared/cards/owner-gate.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { CardTotals } from './card-totals.tsx';
import { OwnedTab } from './owned-tab.tsx';
import { PledgedTab } from './pledged-tab.tsx';
import { StateList } from './state-list.tsx';
import { myCardTexts } from './texts.ts';
import { WaitingPart } from './waiting-part.tsx';

/** My cards by state, and the money that waits for me. */
export function MyCardsPage(): ReactNode {
  return <OwnerGate>{(address) => <Mine key={address} address={address} />}</OwnerGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(myCardTexts);
  const { data, isError, refetch } = useQuery(myTotalsQuery(address));
  if (!data) {
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  return (
    <>
      <CardTotals total={data.total} byLevel={data.byLevel} />
      <WaitingPart address={address} />
      {data.total === 0 ? <NoCards /> : <ByState address={address} counts={data.byState} />}
    </>
  );
}

type ByStateProps = Readonly<{ address: Address; counts: Readonly<Record<CardState, number>> }>;

function ByState({ address, counts }: ByStateProps): ReactNode {
  const t = useTexts(myCardTexts);
  // Chosen once: cards change their state while one looks at them, and the tab must stay.
  const [chosen, choose] = useState<CardState>(
    () => cardStates.find((state) => counts[state] > 0) ?? 'owned',
  );
  const contents: Readonly<Record<CardState, ReactNode>> = {
    owned: <OwnedTab address={address} />,
    onSale: <StateList address={address} state="onSale" />,
    pledged: <PledgedTab address={address} />,
    frozen: <StateList address={address} state="frozen" />,
  };
  return (
    <div className="mt-6">
      <Tabs
        label={t('states')}
        value={chosen}
        onChange={choose}
        tabs={cardStates.map((name) => ({
          name,
          label: t(`${name}Tab`, { n: counts[name] }),
          content: contents[name],
        }))}
      />
    </div>
  );
}

function NoCards(): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <Link to={paths.market} className={buttonClass()}>
          {t('toMarket')}
        </Link>
      }
    />
  );
}
