import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';

/** As high as what comes, so that nothing below it jumps far. */
export function HomeOwnSkeleton(): ReactNode {
  return (
    <div aria-hidden className="grid gap-4 px-4 pt-1">
      <Skeleton height={300} />
      <Skeleton height={78} />
      <Skeleton height={260} />
    </div>
  );
}
