import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { tokenPageTexts } from './texts.ts';

/** Head, price and chart at their heights. */
export function TokenSkeleton(): ReactNode {
  const t = useTexts(tokenPageTexts);
  return (
    <div role="status" className="grid gap-4 px-4 pt-2">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid grid-cols-[44px_1fr] gap-3">
        <Skeleton height={44} />
        <div className="grid gap-2">
          <Skeleton width="60%" />
          <Skeleton width="40%" height={16} />
        </div>
      </div>
      <Skeleton width="55%" height={40} />
      <Skeleton height={386} />
      <Skeleton height={96} />
    </div>
  );
}
