import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PageSkeleton } from '../ui/states/skeleton.tsx';
import { addressOf } from '../wallet/connection.ts';
import { useReturning } from '../wallet/use-returning.ts';
import { useWallet } from '../wallet/wallet.ts';
import { useSignedIn } from './session.ts';
import { ConnectButton, SignInButton } from './step-buttons.tsx';

/** The words of the page: each says what is behind the gate. */
type ConnectTexts = Readonly<{ t: (text: 'connectTitle' | 'connectText') => string }>;
type SignInTexts = Readonly<{ t: (text: 'signInTitle' | 'signInText') => string }>;

type Shown = Readonly<{ children: (address: Address) => ReactNode }>;

/** Shows what belongs to a signed-in address; to everyone else, the one step they are missing. */
export function SignedInGate({ t, children }: ConnectTexts & SignInTexts & Shown): ReactNode {
  const address = addressOf(useWallet().connection);
  const signedIn = useSignedIn();
  if (signedIn) return children(signedIn);
  return address === null ? <ConnectStep t={t} /> : <SignInStep t={t} />;
}

/** Shows what belongs to a connected address and anyone may read on chain; to everyone else, the way to connect. */
export function ConnectedGate({ t, children }: ConnectTexts & Shown): ReactNode {
  const address = addressOf(useWallet().connection);
  return address === null ? <ConnectStep t={t} /> : children(address);
}

/** Who was connected before will be again in a moment: no step that is not meant for them. */
export function ConnectStep({ t }: ConnectTexts): ReactNode {
  if (useReturning()) return <PageSkeleton />;
  return (
    <div data-gate>
      <EmptyState title={t('connectTitle')} text={t('connectText')} action={<ConnectButton />} />
    </div>
  );
}

export function SignInStep({ t }: SignInTexts): ReactNode {
  return <EmptyState title={t('signInTitle')} text={t('signInText')} action={<SignInButton />} />;
}
