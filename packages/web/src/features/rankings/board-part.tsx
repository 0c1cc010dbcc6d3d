import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from '../../shared/format/count-text.ts';
import { dateText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { InfiniteList, type ListTail } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { type Board, type Period, type Ranking, rankingQuery } from './ranking-queries.ts';
import { BoardValue, RankingRow, valueText } from './ranking-row.tsx';
import { rankingTexts } from './texts.ts';

type BoardPartProps = Readonly<{ board: Board; period: Period }>;

/** One board: its formula, its rows, and their sum. */
export function BoardPart({ board, period }: BoardPartProps): ReactNode {
  const t = useTexts(rankingTexts);
  const query = useInfiniteQuery(rankingQuery(board, period));
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isError && rows.length === 0) {
    const retry = () => void query.refetch();
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
  }
  return (
    <>
      <Formula
        board={board}
        from={first?.from ?? null}
        to={first?.to ?? null}
        isCompared={period !== 'all'}
      />
      {query.isPending ? (
        <div className="mt-4 border-t border-line-soft">
          <RankingRowSkeletons />
        </div>
      ) : (
        <Rows
          board={board}
          rows={rows}
          sum={BigInt(first?.sum ?? 0)}
          isCompared={period !== 'all'}
          tail={tailOf(query)}
          loadMore={() => void query.fetchNextPage()}
        />
      )}
      {first && rows.length > 0 && <Sums ranking={first} board={board} />}
    </>
  );
}

type RowsProps = Readonly<{
  board: Board;
  rows: Ranking['list'];
  sum: bigint;
  isCompared: boolean;
  tail: ListTail;
  loadMore: () => void;
}>;

function Rows({ board, rows, sum, isCompared, tail, loadMore }: RowsProps): ReactNode {
  const t = useTexts(rankingTexts);
  if (rows.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const most = BigInt(rows[0]?.value ?? 1);
  return (
    <div className="mt-4 border-t border-line-soft">
      <InfiniteList
        label={t(`board_${board}`)}
        items={rows}
        keyOf={({ tokenAddress }) => tokenAddress}
        render={(row) => (
          <RankingRow row={row} board={board} most={most} sum={sum} isCompared={isCompared} />
        )}
        tail={tail}
        loadMore={loadMore}
      />
    </div>
  );
}

type FormulaProps = Readonly<{
  board: Board;
  from: number | null;
  to: number | null;
  isCompared: boolean;
}>;

/** What is counted, from when to when, and that no place can be bought. */
function Formula({ board, from, to, isCompared }: FormulaProps): ReactNode {
  const t = useTexts(rankingTexts);
  const locale = useLocale();
  const gap = useSentenceGap();
  const time =
    from !== null && to !== null
      ? t('between', { from: dateText(from, locale), to: dateText(to, locale) })
      : t('always');
  return (
    <div className="mx-4 mt-3 border-l-[3px] border-rule pl-3 text-14">
      <p>
        <b className="font-strong">{t(`board_${board}`)}</b>
        {gap}
        {t(`formula_${board}`)}
      </p>
      <p className="text-ink-2">
        {[to === null ? '' : time, isCompared ? t('arrows') : '', t('places')]
          .filter((part) => part !== '')
          .join(gap)}
      </p>
    </div>
  );
}

type SumsProps = Readonly<{ ranking: Ranking; board: Board }>;

function Sums({ ranking, board }: SumsProps): ReactNode {
  const t = useTexts(rankingTexts);
  const ui = useTexts(uiTexts);
  const { sum, leftOut, asOf } = ranking;
  return (
    <>
      {board !== 'burn' && (
        <dl className="mx-4 border-t border-line">
          <Figure name={t('sum')}>
            <BoardValue text={valueText(board, sum, t)} />
          </Figure>
          {leftOut && (
            <Figure name={t('leftOut', { n: leftOut.count })}>
              <BoardValue text={valueText(board, leftOut.value, t)} className="" />
            </Figure>
          )}
        </dl>
      )}
      <p className="flex min-h-11 items-center gap-2 px-4 pt-1 text-14 text-ink-2">
        <Icon of={ShieldCheck} size={20} className="text-up" />
        {ui('readAt', { block: countText(asOf.head) })}
      </p>
    </>
  );
}

/** The places of a board that is on its way. */
function RankingRowSkeletons(): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid min-h-[87px] grid-cols-[28px_44px_1fr] content-start gap-x-3 border-t border-line-soft px-4 py-3 first-of-type:border-t-0"
        >
          <Skeleton height={24} />
          <Skeleton height={44} />
          <div className="grid content-start gap-2">
            <Skeleton width="60%" />
            <Skeleton width="30%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
