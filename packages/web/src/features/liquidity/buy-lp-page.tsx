import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { buyLp } from './buy-lp.ts';
import { type ListedPool, poolsQuery } from './liquidity-queries.ts';
import { PoolPart } from './pool-part.tsx';
import { PurchasesPart } from './purchases-part.tsx';
import { liquidityTexts } from './texts.ts';
import { ZapForm } from './zap-form.tsx';

/** LP for TRX or a coin alone, and what became of what was bought. */
export function BuyLpPage(): ReactNode {
  const t = useTexts(liquidityTexts);
  const { data, isError, refetch } = useQuery(poolsQuery);
  const config = useProjectConfig();
  if (!data || !config) {
    const retry = () => void refetch();
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />
    ) : (
      <PageSkeleton />
    );
  }
  const pools = ownFirst(data, config.contracts['vlmWtrx']);
  const [first] = pools;
  return first ? (
    <Desk pools={pools} first={first} />
  ) : (
    <EmptyState title={t('noPools')} text={t('noPoolsText')} />
  );
}

/** The pool whose LP can be staked stands before the others. */
function ownFirst(pools: readonly ListedPool[], own: Address | undefined): readonly ListedPool[] {
  return [...pools].sort((a, b) => Number(b.pair === own) - Number(a.pair === own));
}

type DeskProps = Readonly<{ pools: readonly ListedPool[]; first: ListedPool }>;

/** Its sheet stands outside of the form, which changes with the pool. */
function Desk({ pools, first }: DeskProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const [chosen, choose] = useState(first.pair);
  const action = usePaidAction(buyLp);
  const bought = useLastDone(action.state);
  const pool = pools.find(({ pair }) => pair === chosen) ?? first;
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('intro')}</p>
      <PoolPart pools={pools} pool={pool} onChoose={choose} />
      <ZapForm
        key={`${pool.pair}/${account}/${bought}`}
        address={address}
        pool={pool}
        action={action}
      />
      <PurchasesPart address={address} />
      {action.sheet}
    </>
  );
}
