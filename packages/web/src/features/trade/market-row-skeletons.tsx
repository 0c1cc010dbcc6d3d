import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useTexts } from '../../shared/ui/use-texts.ts';

/** The place of internal trades that are on their way. */
export function MarketRowSkeletons(): ReactNode {
  const t = useTexts();
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="grid min-h-[121px] grid-cols-[44px_1fr] content-start gap-3 border-t border-line-soft px-4 py-3 first-of-type:border-t-0"
        >
          <Skeleton height={44} />
          <div className="grid content-start gap-2">
            <Skeleton width="55%" />
            <Skeleton width="35%" height={16} />
            <Skeleton width="80%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
