import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { HistoryPart } from './history-part.tsx';
import { PoolList, SaleList } from './pool-list.tsx';
import { inOrder, isSale } from './pool-name.ts';
import { RootPart } from './root-part.tsx';
import { SharePart } from './share-part.tsx';
import { SolvencyHead } from './solvency-head.tsx';
import { overviewQuery } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';
import { useVerdict } from './use-verdict.ts';

/** What all contracts hold against what they owe, and the proof that one's own share is counted. */
export function SolvencyPage(): ReactNode {
  const t = useTexts(solvencyTexts);
  const { data, isError, refetch } = useQuery(overviewQuery);
  const verdict = useVerdict(data);
  if (!data) {
    if (!isError) return <PageSkeleton />;
    const retry = () => void refetch();
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
  }
  const { statement, published } = data;
  if (statement === null) return <EmptyState title={t('noneTitle')} text={t('noneText')} />;
  const pools = inOrder(statement.pools.filter(({ held, owed }) => held !== '0' || owed !== '0'));
  return (
    <>
      <SolvencyHead statement={statement} verdict={verdict} />
      <StaleNotice at={statement.at} nextAt={data.nextAt} />
      <PoolList pools={pools.filter((pool) => !isSale(pool))} />
      <SaleList pools={pools.filter(isSale)} />
      <RootPart statement={statement} published={published} verdict={verdict} />
      <SharePart />
      <HistoryPart />
    </>
  );
}

type StaleNoticeProps = Readonly<{
  /** Chain time of the look that is shown, and when the next one is due. */
  at: number;
  nextAt: number;
}>;

/** Whoever stops looking must not stay green: says so when a look was left out, or when nothing new can be heard. */
function StaleNotice({ at, nextAt }: StaleNoticeProps): ReactNode {
  const t = useTexts(solvencyTexts);
  const locale = useLocale();
  const isOnline = useOnline();
  const now = useChainClock()();
  const isOverdue = now > nextAt + (nextAt - at);
  if (isOnline && !isOverdue) return null;
  return (
    <div role="status" className="px-4 pt-3">
      <Notice kind="warn">
        {t(isOnline ? 'overdue' : 'offline', { at: dateTimeText(at, locale) })}
      </Notice>
    </div>
  );
}
