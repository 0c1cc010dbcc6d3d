import { useQuery } from '@tanstack/react-query';
import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { OrderState } from '@vellum/api/order-kinds/order-states';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { trxCoin } from '../../../shared/coins/coin.ts';
import { CoinAmount } from '../../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../../shared/format/date.ts';
import { call } from '../../../shared/http/call.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { tokenPath } from '../../../shared/launch/token-path.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Dot } from '../../../shared/ui/dot.tsx';
import { Row, RowLink } from '../../../shared/ui/lists/row.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { type DashboardText, dashboardTexts } from './texts.ts';

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
export function OrdersPart({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(dashboardTexts);
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
      {data?.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </Section>
  );
}

/** What was ordered, of which token, what was paid, and where it stands. */
function OrderRow({ order }: Readonly<{ order: OrderReply }>): ReactNode {
  const t = useTexts(dashboardTexts);
  const locale = useLocale();
  const token = useOrderedToken(order);
  const paid = BigInt(order.callValueSun ?? 0);
  const row = {
    title: t(kindWord(order.kind)),
    detail: (
      <>
        {token && (
          <>
            <bdi>{token.tokenName}</bdi>
            <Dot />
          </>
        )}
        {dateTimeText(order.createdAt, locale)}
      </>
    ),
    value: (
      <>
        {paid > 0n && <CoinAmount amount={paid} coin={trxCoin} />}
        <span className="block text-14 text-ink-2">{t(stateWord(order.state))}</span>
      </>
    ),
  };
  return token ? <RowLink to={tokenPath(token.tokenAddress)} {...row} /> : <Row {...row} />;
}

/** The launch whose contract an order calls, or that it made. */
function useOrderedToken({ contract, result }: OrderReply) {
  const place = result?.['tokenAddress'] ?? contract;
  const { data } = useQuery({
    queryKey: ['token-launch', 'by-contract', place],
    enabled: place !== undefined,
    queryFn: async ({ signal }) => {
      const asked = { keyword: place as string, pageSize: 1 };
      const { list } = await call(wire.tokenLaunch.list, asked, { signal });
      return list[0] ?? null;
    },
  });
  return data;
}
