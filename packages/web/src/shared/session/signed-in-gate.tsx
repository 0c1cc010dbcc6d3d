import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PageSkeleton } from '../ui/states/skeleton.tsx';
import { addressOf } from '../wallet/connection.ts';
import { useReturning } from '../wallet/use-returning.ts';
import { useWallet } from '../wallet/wallet.ts';
import { openWalletSheet } from '../wallet/wallet-sheet-state.ts';
import { ensureSession, useSignedIn } from './session.ts';

type GateText =
  | 'connectTitle'
  | 'connectText'
  | 'connect'
  | 'signInTitle'
  | 'signInText'
  | 'signIn';

/** The words of the page: each says what is behind the gate. */
type GateTexts = Readonly<{ t: (text: GateText) => string }>;

type SignedInGateProps = GateTexts & Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows what belongs to a signed-in address; to everyone else, the one step they are missing. */
export function SignedInGate({ t, children }: SignedInGateProps): ReactNode {
  const address = addressOf(useWallet().connection);
  const signedIn = useSignedIn();
  if (signedIn) return children(signedIn);
  return address === null ? <ConnectStep t={t} /> : <SignInStep t={t} />;
}

/** Shows what belongs to a connected address and anyone may read on chain; to everyone else, the way to connect. */
export function ConnectedGate({ t, children }: SignedInGateProps): ReactNode {
  const address = addressOf(useWallet().connection);
  return address === null ? <ConnectStep t={t} /> : children(address);
}

/** Who was connected before will be again in a moment: no step that is not meant for them. */
export function ConnectStep({ t }: GateTexts): ReactNode {
  if (useReturning()) return <PageSkeleton />;
  return (
    <div data-gate>
      <EmptyState
        title={t('connectTitle')}
        text={t('connectText')}
        action={<Button onClick={() => openWalletSheet()}>{t('connect')}</Button>}
      />
    </div>
  );
}

export function SignInStep({ t }: GateTexts): ReactNode {
  return (
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
