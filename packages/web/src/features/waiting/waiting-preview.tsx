import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { waitingTexts } from './texts.ts';
import { actionable, type ShownRow, waitingGroups } from './waiting-groups.ts';
import { useWaiting } from './waiting-query.ts';
import { RowSkeletons, SignInLine, WaitingRows } from './waiting-rows.tsx';
import { useWaitingWords } from './waiting-words.ts';

/** Of the whole list. */
const SHOWN = 3;

type PreviewProps = Readonly<{ orderName: (kind: string) => string }>;

/** The first of what waits for the connected address, and the way to all of it. */
export function WaitingPreview({ orderName }: PreviewProps): ReactNode {
  const t = useTexts(waitingTexts);
  const words = useWaitingWords(orderName);
  const { data, isError, refetch } = useWaiting();
  const rows = data && actionable(waitingGroups(data.list));
  return (
    <Section
      title={t('title')}
      {...(rows && { count: rows.length })}
      aside={
        <Link to={paths.waiting} className="inline-flex min-h-11 items-center gap-1 text-primary">
          {t('seeAll')}
          <Icon of={ChevronRight} size={16} />
        </Link>
      }
    >
      {rows && <First rows={rows.slice(0, SHOWN)} words={words} />}
      {data?.unfinished === null && <SignInLine />}
      {!data && !isError && <RowSkeletons count={SHOWN} />}
      {!data && isError && (
        <div className="px-4">
          <PartFailed text={t('failedTitle')} retry={() => void refetch()} />
        </div>
      )}
    </Section>
  );
}

type FirstProps = Readonly<{
  rows: readonly ShownRow[];
  words: ReturnType<typeof useWaitingWords>;
}>;

function First({ rows, words }: FirstProps): ReactNode {
  const t = useTexts(waitingTexts);
  return rows.length === 0 ? (
    <p className="px-4 pb-2 text-14 text-ink-2">{t('emptyTitle')}</p>
  ) : (
    <WaitingRows label={t('title')} rows={rows} words={words} />
  );
}
