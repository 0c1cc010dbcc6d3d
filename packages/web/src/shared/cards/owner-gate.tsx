import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SignedInGate } from '../session/signed-in-gate.tsx';
import { cardTexts } from './texts.ts';

type OwnerGateProps = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows the cards of a signed-in address, and to everyone else the way to them. */
export function OwnerGate({ children }: OwnerGateProps): ReactNode {
  return <SignedInGate t={useTexts(cardTexts)}>{children}</SignedInGate>;
}
