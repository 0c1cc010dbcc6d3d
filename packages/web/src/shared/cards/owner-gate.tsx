import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { ensureSession, useSignedIn } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { addressOf } from '../wallet/connection.ts';
import { useWallet } from '../wallet/wallet.ts';
import { openWalletSheet } from '../wallet/wallet-sheet-state.ts';
import { useTexts } from './use-texts.ts';

type OwnerGateProps = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows the cards of a signed-in address; to everyone else, the one step they are missing. */
export function OwnerGate({ children }: OwnerGateProps): ReactNode {
  const t = useTexts();
  const address = addressOf(useWallet().connection);
  const signedIn = useSignedIn();
  if (signedIn) return children(signedIn);
  return address === null ? (
    <EmptyState
      title={t('connectTitle')}
      text={t('connectText')}
      action={<Button onClick={() => openWalletSheet()}>{t('connect')}</Button>}
    />
  ) : (
    <EmptyState
      title={t('signInTitle')}
      text={t('signInText')}
      action={
        // Declining is a change of mind: the page stays as it is, and the sheet has said why.
        <Button onClick={() => void ensureSession().catch(() => undefined)}>{t('signIn')}</Button>
      }
    />
  );
}
