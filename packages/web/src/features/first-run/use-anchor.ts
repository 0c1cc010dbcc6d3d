import { useEffect, useState } from 'react';

/** Where an element stands in the window, in pixels. */
export type Place = Readonly<{ x: number; y: number; width: number; height: number }>;

/**
 * Where the element is now, followed while pages load and scroll; null while there is none to be seen.
 * It is brought into sight when it is first found.
 */
export function useAnchor(selector: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let frame = 0;
    let isFound = false;
    const look = () => {
      const element = document.querySelector(selector);
      const seen = element && visiblePlace(element);
      if (element && seen && !isFound) bringIntoSight(element);
      isFound ||= seen !== null;
      setPlace((known) => (isSame(known, seen) ? known : seen));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return place;
}

function visiblePlace(element: Element): Place | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function bringIntoSight(element: Element): void {
  // What sticks to the edge of the window is in sight already; the page would only jump to its end.
  if (element.closest('[data-tour=navigation]')) return;
  element.scrollIntoView({ block: 'center' });
}

function isSame(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null) return one === other;
  return (['x', 'y', 'width', 'height'] as const).every((side) => one[side] === other[side]);
}
