import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ConnectedGate } from '../session/signed-in-gate.tsx';
import { cardTexts } from './texts.ts';

type OwnerGateProps = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows the cards of a connected address, and to everyone else the way to them. */
export function OwnerGate({ children }: OwnerGateProps): ReactNode {
  return <ConnectedGate t={useTexts(cardTexts)}>{children}</ConnectedGate>;
}
