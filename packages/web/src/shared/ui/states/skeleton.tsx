import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';

type SkeletonProps = Readonly<{ width?: string; height?: number }>;

/** Place of something not loaded yet, at its final height, so that nothing jumps. */
export function Skeleton({ width = '100%', height = 20 }: SkeletonProps): ReactNode {
  return <span aria-hidden className="skeleton" style={{ width, height }} />;
}

/** A page whose code is on its way, as high as the screen: what follows it is not seen to jump. */
export function PageSkeleton(): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className="grid min-h-dvh content-start gap-4 px-4 pt-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton width="55%" height={32} />
      <Skeleton height={112} />
      <Skeleton width="40%" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid grid-cols-[44px_1fr] gap-3 border-t border-line-soft pt-4">
          <Skeleton height={44} />
          <div className="grid gap-2">
            <Skeleton width="70%" />
            <Skeleton width="45%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
