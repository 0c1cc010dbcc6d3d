import { type ReactNode, Suspense } from 'react';
import { FrontPage } from '../../features/front-page/front-page.tsx';
import { TokenList } from '../../features/token-launch/token-list/token-list.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useReturning } from '../../shared/wallet/use-returning.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { HomeOwnSkeleton } from './home-own-skeleton.tsx';
import { LazyHomeOwn } from './lazy-home-own.ts';

/** A page that does not come now is fetched again when it is opened. */
const fetchTokenPage = () =>
  void import('../../features/token-launch/token-page/token-page.tsx').catch(() => {});

/** The first page with one's own at its head and the tokens in it. */
export function HomePage(): ReactNode {
  return <FrontPage own={useOwn()} tokens={<TokenList onPoint={fetchTokenPage} />} />;
}

function useOwn(): ReactNode {
  const address = addressOf(useWallet().connection);
  const isReturning = useReturning();
  if (address === null) return isReturning ? <HomeOwnSkeleton /> : null;
  return (
    <Suspense fallback={<HomeOwnSkeleton />}>
      <LazyHomeOwn address={address} />
    </Suspense>
  );
}
