import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateTimeText } from '../../shared/format/date.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { type Withdrawal, withdrawalsQuery } from '../../shared/income/payout-queries.ts';
import { StateMark } from '../../shared/income/state-mark.tsx';
import { InfiniteList } from '../../shared/ui/infinite-list.tsx';
import { tailOf } from '../../shared/ui/list-tail.ts';
import { Section } from '../../shared/ui/section.tsx';
import { reasonOf } from './reason.ts';
import { useTexts } from './use-texts.ts';
import { WithdrawalSheet } from './withdrawal-sheet.tsx';

type PastWithdrawalsProps = Readonly<{
  address: Address;
  /** What is under way stands above already. */
  openId: string | null;
}>;

/** Everything that was asked for, the newest first. */
export function PastWithdrawals({ address, openId }: PastWithdrawalsProps): ReactNode {
  const t = useTexts();
  const query = useInfiniteQuery(withdrawalsQuery(address));
  const [search, setSearch] = useSearchParams();
  const [shownId, show] = useState<string | null>(search.get('id'));
  const rows =
    query.data?.pages.flatMap(({ list }) => list.filter(({ id }) => id !== openId)) ?? [];
  const close = () => {
    show(null);
    if (search.has('id')) setSearch({}, { replace: true });
  };
  if (query.data && rows.length === 0 && shownId === null) return null;
  return (
    <Section title={t('history')}>
      <InfiniteList
        label={t('history')}
        items={rows}
        keyOf={({ id }) => id}
        render={(row) => <Line withdrawal={row} onShow={() => show(row.id)} />}
        tail={tailOf(query)}
        loadMore={() => void query.fetchNextPage()}
      />
      <WithdrawalSheet address={address} id={shownId} onClose={close} />
    </Section>
  );
}

type LineProps = Readonly<{ withdrawal: Withdrawal; onShow: () => void }>;

function Line({ withdrawal, onShow }: LineProps): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { amount, status, time } = withdrawal;
  const isFailed = status === 'failed';
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-15 w-full items-start justify-between gap-3 px-4 py-3 text-left hover:bg-surface-2"
    >
      <span className="min-w-0">
        <span className="block">{dateTimeText(time, locale)}</span>
        {isFailed && <span className="block text-13 text-ink-2">{reasonOf(t, withdrawal)}</span>}
      </span>
      <span className="grid flex-none justify-items-end text-right">
        <span className="whitespace-nowrap">
          <span className={isFailed ? 'text-ink-2 line-through' : 'font-strong'}>
            {`\u2212${twoDecimals(BigInt(amount.amount))}`}
          </span>{' '}
          <span className="text-14 text-ink-2">{amount.symbol}</span>
        </span>
        <StateMark state={status} />
      </span>
    </button>
  );
}
