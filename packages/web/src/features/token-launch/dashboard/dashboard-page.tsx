import { useQuery } from '@tanstack/react-query';
import type { OrderKind } from '@vellum/api/orders/order-kinds';
import type { OrderState } from '@vellum/api/orders/order-states';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountText } from '../../../shared/format/amount.ts';
import { dateTimeText } from '../../../shared/format/date.ts';
import { call } from '../../../shared/http/call.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type Dashboard, dashboardQuery } from '../../../shared/launch/launch-queries.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { SignedInGate } from '../../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Row } from '../../../shared/ui/lists/row.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../../shared/ui/lists/stat.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import { LocksPart, PresalesPart, TokensPart, TradesPart } from './own-parts.tsx';
import { PoolsPart } from './pools-part.tsx';
import { type DashboardText, dashboardTexts } from './texts.ts';

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

/** Orders that are about launches, and what they are called here. */
const kinds: Readonly<Partial<Record<OrderKind, DashboardText>>> = {
  'token-launch.create': 'kind_create',
  'presale.buy': 'kind_presaleBuy',
  'presale.refund': 'kind_presaleRefund',
  'presale.claim': 'kind_presaleClaim',
  'presale.end': 'kind_presaleEnd',
  'presale.configure': 'kind_presaleConfigure',
  'trade.buy': 'kind_tradeBuy',
  'trade.unlock': 'kind_tradeUnlock',
  'trade.refund': 'kind_presaleRefund',
  'trade.administer': 'kind_tradeAdminister',
};

const isOfLaunches = (kind: OrderKind): boolean => kind in kinds;

const kindWord = (kind: OrderKind): DashboardText => kinds[kind] ?? 'kind_other';

const states: Readonly<Record<OrderState, DashboardText>> = {
  created: 'state_open',
  submitted: 'state_open',
  included: 'state_done',
  settled: 'state_done',
  failing: 'state_failed',
  failed: 'state_failed',
  mismatched: 'state_failed',
  cancelled: 'state_closed',
  expired: 'state_closed',
  dropped: 'state_closed',
};

const stateWord = (state: OrderState): DashboardText => states[state];

const SHOWN = 5;

/** The newest orders about launches. */
function OrdersPart({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(dashboardTexts);
  const locale = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ['orders', 'launches', address],
    queryFn: async ({ signal }) => {
      const { list } = await call(wire.orders.list, { pageSize: 50 }, { signal });
      return list.filter(({ kind }) => isOfLaunches(kind)).slice(0, SHOWN);
    },
  });
  return (
    <Section
      title={t('orders')}
      aside={
        <Link to={paths.activity} className="flex min-h-11 items-center text-primary">
          {t('allOrders')}
        </Link>
      }
    >
      {isError && !data && (
        <div className="px-4">
          <PartFailed text={t('ordersFailed')} retry={() => void refetch()} />
        </div>
      )}
      {data?.length === 0 && <p className="px-4 text-14 text-ink-2">{t('ordersNone')}</p>}
      {data?.map(({ orderId, kind, state, createdAt }) => (
        <Row
          key={orderId}
          title={t(kindWord(kind))}
          detail={dateTimeText(createdAt, locale)}
          value={<span className="text-14 text-ink-2">{t(stateWord(state))}</span>}
        />
      ))}
    </Section>
  );
}
