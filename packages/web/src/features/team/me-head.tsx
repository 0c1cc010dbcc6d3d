import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type Standing, useStanding } from '../../shared/membership/standing.ts';
import { ensureSession, useSignedIn } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useReturning } from '../../shared/wallet/use-returning.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { IdentityHead, type PersonParts } from './identity-head.tsx';
import { type MemberCard, memberCardQuery } from './team-queries.ts';
import { teamTexts } from './texts.ts';
import { WalletHoldings } from './wallet-holdings.tsx';

type MeHeadProps = Readonly<{
  /** What stands here while nobody is connected. */
  nobody: ReactNode;
  parts: PersonParts;
}>;

/** The top of the page about oneself: who is connected, and what the wallet holds. */
export function MeHead({ nobody, parts }: MeHeadProps): ReactNode {
  const t = useTexts(teamTexts);
  const standing = useStanding();
  const isReturning = useReturning();
  if (standing.status === 'disconnected' && isReturning) {
    return (
      <div className="px-4 pt-3">
        <Skeleton height={132} />
      </div>
    );
  }
  if (standing.status === 'disconnected') {
    return (
      <>
        {nobody}
        <div className="px-4 pt-4">
          <Button onClick={() => openWalletSheet()}>{t('connect')}</Button>
        </div>
      </>
    );
  }
  return <Connected standing={standing} parts={parts} />;
}

type ConnectedProps = Pick<MeHeadProps, 'parts'> &
  Readonly<{ standing: Exclude<Standing, { status: 'disconnected' }> }>;

function Connected({ standing, parts }: ConnectedProps): ReactNode {
  const signedIn = useSignedIn();
  return (
    <>
      <IdentityHead standing={standing} parts={parts} />
      {signedIn ? <Holdings address={signedIn} /> : <SignIn />}
    </>
  );
}

function Holdings({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(teamTexts);
  const { data, isError } = useQuery(memberCardQuery(address));
  if (data) return <WalletHoldings card={data} />;
  return (
    <div className="px-4 pt-8">
      {isError ? (
        <p className="text-14 text-ink-2">{t('failedText')}</p>
      ) : (
        <Skeleton height={180} />
      )}
    </div>
  );
}

function SignIn(): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <div className="flex items-center justify-between gap-3 px-4 pt-4">
      <p className="text-14 text-ink-2">{t('holdsSignIn')}</p>
      <div className="flex-none">
        <Button
          kind="secondary"
          size="small"
          // Declining is a change of mind, and the sheet has said why.
          onClick={() => void ensureSession().catch(() => undefined)}
        >
          {t('signIn')}
        </Button>
      </div>
    </div>
  );
}

/** The card of whoever is signed in, for entries that name a figure of it. */
export function useMyCard(): MemberCard | undefined {
  const signedIn = useSignedIn();
  return useQuery({
    ...memberCardQuery(signedIn ?? ('' as Address)),
    enabled: signedIn !== null,
  }).data;
}
