import { useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../shared/http/is-not-found.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { AddressFull } from '../../shared/ui/address-full.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { profileQuery } from './profile-queries.ts';
import { profileTexts } from './texts.ts';
import { UserCards } from './user-cards.tsx';
import { UserChain } from './user-chain.tsx';
import { UserHead } from './user-head.tsx';
import { UserTokens } from './user-tokens.tsx';

/** Who an address is: what they say of themselves, and what the chain says of them. */
export function UserPage(): ReactNode {
  const t = useTexts(profileTexts);
  const address = parseAddress(useParams()['address'] ?? '');
  if (address) return <OneUser key={address} address={address} />;
  return <EmptyState title={t('badTitle')} text={t('badText')} action={<ToUsers />} />;
}

function OneUser({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(profileTexts);
  const { data: profile, error, refetch } = useQuery(profileQuery(address));
  if (profile) {
    return (
      <>
        <UserHead profile={profile} />
        <UserChain profile={profile} />
        <UserCards owner={address} count={profile.cards} />
        <UserTokens creator={address} />
      </>
    );
  }
  if (isNotFound(error)) return <Unknown address={address} />;
  return error ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <PageSkeleton />
  );
}

function Unknown({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <>
      <EmptyState title={t('unknownTitle')} text={t('unknownText')} action={<ToUsers />} />
      <div className="px-8">
        <AddressFull address={address} />
      </div>
    </>
  );
}

function ToUsers(): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <Link to={paths.users} className={buttonClass()}>
      {t('toUsers')}
    </Link>
  );
}
