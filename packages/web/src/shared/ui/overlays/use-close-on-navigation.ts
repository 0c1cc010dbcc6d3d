import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes an overlay when the page changes. The clean-up matters for kept-alive pages: their location is
 * frozen, but their effects end when they are hidden, and an overlay left open would be back on return.
 */
export function useCloseOnNavigation(open: boolean, close: () => void): void {
  const { key } = useLocation();
  const place = useRef(key);
  const latest = useRef({ open, close });

  useEffect(() => {
    latest.current = { open, close };
  });
  useEffect(() => {
    if (place.current === key) return;
    place.current = key;
    if (latest.current.open) latest.current.close();
  }, [key]);
  const hidden = useRef(false);
  useEffect(() => {
    hidden.current = false;
    return () => {
      hidden.current = true;
      // Strict mode ends effects only to start them again at once: that is not hiding.
      queueMicrotask(() => {
        if (hidden.current && latest.current.open) latest.current.close();
      });
    };
  }, []);
}
