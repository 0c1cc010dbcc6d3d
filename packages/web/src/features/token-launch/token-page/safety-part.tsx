import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ScoreLimit, scoreLimit, shownScore } from '@vellum/api/token-launch/safety-score';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { NodeSource } from '../../../shared/chain/node-source.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { SafetyLines } from '../../../shared/launch/safety-lines.tsx';
import { useSafety } from '../../../shared/launch/use-safety.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { SafetyBars } from './safety-bars.tsx';
import { tokenPageTexts } from './texts.ts';
import { holdersQuery, launchLocksQuery } from './token-queries.ts';

/** The score, computed again by this browser from what a node says, with its whole formula. */
export function SafetyPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { safety, isError, retry } = useTokenSafety(token);
  const limit = scoreLimit(token.stage, token.looksLike !== null);
  return (
    <Section title={t('safetyTitle')} aside={t('outOf100', { score: token.score })}>
      <div className="px-4">
        <p className="text-14 text-ink-2">{t('safetyText')}</p>
        {safety === undefined && (
          <div className="pt-3">
            {isError ? (
              <PartFailed text={t('safetyFailed')} retry={retry} />
            ) : (
              <Skeleton height={44} />
            )}
          </div>
        )}
        {safety === null && (
          <div className="pt-3">
            <Notice kind="bad">{t('foreign')}</Notice>
          </div>
        )}
        {safety && (
          <>
            {!safety.isCovered && (
              <div className="pt-3">
                <Notice kind="bad">{t('safetyUncovered')}</Notice>
              </div>
            )}
            <SafetyBars score={safety} />
            <div role="status" className="pt-3">
              <Verdict told={token.score} found={shownScore(safety.score, limit)} limit={limit} />
            </div>
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-14 text-primary">
                {t('formula')}
                <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
              </summary>
              <SafetyLines score={safety} limit={limit} />
              <p className="pt-1 pb-3 text-13 text-ink-2">{t('safetyWallets')}</p>
            </details>
          </>
        )}
      </div>
    </Section>
  );
}

type VerdictProps = Readonly<{ told: number; found: number; limit: ScoreLimit | null }>;

function Verdict({ told, found, limit }: VerdictProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const isSame = told === found;
  return (
    // A limited score is right and still no good news.
    <Notice kind={isSame ? (limit ? 'info' : 'good') : 'warn'}>
      {t(isSame ? 'safetySame' : 'safetyDiffers', { told, found })}
      <NodeSource />
    </Notice>
  );
}

function concentrationOf({ concentration: { shares, lp, topTenTokens } }: TokenDetail) {
  const read = ({ largest, topTen, total }: typeof shares) => ({
    ...{ largest: BigInt(largest), topTen: BigInt(topTen), total: BigInt(total) },
  });
  return { shares: read(shares), lp: read(lp), topTenTokens: BigInt(topTenTokens) };
}

/** The server only names who may be large and where locks are; what they hold and say is asked of a node. */
function useTokenSafety(token: TokenDetail) {
  const holders = useInfiniteQuery(holdersQuery(token.tokenAddress));
  const locks = useQuery(launchLocksQuery(token));
  const first = holders.data?.pages[0];
  const isReady = first !== undefined && locks.data !== undefined;
  const found = useSafety(
    isReady
      ? {
          token: token.tokenAddress,
          holders: first.list.map(({ address }) => address),
          launchBlock: token.launchBlock,
          locks: locks.data,
          concentration: concentrationOf(token),
          lpClaimed: BigInt(token.liquidity?.lpUsersClaimed ?? 0),
          refunded: BigInt(token.refunded),
        }
      : null,
  );
  const retry = () => {
    for (const query of [holders, locks, found]) if (query.isError) void query.refetch();
  };
  return {
    safety: found.data,
    isError: found.isError || holders.isError || locks.isError,
    retry,
  };
}
