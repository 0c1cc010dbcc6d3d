import { useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/call-shape';
import type { paths as wire } from '@vellum/api/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { InfiniteList } from '../../shared/ui/infinite-list.tsx';
import { tailOf } from '../../shared/ui/list-tail.ts';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { useLockCoin } from './lock-amount.tsx';
import { lockedCoinsQuery } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

type LockedCoin = ReplyOf<EndpointAt<typeof wire.locks.listCoins>>['list'][number];

/** Coins and pools that have locks; each leads to its proof. */
export function LockedCoins(): ReactNode {
  const t = useTexts(lockTexts);
  const query = useInfiniteQuery(lockedCoinsQuery);
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isError && rows.length === 0) {
    const retry = () => void query.refetch();
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
  }
  if (query.isSuccess && rows.length === 0) {
    return (
      <EmptyState
        title={t('noLockedCoins')}
        text={t('noLockedCoinsText')}
        action={
          <Link to={paths.lockNew} className={buttonClass()}>
            {t('newLock')}
          </Link>
        }
      />
    );
  }
  return (
    <Section title={t('lockedCoins')}>
      <InfiniteList
        label={t('lockedCoins')}
        items={rows}
        keyOf={({ coin }) => coin}
        render={(row) => <CoinRow row={row} />}
        tail={tailOf(query)}
        loadMore={() => void query.fetchNextPage()}
      />
    </Section>
  );
}

function CoinRow({ row }: Readonly<{ row: LockedCoin }>): ReactNode {
  const t = useTexts(lockTexts);
  const locale = useLocale();
  const { coin: coinAddress, symbol, decimals, locks, lockers, locked, earliest } = row;
  const coin = useLockCoin({ coinAddress, symbol, decimals });
  const counts = locks === 0 ? t('nothingRuns') : t('lockers', { locks, lockers });
  const when = earliest === null ? '' : t('opens', { time: dateText(earliest, locale) });
  return (
    <RowLink
      to={`${paths.lockProof}?coin=${coinAddress}`}
      title={coin.symbol}
      detail={
        <>
          <span className="block">{counts}</span>
          {when}
        </>
      }
      value={<CoinAmount amount={locked} coin={{ ...coin, symbol: '' }} />}
    />
  );
}
