import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { uiTexts } from '../../../shared/ui/texts.ts';

/** Rows of the list of series that are on their way, at their height. */
export function SeriesRowSkeletons(): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="flex gap-4 border-t border-line-soft p-4 first-of-type:border-t-0"
        >
          <div className="skeleton h-[73px] w-30 flex-none" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton width="50%" height={24} />
            <Skeleton width="60%" />
            <Skeleton width="80%" height={38} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A series that is on its way: its envelope and what stands below. */
export function SeriesSkeleton(): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className="px-4">
      <span className="sr-only">{t('loading')}</span>
      <div className="skeleton mx-auto aspect-[300/182] max-w-[300px]" />
      <div className="mt-3 grid gap-2">
        <Skeleton width="35%" height={32} />
        <Skeleton width="60%" />
        <Skeleton height={60} />
        <Skeleton height={40} />
        <Skeleton height={60} />
      </div>
    </div>
  );
}
