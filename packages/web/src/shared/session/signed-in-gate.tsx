import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect } from 'react';
import { useStore } from '../state/use-store.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { PageSkeleton } from '../ui/states/skeleton.tsx';
import { addressOf } from '../wallet/connection.ts';
import { useReturning } from '../wallet/use-returning.ts';
import { useWallet } from '../wallet/wallet.ts';
import { sessionStore, useSession, useSignedIn } from './session.ts';
import { ConnectButton, SignInButton } from './step-buttons.tsx';

/** The words of the page: each says what is behind the gate. */
type ConnectTexts = Readonly<{ t: (text: 'connectTitle' | 'connectText') => string }>;
type SignInTexts = Readonly<{ t: (text: 'signInTitle' | 'signInText') => string }>;

type Shown = Readonly<{ children: (address: Address) => ReactNode }>;

/**
 * Shows what belongs to a signed-in address; to everyone else, the one step they are missing. It stays, with what is
 * written in it, when the session ends by itself and while it is renewed.
 */
export function SignedInGate({ t, children }: ConnectTexts & SignInTexts & Shown): ReactNode {
  const address = addressOf(useWallet().connection);
  const signedIn = useSignedIn();
  const renewable = useStore(sessionStore.subscribe, sessionStore.renewable, nobody);
  if (address === null) return <ConnectStep t={t} />;
  if (signedIn === null && renewable !== address) return <SignInStep t={t} />;
  return (
    <>
      {signedIn === null && <Lapsed t={t} />}
      {children(address)}
    </>
  );
}

const nobody = () => null;

/** Over what stays without a session: the way to a new one, which asks again for what was refused meanwhile. */
function Lapsed({ t }: SignInTexts): ReactNode {
  const queries = useQueryClient();
  const { status } = useSession();
  useEffect(
    () => () => {
      const predicate = ({ state }: Readonly<{ state: { status: string } }>) =>
        state.status === 'error';
      void queries.refetchQueries({ type: 'active', predicate });
    },
    [queries],
  );
  if (status !== 'signed-out') return null;
  return (
    <div role="alert" className="grid gap-3 px-4 pt-3">
      <Notice kind="warn">{t('signInTitle')}</Notice>
      <SignInButton kind="secondary" />
    </div>
  );
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
