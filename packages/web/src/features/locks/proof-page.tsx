import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { paths as wire } from '@vellum/api/wire/paths';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { ExitPart } from './exit-part.tsx';
import { LockedAmount, useLockCoin } from './lock-amount.tsx';
import { LockList } from './lock-list.tsx';
import { type LockProof, lockedCoinsQuery, locksQuery, proofQuery } from './lock-queries.ts';
import { ProofHead } from './proof-head.tsx';
import { lockTexts } from './texts.ts';

/** The lock proof of the coin that the address names, or all coins that have locks. */
export function ProofPage(): ReactNode {
  const t = useTexts(lockTexts);
  const [search] = useSearchParams();
  const coin = parseAddress(search.get('coin') ?? '');
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('proofIntro')}</p>
      {coin ? <ProofOf key={coin} coin={coin} /> : <LockedCoins />}
    </>
  );
}

function ProofOf({ coin }: Readonly<{ coin: Address }>): ReactNode {
  const t = useTexts(lockTexts);
  const address = addressOf(useWallet().connection);
  const { data, isError, refetch } = useQuery(proofQuery(coin));
  const locks = useInfiniteQuery(locksQuery({ coin }));
  if (!data) {
    const retry = () => void refetch();
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />
    ) : (
      <PageSkeleton />
    );
  }
  const next = locks.data?.pages[0]?.list.find(({ state }) => state === 'running') ?? null;
  return (
    <>
      <ProofHead proof={data} />
      <OpeningsPart proof={data} />
      <ExitPart lock={next} />
      <Section title={t('locksOf')}>
        <LockList
          label={t('locksOf')}
          query={locks}
          address={address}
          other="owner"
          empty={<EmptyState title={t('unknownCoin')} text={t('noLockedCoinsText')} />}
        />
      </Section>
    </>
  );
}

/** What opens on which day, drawn as bars beside their figures. */
function OpeningsPart({ proof }: Readonly<{ proof: LockProof }>): ReactNode {
  const t = useTexts(lockTexts);
  const locale = useLocale();
  const { coin: coinAddress, symbol, decimals, opens, later } = proof;
  const coin = useLockCoin({ coinAddress, symbol, decimals });
  if (opens.length === 0) return null;
  const rows = [
    // Days are counted in UTC, and named so.
    ...opens.map(({ day, amount }) => ({ name: dateText(day, locale, 'UTC'), amount })),
    ...(later === '0' ? [] : [{ name: t('opensLater'), amount: later }]),
  ];
  const most = rows.reduce((top, { amount }) => (BigInt(amount) > top ? BigInt(amount) : top), 1n);
  return (
    <Section title={t('opensWhen')}>
      <table className="mx-4 w-[calc(100%-32px)] text-14">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('opensDay')}</th>
            <th scope="col">{t('opensAmount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amount }) => (
            <tr key={name} className="border-t border-line-soft first:border-t-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                {name}
                <Bar share={Number((BigInt(amount) * 100n) / most)} />
              </th>
              <td className="py-2 text-right align-top">
                <LockedAmount amount={amount} coin={coin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Bar({ share }: Readonly<{ share: number }>): ReactNode {
  return (
    <span aria-hidden className="mt-1 block h-1 w-full rounded-full bg-surface-2">
      <span
        className="block h-1 rounded-full bg-primary"
        style={{ width: `${Math.max(2, share)}%` }}
      />
    </span>
  );
}

type LockedCoin = ReplyOf<EndpointAt<typeof wire.locks.listCoins>>['list'][number];

/** Coins and pools that have locks; each leads to its proof. */
function LockedCoins(): ReactNode {
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
          {coin.pair && (
            <span className="block">
              <LockedAmount amount={locked} coin={coin} className="" worth="beside" />
            </span>
          )}
          <span className="block">{counts}</span>
          {when}
        </>
      }
      value={
        coin.pair ? undefined : <LockedAmount amount={locked} coin={{ ...coin, symbol: '' }} />
      }
    />
  );
}
