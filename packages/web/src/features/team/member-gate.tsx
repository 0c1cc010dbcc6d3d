import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { openActivation } from '../../shared/membership/activation-sheet-state.ts';
import { useStanding } from '../../shared/membership/standing.ts';
import { ensureSession, useSignedIn } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { type MemberCard, memberCardQuery } from './team-queries.ts';
import { useTexts } from './use-texts.ts';

type MemberGateProps = Readonly<{ children: (card: MemberCard) => ReactNode }>;

/** Shows what belongs to an active, signed-in member; to everyone else, the one step they are missing. */
export function MemberGate({ children }: MemberGateProps): ReactNode {
  const standing = useStanding();
  const signedIn = useSignedIn();
  switch (standing.status) {
    case 'disconnected':
      return <Connect />;
    case 'asking':
      return <PageSkeleton />;
    case 'unknown':
      return <NotLoaded retry={standing.retry} />;
    case 'inactive':
      return <NotActive />;
    case 'active':
      return signedIn ? <Card address={signedIn}>{children}</Card> : <SignIn />;
  }
}

function Card({ address, children }: MemberGateProps & Readonly<{ address: Address }>): ReactNode {
  const { data, isError, refetch } = useQuery(memberCardQuery(address));
  if (data) return children(data);
  return isError ? <NotLoaded retry={() => void refetch()} /> : <PageSkeleton />;
}

function Connect(): ReactNode {
  const t = useTexts();
  return (
    <EmptyState
      title={t('connectTitle')}
      text={t('connectText')}
      action={<Button onClick={() => openWalletSheet()}>{t('connect')}</Button>}
    />
  );
}

function SignIn(): ReactNode {
  const t = useTexts();
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

function NotActive(): ReactNode {
  const t = useTexts();
  return (
    <EmptyState
      title={t('inactiveTitle')}
      text={t('inactiveText')}
      action={<Button onClick={() => openActivation('needed')}>{t('activate')}</Button>}
    />
  );
}

function NotLoaded({ retry }: Readonly<{ retry: () => void }>): ReactNode {
  const t = useTexts();
  return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
}
