import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { ExitPart } from './exit-part.tsx';
import { LockList } from './lock-list.tsx';
import { locksQuery, proofQuery } from './lock-queries.ts';
import { LockedCoins } from './locked-coins.tsx';
import { OpeningsPart } from './openings-part.tsx';
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
