import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { uiTexts } from '../ui/texts.ts';

/** The place of tokens, or of their internal trades, that are on their way. */
export function TokenRowSkeletons(): ReactNode {
  const t = useTexts(uiTexts);
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
            <Skeleton width="60%" />
            <Skeleton width="40%" height={16} />
            <Skeleton width="85%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
