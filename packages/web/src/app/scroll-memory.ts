import { useLayoutEffect, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router';
import type { AppRoute } from './routes.tsx';
import { placeOf, scrollDepths } from './scroll-depths.ts';

/**
 * Spec §2: going somewhere starts at the top; going back, or to a kept page, returns to where one was.
 */
export function useScrollMemory(route: AppRoute, location: Location): void {
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
