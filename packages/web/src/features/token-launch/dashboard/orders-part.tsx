import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/format/date.ts';
import { call } from '../../../shared/http/call.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { PartFailed } from '../../../shared/ui/part-failed.tsx';
import { Row } from '../../../shared/ui/row.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { isOfLaunches, kindWord, stateWord } from './order-words.ts';
import { dashboardTexts } from './texts.ts';

const SHOWN = 5;

/** The newest orders about launches. */
export function OrdersPart({ address }: Readonly<{ address: Address }>): ReactNode {
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
