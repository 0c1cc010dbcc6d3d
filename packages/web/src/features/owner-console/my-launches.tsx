import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { dashboardQuery } from '../../shared/launch/dashboard-query.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ensureSession, useSignedIn } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ownerTexts } from './texts.ts';

/** The launches that the reader still owns. They are told to a session only; without one, the way to it. */
export function MyLaunches(): ReactNode {
  const t = useTexts(ownerTexts);
  const signedIn = useSignedIn();
  return (
    <Section title={t('launches')}>
      {signedIn === null ? <SignInFirst /> : <Owned address={signedIn} />}
    </Section>
  );
}

function SignInFirst(): ReactNode {
  const t = useTexts(ownerTexts);
  return (
    <div className="grid gap-3 px-4">
      <p className="text-14 text-ink-2">{t('signInText')}</p>
      {/* Declining is a change of mind: the page stays as it is. */}
      <Button kind="secondary" onClick={() => void ensureSession().catch(() => undefined)}>
        {t('signIn')}
      </Button>
    </div>
  );
}

function Owned({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(ownerTexts);
  const { data, isError, refetch } = useQuery(dashboardQuery(address));
  if (!data) {
    return (
      <div className="px-4">
        {isError ? (
          <PartFailed text={t('launchesFailed')} retry={() => void refetch()} />
        ) : (
          <Skeleton height={64} />
        )}
      </div>
    );
  }
  const owned = data.created.filter(({ ownsPresale, ownsTrade }) => ownsPresale || ownsTrade);
  if (owned.length === 0) return <p className="px-4 text-14 text-ink-2">{t('launchesNone')}</p>;
  return owned.map(({ tokenAddress, tokenName, tokenSymbol, powers }) => (
    <RowLink
      key={tokenAddress}
      to={`${paths.owner}?token=${tokenAddress}`}
      title={<bdi>{tokenName}</bdi>}
      detail={<bdi>{tokenSymbol}</bdi>}
      value={t('powerCount', { n: powers.length })}
    />
  ));
}
