import { type RefObject, useEffect, useRef, useState } from 'react';
import { isServerView } from '../../../shared/start/server-view.ts';

/**
 * How wide an element is, in whole pixels; 0 in the server's view. It is taken to be as wide as the page until its own
 * width is told: to ask for that at once would lay out everything one more time.
 */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(pageWidth);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([told]) => {
      if (told) setWidth(Math.floor(told.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

function pageWidth(): number {
  return isServerView() ? 0 : (document.getElementById('main')?.clientWidth ?? 0);
}
