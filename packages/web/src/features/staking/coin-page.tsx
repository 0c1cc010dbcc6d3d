import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { closeTerm } from '../../shared/earn/close-term.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { CoinForm } from './coin-form.tsx';
import { closeEarly, MyTerms } from './my-terms.tsx';
import { stakeCoin } from './stake-coin.ts';
import { type CoinPool, coinPoolsQuery } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

/** A coin staked for days, and the stakes there are. */
export function CoinPage(): ReactNode {
  const t = useTexts(stakingTexts);
  const { data, isPending, refetch } = useQuery(coinPoolsQuery);
  const [pool] = data?.list ?? [];
  if (data && pool) return <CoinDesk pool={pool} block={data.asOf.head} />;
  return isPending ? (
    <PageSkeleton />
  ) : (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  );
}

/** The sheets outlive the parts that open them. */
function CoinDesk({ pool, block }: Readonly<{ pool: CoinPool; block: number }>): ReactNode {
  const t = useTexts(stakingTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const [search, setSearch] = useSearchParams();
  const stake = usePaidAction(stakeCoin);
  const staked = useLastDone(stake.state);
  const close = usePaidAction(closeTerm);
  const early = usePaidAction(closeEarly);
  const form = (
    <CoinForm
      key={`${account}/${staked}`}
      address={address}
      pool={pool}
      block={block}
      asked={Number(search.get('days'))}
      stake={stake}
    />
  );
  const mine = <MyTerms pool={pool} close={close} early={early} />;
  return (
    <>
      <Tabs
        label={t('views')}
        value={search.get('view') === 'mine' ? 'mine' : 'stake'}
        onChange={(view) => setSearch(view === 'mine' ? { view } : {}, { replace: true })}
        tabs={[
          { name: 'stake', label: t('stake'), content: form },
          { name: 'mine', label: t('myStakes'), content: mine },
        ]}
      />
      {stake.sheet}
      {close.sheet}
      {early.sheet}
    </>
  );
}
