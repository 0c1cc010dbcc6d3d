import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StageBadge } from '../../shared/launch/stage-badge.tsx';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Failed } from './failed.tsx';
import { tokensOfQuery } from './profile-queries.ts';
import { profileTexts } from './texts.ts';

/** What an address launched, and how that went. */
export function UserTokens({ creator }: Readonly<{ creator: Address }>): ReactNode {
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
