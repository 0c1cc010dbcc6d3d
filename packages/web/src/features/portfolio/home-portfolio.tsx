import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Certificate } from './certificate.tsx';
import { QuickActions } from './quick-actions.tsx';

/** Where Home begins for who is connected. */
export function HomePortfolio({ address }: Readonly<{ address: Address }>): ReactNode {
  return (
    <>
      <Certificate key={address} address={address} />
      <QuickActions />
    </>
  );
}
