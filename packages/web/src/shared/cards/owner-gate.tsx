import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { SignedInGate } from '../session/signed-in-gate.tsx';
import { useTexts } from './use-texts.ts';

type OwnerGateProps = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows the cards of a signed-in address, and to everyone else the way to them. */
export function OwnerGate({ children }: OwnerGateProps): ReactNode {
  return <SignedInGate t={useTexts()}>{children}</SignedInGate>;
}
