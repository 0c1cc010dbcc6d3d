import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { useSignedIn } from '../../shared/session/session.ts';
import { InfiniteList } from '../../shared/ui/infinite-list.tsx';
import { tailOf } from '../../shared/ui/list-tail.ts';
import { Section } from '../../shared/ui/section.tsx';
import { ListState } from './list-state.tsx';
import { SignInLine } from './sign-in-line.tsx';
import { type LpRecord, lpHistoryQuery } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

/** What the address put in, took back and claimed, each with its transaction. */
export function LpHistory({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(stakingTexts);
  const isSignedIn = useSignedIn() === address;
  return (
    <Section title={t('history')}>
      {isSignedIn ? <Records address={address} /> : <SignInLine />}
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
        <CoinAmount amount={row.amount.amount} coin={coin} />
      </p>
      <p className="text-13 text-ink-2">{dateTimeText(row.at, locale)}</p>
      <div className="[&>div]:border-t-0">
        <TransactionLine txid={row.txid} />
      </div>
    </div>
  );
}
