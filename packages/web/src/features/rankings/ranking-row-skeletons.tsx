import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';

/** The places of a board that is on its way. */
export function RankingRowSkeletons(): ReactNode {
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
