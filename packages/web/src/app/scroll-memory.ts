import { useLayoutEffect, useRef } from 'react';
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
  const places = useRef(new Map<string, number>());
  const place = placeOf(route, location);
  const current = useRef(place);
  const first = useRef(true);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const returning = route.keepAlive || arrival === NavigationType.Pop;
    current.current = place;
    window.scrollTo(0, returning ? (places.current.get(place) ?? 0) : 0);
    if (!first.current) document.getElementById('main')?.focus({ preventScroll: true });
    first.current = false;
  }, [place, route.keepAlive, arrival]);
}
