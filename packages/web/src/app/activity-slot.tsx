import { type ReactNode, Suspense } from 'react';
import { lazyLater } from '../shared/start/lazy-later.ts';

const ActivityLive = lazyLater(() =>
  import('./activity-live.tsx').then(({ ActivityLive }) => ActivityLive),
);

/** The place in the header of what is under way; fetched after the first page, like the wallet. */
export function ActivitySlot(): ReactNode {
  return (
    <Suspense>
      <ActivityLive />
    </Suspense>
  );
}
