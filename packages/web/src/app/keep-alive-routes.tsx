import { Activity, type ReactNode, Suspense, useState } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router';
import { usePageReady } from '../shared/start/ready.ts';
import { PageSkeleton } from '../shared/ui/skeleton.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RoutePage } from './route-page.tsx';
import type { AppRoute } from './routes.tsx';
import { useScrollMemory } from './scroll-memory.ts';

type Shown = Readonly<{ route: AppRoute; location: Location }>;

/**
 * Spec §2: the current page, and beside it, hidden with its effects off, every kept page visited so far.
 * A kept page lives in the location it was last shown with, so it notices nothing of where one went.
 */
export function KeepAliveRoutes({ route }: Readonly<{ route: AppRoute }>): ReactNode {
  const location = useLocation();
  const kept = useKept(route, location);
  useScrollMemory(route, location);
  return (
    <>
      {kept.map((page) => (
        <Activity key={page.route.path} mode={page.route === route ? 'visible' : 'hidden'}>
          <ShownPage {...page} />
        </Activity>
      ))}
      {!route.keepAlive && <ShownPage key={location.pathname} route={route} location={location} />}
    </>
  );
}

/** Adjusts the list while rendering, as React advises for state that follows from what is shown. */
function useKept(route: AppRoute, location: Location): readonly Shown[] {
  const [kept, setKept] = useState<readonly Shown[]>([]);
  if (!route.keepAlive) return kept;
  const known = kept.find((page) => page.route === route);
  if (known?.location === location) return kept;
  const others = kept.filter((page) => page !== known);
  const next = [...others, { route, location }];
  setKept(next);
  return next;
}

function ShownPage({ route, location }: Shown): ReactNode {
  return (
    <div data-page={route.name}>
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Routes location={location}>
            <Route path={route.path} element={<RoutePage name={route.name} />} />
          </Routes>
          <Ready />
        </Suspense>
      </PageBoundary>
    </div>
  );
}

function Ready(): ReactNode {
  usePageReady();
  return null;
}
