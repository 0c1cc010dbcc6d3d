import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { dashboardQuery } from '../../../shared/launch/dashboard-query.ts';
import { SignedInGate } from '../../../shared/session/signed-in-gate.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../../shared/ui/skeleton.tsx';
import { OrdersPart } from './orders-part.tsx';
import { LocksPart, PresalesPart, TokensPart, TradesPart } from './own-parts.tsx';
import { dashboardTexts } from './texts.ts';
import { TotalsPart } from './totals-part.tsx';

/** All that an address made and holds in launches, on one page. */
export function DashboardPage(): ReactNode {
  const t = useTexts(dashboardTexts);
  return <SignedInGate t={t}>{(address) => <Overview address={address} />}</SignedInGate>;
}

function Overview({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(dashboardTexts);
  const { data, isPending, refetch } = useQuery(dashboardQuery(address));
  if (!data) {
    return isPending ? (
      <PageSkeleton />
    ) : (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  return (
    <>
      <TotalsPart totals={data.totals} />
      <TokensPart rows={data.created} />
      <PresalesPart rows={data.presales} />
      <TradesPart rows={data.trades} />
      <LocksPart rows={data.locks} />
      <OrdersPart address={address} />
    </>
  );
}
