import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { CoinOrLp } from '../../shared/lp/coin-or-lp.tsx';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type LpRecord, lpHistoryQuery } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

/** What the address put in, took back and claimed, each with its transaction. */
export function LpHistory({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <Section title={t('history')}>
      <Records address={address} />
    </Section>
  );
}

function Records({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(stakingTexts);
  const query = useInfiniteQuery(lpHistoryQuery(address));
  const rows = query.data?.pages.flatMap(({ list }) => list);
  if (!rows || rows.length === 0) {
    return <ListState query={query} empty={t('noHistory')} />;
  }
  return (
    <InfiniteList
      label={t('history')}
      items={rows}
      keyOf={({ txid, what }) => `${txid}${what}`}
      render={(row) => <Record row={row} />}
      tail={tailOf(query)}
      loadMore={() => void query.fetchNextPage()}
    />
  );
}

const names = { stake: 'didStake', unlock: 'didTakeBack', claim: 'didClaim' } as const;

function Record({ row }: Readonly<{ row: LpRecord }>): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  const coin = useCoin(row.amount.coin);
  return (
    <div className="px-4 py-2">
      <p className="flex justify-between gap-3">
        <span>{t(names[row.what])}</span>
        <span className="text-right">
          <CoinOrLp amount={row.amount.amount} coin={coin} />
        </span>
      </p>
      <p className="text-13 text-ink-2">{dateTimeText(row.at, locale)}</p>
      <div className="[&>div]:border-t-0">
        <TransactionLine txid={row.txid} />
      </div>
    </div>
  );
}

type Query = Readonly<{
  isError: boolean;
  isPending: boolean;
  refetch: () => unknown;
}>;

/** What is in place of a list without rows: on its way, not read, or none. */
function ListState({ query, empty }: Readonly<{ query: Query; empty: string }>): ReactNode {
  const t = useTexts(stakingTexts);
  if (query.isPending) {
    return (
      <div className="grid gap-2 px-4">
        <Skeleton width="70%" />
        <Skeleton width="45%" height={16} />
      </div>
    );
  }
  if (!query.isError) return <p className="px-4 text-14 text-ink-2">{empty}</p>;
  return (
    <div className="px-4">
      <PartFailed text={t('listFailed')} retry={() => query.refetch()} />
    </div>
  );
}
