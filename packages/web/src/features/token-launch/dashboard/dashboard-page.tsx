import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountText } from '../../../shared/format/amount.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type Dashboard, dashboardQuery } from '../../../shared/launch/launch-queries.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { SignedInGate } from '../../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Stat, StatRow } from '../../../shared/ui/lists/stat.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import { OrdersPart } from './orders-part.tsx';
import { LocksPart, PresalesPart, TokensPart, TradesPart } from './own-parts.tsx';
import { PoolsPart } from './pools-part.tsx';
import { dashboardTexts } from './texts.ts';

const short = (sun: string) => amountText(BigInt(sun), COIN_DECIMALS).short;

/** What is in sales, what came in, and what waits to be taken back. */
function TotalsPart({ totals }: Pick<Dashboard, 'totals'>): ReactNode {
  const t = useTexts(dashboardTexts);
  return (
    <div className="grid gap-4 pt-4">
      <StatRow>
        <Stat label={t('totalPaid')} value={short(totals.paidIn)} unit="TRX" />
        <Stat label={t('totalRaised')} value={short(totals.raised)} unit="TRX" />
        <Stat label={t('totalBack')} value={short(totals.refundable)} unit="TRX" />
      </StatRow>
      {BigInt(totals.refundable) > 0n && (
        <div className="px-4">
          <Notice kind="warn">
            {t('refundText', { amount: amountText(BigInt(totals.refundable), COIN_DECIMALS).full })}
            <Link to={paths.refunds} className={`${buttonClass('secondary')} mt-3`}>
              {t('refundAll')}
            </Link>
          </Notice>
        </div>
      )}
    </div>
  );
}

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
      <PoolsPart rows={data.created} />
      <PresalesPart rows={data.presales} />
      <TradesPart rows={data.trades} />
      <LocksPart rows={data.locks} />
      <OrdersPart address={address} />
    </>
  );
}
