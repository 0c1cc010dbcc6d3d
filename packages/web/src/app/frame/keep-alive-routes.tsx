import { Activity, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import {
  type Location,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router';
import { usePageReady } from '../../shared/start/ready.ts';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { RoutePage } from '../routing/route-page.tsx';
import type { AppRoute } from '../routing/routes.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { placeOf, scrollDepths } from './scroll-depths.ts';

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

/**
 * Spec §2: going somewhere starts at the top; going back, or to a kept page, returns to where one was.
 */
function useScrollMemory(route: AppRoute, location: Location): void {
  const arrival = useNavigationType();
  const { key, isKept } = placeOf(route, location);
  const [memory] = useState(() => ({
    place: { key, isKept },
    first: true,
    depths: scrollDepths(),
  }));

  // The last moment at which the page that is left still has its height, and with it its depth.
  if (memory.place.key !== key) memory.depths.leave(memory.place, window.scrollY);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    memory.place = { key, isKept };
    // At the start the page may have been read, and scrolled, before the app came.
    if (!memory.first) {
      const isReturning = isKept || arrival === NavigationType.Pop;
      window.scrollTo(0, isReturning ? memory.depths.of(memory.place) : 0);
      // A reader of the page hears where they are now.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    memory.first = false;
  }, [key, isKept, arrival, memory]);
}
