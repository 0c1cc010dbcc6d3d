import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton, Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { chartOf, HEIGHT, WIDTH } from './chart-points.ts';
import { coverText } from './pool-cover.ts';
import { PoolList, SaleList } from './pool-list.tsx';
import { inOrder, isSale } from './pool-name.ts';
import { RootPart } from './root-part.tsx';
import { SharePart } from './share-part.tsx';
import { SolvencyHead } from './solvency-head.tsx';
import { type Look, looksQuery, overviewQuery } from './solvency-queries.ts';
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

/** How it was at earlier looks: the least cover of each, oldest first. */
function HistoryPart(): ReactNode {
  const t = useTexts(solvencyTexts);
  const { data, isError, refetch } = useQuery(looksQuery);
  return (
    <Section title={t('history')} aside={data && t('looks', { n: data.list.length })}>
      <div className="px-4">
        {data && <Looks looks={data.list.toReversed()} />}
        {!data && isError && <PartFailed text={t('looksFailed')} retry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={112} />}
      </div>
    </Section>
  );
}

function Looks({ looks }: Readonly<{ looks: readonly Look[] }>): ReactNode {
  const t = useTexts(solvencyTexts);
  const locale = useLocale();
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last || looks.length < 2) {
    return <p className="text-14 text-ink-2">{t('oneLook')}</p>;
  }
  const least = looks.toSorted((a, b) => a.cover - b.cover)[0] ?? first;
  const words = { cover: coverText(BigInt(least.cover)), at: dateTimeText(least.at, locale) };
  return (
    <>
      <CoverChart looks={looks} label={t('chartLabel', words)} />
      <div className="mt-2 flex justify-between text-13 text-ink-2">
        <span>{dateTimeText(first.at, locale)}</span>
        <span>{dateTimeText(last.at, locale)}</span>
      </div>
      <p className={`mt-2 text-14 ${least.cover < 10_000 ? 'text-down' : 'text-ink-2'}`}>
        {t('lowest', words)}
      </p>
    </>
  );
}

type CoverChartProps = Readonly<{ looks: readonly Look[]; label: string }>;

/** The least cover at each look, over the line at which everything owed is just there. */
function CoverChart({ looks, label }: CoverChartProps): ReactNode {
  const { points, full } = chartOf(looks);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-28 w-full overflow-visible border-b border-line text-primary"
    >
      <line
        x1={0}
        x2={WIDTH}
        y1={full}
        y2={full}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
        strokeDasharray="4 3"
      />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
      {points
        .filter(({ isShort }) => isShort)
        .map(({ x, y, block }) => (
          <line
            key={block}
            x1={x}
            x2={x}
            y1={full}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className="stroke-down"
            strokeWidth={4}
          />
        ))}
    </svg>
  );
}
