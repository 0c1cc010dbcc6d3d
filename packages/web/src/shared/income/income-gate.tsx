import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { SignedInGate } from '../session/signed-in-gate.tsx';
import { useTexts } from './use-texts.ts';

type IncomeGateProps = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows the income of a signed-in address, and to everyone else the way to it. */
export function IncomeGate({ children }: IncomeGateProps): ReactNode {
  return <SignedInGate t={useTexts()}>{children}</SignedInGate>;
}
