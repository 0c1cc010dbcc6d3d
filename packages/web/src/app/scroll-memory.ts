import { useLayoutEffect, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router';
import type { AppRoute } from './routes.tsx';

/** Where a page was left: kept pages by their path, others by their place in the history. */
function placeOf(route: AppRoute, location: Location): string {
  return route.keepAlive ? route.path : location.key;
}

/**
 * Spec §2: going somewhere starts at the top; going back, or to a kept page, returns to where one was.
 */
export function useScrollMemory(route: AppRoute, location: Location): void {
  const arrival = useNavigationType();
  const place = placeOf(route, location);
  const [memory] = useState(() => ({ place, first: true, depths: new Map<string, number>() }));

  // The last moment at which the page that is left still has its height, and with it its depth.
  if (memory.place !== place) memory.depths.set(memory.place, window.scrollY);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const returning = route.keepAlive || arrival === NavigationType.Pop;
    memory.place = place;
    // At the start the page may have been read, and scrolled, before the app came.
    if (!memory.first) {
      window.scrollTo(0, returning ? (memory.depths.get(place) ?? 0) : 0);
      // A reader of the page hears where they are now.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    memory.first = false;
  }, [place, route.keepAlive, arrival, memory]);
}
