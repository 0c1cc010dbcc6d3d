import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { bringHomeOwn } from './lazy-home-own.ts';

/** As high as what comes, so that nothing below it jumps far. The code is fetched while the wallet comes back. */
export function HomeOwnSkeleton(): ReactNode {
  useEffect(() => void bringHomeOwn().catch(() => {}), []);
  return (
    <div aria-hidden className="grid gap-4 px-4 pt-1">
      <Skeleton height={300} />
      <Skeleton height={78} />
      <Skeleton height={260} />
    </div>
  );
}
