import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { uiTexts } from '../ui/texts.ts';
import { CARD_ROW_HEIGHT } from './card-row.tsx';

/** Cards of a list that are on their way, at the height of their rows. */
export function CardRowSkeletons({ count }: Readonly<{ count: number }>): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change.
        <div key={place} style={{ height: CARD_ROW_HEIGHT }}>
          <CardRowSkeleton />
        </div>
      ))}
    </div>
  );
}

/** One of them, as high as what it is in. */
export function CardRowSkeleton(): ReactNode {
  return (
    <div className="grid h-full grid-cols-[64px_1fr] items-center gap-3 px-4">
      <Skeleton height={64} />
      <div className="grid gap-2">
        <Skeleton width="60%" />
        <Skeleton width="40%" height={16} />
      </div>
    </div>
  );
}
