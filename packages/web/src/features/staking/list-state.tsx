import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { stakingTexts } from './texts.ts';

type Query = Readonly<{
  isError: boolean;
  isPending: boolean;
  refetch: () => unknown;
}>;

/** What stands in place of a list without rows: on its way, not read, or none. */
export function ListState({ query, empty }: Readonly<{ query: Query; empty: string }>): ReactNode {
  const t = useTexts(stakingTexts);
  if (query.isPending) {
    return (
      <div className="grid gap-2 px-4">
        <Skeleton width="70%" />
        <Skeleton width="45%" height={16} />
      </div>
    );
  }
  if (!query.isError) return <p className="px-4 text-14 text-ink-2">{empty}</p>;
  return (
    <div className="px-4">
      <PartFailed text={t('listFailed')} retry={() => query.refetch()} />
    </div>
  );
}
