import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { openActivation } from '../../shared/membership/activation-sheet-state.ts';
import { useStanding } from '../../shared/membership/standing.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { ConnectStep, SignInStep } from '../../shared/session/signed-in-gate.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { type MemberCard, memberCardQuery } from './team-queries.ts';
import { teamTexts } from './texts.ts';

type MemberGateProps = Readonly<{ children: (card: MemberCard) => ReactNode }>;

/** Shows what belongs to an active, signed-in member; to everyone else, the one step they are missing. */
export function MemberGate({ children }: MemberGateProps): ReactNode {
  const t = useTexts(teamTexts);
  const standing = useStanding();
  const signedIn = useSignedIn();
  switch (standing.status) {
    case 'disconnected':
      return <ConnectStep t={t} />;
    case 'asking':
      return <PageSkeleton />;
    case 'unknown':
      return <NotLoaded retry={standing.retry} />;
    case 'inactive':
      return <NotActive />;
    case 'active':
      return signedIn ? <Card address={signedIn}>{children}</Card> : <SignInStep t={t} />;
  }
}

function Card({ address, children }: MemberGateProps & Readonly<{ address: Address }>): ReactNode {
  const { data, isError, refetch } = useQuery(memberCardQuery(address));
  if (data) return children(data);
  return isError ? <NotLoaded retry={() => void refetch()} /> : <PageSkeleton />;
}

function NotActive(): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <EmptyState
      title={t('inactiveTitle')}
      text={t('inactiveText')}
      action={<Button onClick={() => openActivation('needed')}>{t('activate')}</Button>}
    />
  );
}

function NotLoaded({ retry }: Readonly<{ retry: () => void }>): ReactNode {
  const t = useTexts(teamTexts);
  return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
}
