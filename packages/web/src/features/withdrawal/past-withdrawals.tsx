import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateTimeText } from '../../shared/format/date.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type Withdrawal, withdrawalsQuery } from '../../shared/income/payout-queries.ts';
import { StateLine } from '../../shared/income/state-line.tsx';
import { InfiniteList } from '../../shared/ui/infinite-list.tsx';
import { tailOf } from '../../shared/ui/list-tail.ts';
import { Section } from '../../shared/ui/section.tsx';
import { reasonOf } from './reason.ts';
import { withdrawalTexts } from './texts.ts';
import { WithdrawalSheet } from './withdrawal-sheet.tsx';

type PastWithdrawalsProps = Readonly<{
  address: Address;
  /** What is under way stands above already. */
  openId: string | null;
}>;

/** Everything that was asked for, the newest first. */
export function PastWithdrawals({ address, openId }: PastWithdrawalsProps): ReactNode {
  const t = useTexts(withdrawalTexts);
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
  const t = useTexts(withdrawalTexts);
  const locale = useLocale();
  const { amount, status, time } = withdrawal;
  return (
    <StateLine
      title={dateTimeText(time, locale)}
      note={status === 'failed' ? reasonOf(t, withdrawal) : null}
      amount={`\u2212${twoDecimals(BigInt(amount.amount))}`}
      symbol={amount.symbol}
      state={status}
      onShow={onShow}
    />
  );
}
