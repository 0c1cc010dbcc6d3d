import { lazy, type ReactNode, Suspense } from 'react';

const ActivityLive = lazy(() =>
  import('./activity-live.tsx').then(({ ActivityLive }) => ({ default: ActivityLive })),
);

/** The place in the header of what is under way; fetched after the first page, like the wallet. */
export function ActivitySlot(): ReactNode {
  return (
    <Suspense>
      <ActivityLive />
    </Suspense>
  );
}
