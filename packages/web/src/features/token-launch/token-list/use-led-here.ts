import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Places in the history that led here already; the list may be made anew when one goes back to them. */
const followed = new Set<string>();

/**
 * A part of a long page that a link asks for (`?view=`) is brought to the top and read first: once for each time the
 * link is followed, so that who comes back is left where they were.
 */
export function useLedHere(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [search] = useSearchParams();
  const isAsked = search.has('view');
  useEffect(() => {
    if (!isAsked || followed.has(key)) return;
    followed.add(key);
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [isAsked, key]);
  return part;
}
