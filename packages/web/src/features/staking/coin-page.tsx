import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { closeTerm } from '../../shared/earn/close-term.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { closeEarly } from './close-early.ts';
import { CoinForm } from './coin-form.tsx';
import { MyTerms } from './my-terms.tsx';
import { stakeCoin } from './stake-coin.ts';
import { coinPoolsQuery } from './staking-queries.ts';
import { useTexts } from './use-texts.ts';

/** A coin staked for days, and the stakes there are. The sheets outlive the parts that open them. */
export function CoinPage(): ReactNode {
  const t = useTexts();
  const address = addressOf(useWallet().connection);
  const [search, setSearch] = useSearchParams();
  const { data, isPending, refetch } = useQuery(coinPoolsQuery);
  const stake = usePaidAction(stakeCoin);
  const close = usePaidAction(closeTerm);
  const early = usePaidAction(closeEarly);
  const view = search.get('view') === 'mine' ? 'mine' : 'stake';
  const [pool] = data?.list ?? [];
  if (!pool) {
    return isPending ? (
      <PageSkeleton />
    ) : (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  const days = Number(search.get('days'));
  const show = (next: 'stake' | 'mine') =>
    setSearch(next === 'mine' ? { view: next } : {}, { replace: true });
  return (
    <>
      <Tabs
        label={t('views')}
        value={view}
        onChange={show}
        tabs={[
          {
            name: 'stake',
            label: t('stake'),
            content: (
              <CoinForm key={address} address={address} pool={pool} asked={days} stake={stake} />
            ),
          },
          {
            name: 'mine',
            label: t('myStakes'),
            content: <MyTerms pool={pool} close={close} early={early} />,
          },
        ]}
      />
      {stake.sheet}
      {close.sheet}
      {early.sheet}
    </>
  );
}
