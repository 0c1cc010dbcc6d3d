import { useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../shared/http/call-failed.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StageBadge } from '../../shared/launch/stage-badge.tsx';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { profileQuery } from '../../shared/people/profile-query.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton, Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { Failed } from './failed.tsx';
import { tokensOfQuery } from './profile-queries.ts';
import { profileTexts } from './texts.ts';
import { UserCards } from './user-cards.tsx';
import { UserChain } from './user-chain.tsx';
import { UserHead } from './user-head.tsx';

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

/** What an address launched, and how that went. */
function UserTokens({ creator }: Readonly<{ creator: Address }>): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <Section title={t('tokens')}>
      <Tokens creator={creator} />
    </Section>
  );
}

function Tokens({ creator }: Readonly<{ creator: Address }>): ReactNode {
  const t = useTexts(profileTexts);
  const { data, isError, refetch } = useQuery(tokensOfQuery(creator));
  if (!data) {
    return isError ? (
      <Failed retry={() => void refetch()} />
    ) : (
      <div className="px-4">
        <Skeleton height={60} />
      </div>
    );
  }
  if (data.list.length === 0) return <p className="px-4 text-14 text-ink-2">{t('noTokens')}</p>;
  return (
    <ul>
      {data.list.map((token) => (
        <li key={token.tokenAddress} className="border-t border-line-soft first:border-t-0">
          <Link
            to={tokenPath(token.tokenAddress)}
            className="flex min-h-15 items-center gap-3 px-4 py-2 hover:bg-surface-2"
          >
            <TokenFace {...token} size={40} />
            <span className="min-w-0 flex-1">
              <span className="title block truncate">
                <bdi>{token.tokenName}</bdi>
              </span>
              <span className="block truncate text-13 text-ink-2">
                <bdi>{token.tokenSymbol}</bdi>
              </span>
            </span>
            <StageBadge stage={token.stage} />
          </Link>
        </li>
      ))}
      {data.hasMore && <li className="px-4 pt-3 text-14 text-ink-2">{t('moreTokens')}</li>}
    </ul>
  );
}
