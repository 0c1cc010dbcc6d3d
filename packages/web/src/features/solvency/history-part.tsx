import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CoverChart } from './cover-chart.tsx';
import { coverText } from './pool-cover.ts';
import { type Look, looksQuery } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';

/** How it was at earlier looks: the least cover of each, oldest first. */
export function HistoryPart(): ReactNode {
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
