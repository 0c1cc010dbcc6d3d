import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { ensureSession, useSignedIn } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { useTexts } from './use-texts.ts';

type BoxGateProps = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows what belongs to a signed-in address; to everyone else, the one step they are missing. */
export function BoxGate({ children }: BoxGateProps): ReactNode {
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
