import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SignedInGate } from '../session/signed-in-gate.tsx';
import { incomeWordTexts } from './texts.ts';

type IncomeGateProps = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows the income of a signed-in address, and to everyone else the way to it. */
export function IncomeGate({ children }: IncomeGateProps): ReactNode {
  return <SignedInGate t={useTexts(incomeWordTexts)}>{children}</SignedInGate>;
}
