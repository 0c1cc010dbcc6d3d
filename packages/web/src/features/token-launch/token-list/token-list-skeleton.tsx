import type { ReactNode } from 'react';
import { TokenRowSkeletons } from '../../../shared/launch/token-row-skeletons.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Where the list will stand: its search field, its choices, its first tokens. */
export function TokenListSkeleton(): ReactNode {
  return (
    <>
      <div aria-hidden className="grid gap-2 px-4 pb-2">
        <Skeleton height={48} />
        <Skeleton width="80%" height={36} />
      </div>
      <TokenRowSkeletons />
    </>
  );
}
