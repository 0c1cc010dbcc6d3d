import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { HomePortfolio } from '../../features/portfolio/home-portfolio.tsx';
import { WaitingPreview } from '../../features/waiting/waiting-preview.tsx';
import { useOrderName } from './use-order-name.ts';

/** What the connected address has, and the first of what waits for it. */
export function HomeOwn({ address }: Readonly<{ address: Address }>): ReactNode {
  const orderName = useOrderName();
  return (
    <>
      <HomePortfolio address={address} />
      <div className="-mt-2 pb-2">
        <WaitingPreview key={address} orderName={orderName} />
      </div>
    </>
  );
}
